// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "composition.h"

#include "await.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

using namespace deck;

class TestComposition : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playsADemosPastByTheNormalWay()
    {
        SourceOptions source;
        source.kind = SourceOptions::Kind::Demo;
        source.demo.seed = 7;
        source.demo.epoch = Instant::fromRfc3339(u"2026-09-01T00:00:00Z");
        source.demo.advance = Seconds(36 * 3600);
        Composition composition(Composition::DemoClock::StandsStill);
        QElapsedTimer timer;
        timer.start();
        const auto opened = await(composition.openAndWait(source, {}), std::chrono::seconds(60));
        QVERIFY2(opened.hasValue(), opened ? "" : qPrintable(opened.error().summary()));
        qInfo() << "played in ms" << timer.elapsed();
        const FleetSession *session = composition.current();
        QVERIFY(session->hasFleet());
        QCOMPARE(session->clock().now().toIso(), QStringLiteral("2026-09-02T12:00:00Z"));
        QCOMPARE(session->history().firstObservedAt()->toIso(), QStringLiteral("2026-09-01T00:00:00Z"));
        QVERIFY(session->snapshot()->clusters.size() >= 6);
        QVERIFY(!session->snapshot()->regions.isEmpty());
        QVERIFY(!session->snapshot()->availability.isEmpty());
        qInfo() << "events" << session->history().events({}).size() << "gaps" << session->history().gaps().size();
        QCOMPARE(session->history().gaps().size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestComposition)
#include "tst_composition.moc"
