// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "asktablemodel.h"
#include "roles.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace deck;
using Column = AskTableModel::Column;

namespace {

Ask ask(const char *key, qint64 second, Ask::Outcome outcome, std::optional<int> granted = {})
{
    Ask made;
    made.key = QString::fromLatin1(key);
    made.at = Instant::fromSeconds(second);
    made.before = 16;
    made.asked = 64;
    made.outcome = outcome;
    made.granted = granted;
    return made;
}

} // namespace

class TestAskTableModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void newestComesFirstAndAnAnswerChangesOneRow()
    {
        AskTableModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QList<Ask> asks{ask("a", 100, Ask::Outcome::Refused), ask("b", 300, Ask::Outcome::Waiting, 16), ask("c", 200, Ask::Outcome::Granted, 64)};
        model.setAsks(asks);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.index(0, 0).data(roles::KeyRole).toString(), QStringLiteral("b"));
        QCOMPARE(model.index(2, 0).data(roles::KeyRole).toString(), QStringLiteral("a"));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        asks[1].granted = 40;
        model.setAsks(asks);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(inserted.size(), 0);
        QCOMPARE(model.index(0, int(Column::Granted)).data().toString(), QStringLiteral("40"));
    }

    void saysTheOutcomeInWords_data()
    {
        QTest::addColumn<int>("outcome");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<QString>("words");
        QTest::newRow("refused") << int(Ask::Outcome::Refused) << "Out of stock" << "refused: Out of stock";
        QTest::newRow("refused with a line break") << int(Ask::Outcome::Refused) << "a\nb" << QString();
        QTest::newRow("refused, no words") << int(Ask::Outcome::Refused) << "" << "refused";
        QTest::newRow("waiting") << int(Ask::Outcome::Waiting) << "" << "waiting, 16 of 64";
        QTest::newRow("granted") << int(Ask::Outcome::Granted) << "" << "all there";
        QTest::newRow("overtaken") << int(Ask::Outcome::Overtaken) << "" << "changed again at 16 of 64";
        QTest::newRow("unknown") << int(Ask::Outcome::Unknown) << "" << "not known whether it arrived";
        QTest::newRow("not sent") << int(Ask::Outcome::NotSent) << "" << "not sent";
    }
    void saysTheOutcomeInWords()
    {
        QFETCH(int, outcome);
        QFETCH(QString, reason);
        QFETCH(QString, words);
        Ask made = ask("a", 1, Ask::Outcome(outcome), 16);
        made.reason = reason;
        AskTableModel model;
        model.setAsks({made});
        const QString text = model.index(0, int(Column::Outcome)).data().toString();
        if (reason.contains(QLatin1Char('\n')))
            QVERIFY2(!text.contains(QLatin1Char('\n')), qPrintable(text));
        else
            QCOMPARE(text, words);
    }

    void saysWhoAskedForWhat()
    {
        Ask made = ask("a", 1, Ask::Outcome::Granted, 64);
        AskTableModel model;
        model.setAsks({made});
        QCOMPARE(model.index(0, int(Column::Asked)).data().toString(), QStringLiteral("16 → 64"));
        QCOMPARE(model.index(0, int(Column::By)).data().toString(), QStringLiteral("someone else"));
        made.ours = true;
        made.kind = Ask::Kind::Create;
        model.setAsks({made});
        QCOMPARE(model.index(0, int(Column::By)).data().toString(), QStringLiteral("you"));
        QVERIFY(model.index(0, int(Column::Asked)).data().toString().startsWith(QStringLiteral("64")));
        for (int column = 0; column < model.columnCount(); ++column)
            QVERIFY(!model.headerData(column, Qt::Horizontal).toString().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestAskTableModel)
#include "tst_asktablemodel.moc"
