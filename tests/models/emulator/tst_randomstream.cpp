// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomstream.h"

#include <QRegularExpression>
#include <QTest>

#include <set>

using namespace deck::emulator;

class TestRandomStream : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dependsOnSeedAndPurposeOnly()
    {
        RandomStream first(7, u"market");
        RandomStream again(7, u"market");
        RandomStream otherSeed(8, u"market");
        RandomStream otherPurpose(7, u"nodes");
        const quint64 value = first.next();
        QCOMPARE(again.next(), value);
        QVERIFY(otherSeed.next() != value);
        QVERIFY(otherPurpose.next() != value);
    }

    /// A demo has to look the same after an update of ours, of Qt and of the compiler.
    void neverChangesItsNumbers()
    {
        RandomStream stream(1, u"pinned");
        QCOMPARE(stream.next(), quint64(17716083666491990291ULL));
        QCOMPARE(stream.within({10, 99}), 99);
        QCOMPARE(stream.suffix(), QStringLiteral("wq9pr"));
        QCOMPARE(stream.uuid(), QStringLiteral("029df71d-e439-49d2-8171-c46bcc5dc12a"));
    }

    void staysWithinItsBoundsAndReachesThem()
    {
        RandomStream stream(3, u"bounds");
        std::set<int> seen;
        for (int i = 0; i < 500; ++i)
            seen.insert(stream.within({-2, 3}));
        QCOMPARE(seen, (std::set<int>{-2, -1, 0, 1, 2, 3}));
        QCOMPARE(stream.within({5, 5}), 5);
    }

    void chancesAreAboutRight()
    {
        RandomStream stream(3, u"chance");
        int hits = 0;
        for (int i = 0; i < 10'000; ++i)
            hits += stream.chance(40);
        QVERIFY2(hits > 300 && hits < 500, qPrintable(QString::number(hits)));
        QVERIFY(!stream.chance(0));
        QVERIFY(stream.chance(1000));
    }

    void makesNamesAndIdsOfTheUsualForm()
    {
        RandomStream stream(9, u"names");
        static const QRegularExpression suffix(QStringLiteral("^[bcdfghjklmnpqrstvwxz2456789]{5}$"));
        static const QRegularExpression uuid(
            QStringLiteral("^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"));
        for (int i = 0; i < 200; ++i) {
            const QString name = stream.suffix();
            QVERIFY2(suffix.match(name).hasMatch(), qPrintable(name));
            const QString id = stream.uuid();
            QVERIFY2(uuid.match(id).hasMatch(), qPrintable(id));
        }
    }
};

QTEST_GUILESS_MAIN(TestRandomStream)
#include "tst_randomstream.moc"
