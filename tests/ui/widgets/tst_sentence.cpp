// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sentence.h"

#include <QTest>

using deck::ui::Sentence;

class TestSentence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void marksBecomeRuns()
    {
        const Sentence sentence(QStringLiteral("**%1** leaves by ``%2``."), {QStringLiteral("node-1"), QStringLiteral("14:34")});
        const QVector<Sentence::Run> expected{{QStringLiteral("node-1"), true, false},
                                              {QStringLiteral(" leaves by "), false, false},
                                              {QStringLiteral("14:34"), false, true},
                                              {QStringLiteral("."), false, false}};
        QCOMPARE(sentence.runs(), expected);
        QCOMPARE(sentence.toPlainText(), QStringLiteral("node-1 leaves by 14:34."));
    }

    void argumentsAreNeverReadForMarks()
    {
        const Sentence sentence(QStringLiteral("%1 and %2"), {QStringLiteral("**x** %2"), QStringLiteral("<b>y</b>")});
        const QVector<Sentence::Run> expected{{QStringLiteral("**x** %2 and <b>y</b>"), false, false}};
        QCOMPARE(sentence.runs(), expected);
    }

    void aPercentSignWithoutArgumentStays()
    {
        QCOMPARE(Sentence(QStringLiteral("50% off, %3"), {QStringLiteral("a")}).toPlainText(), QStringLiteral("50% off, %3"));
    }

    void plainTextIsTakenAsItIs()
    {
        QCOMPARE(Sentence::plain(QStringLiteral("**not bold**")).toPlainText(), QStringLiteral("**not bold**"));
        QVERIFY(Sentence::plain({}).isEmpty());
    }
};

QTEST_MAIN(TestSentence)
#include "tst_sentence.moc"
