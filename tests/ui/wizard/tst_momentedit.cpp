// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "momentedit.h"
#include "windowkit.h"

#include <QSignalSpy>

using namespace deck;
using namespace deck::ui;

class MomentEditTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsWhatIsTypedInTheZoneInForce_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("local");
        QTest::addColumn<QString>("utc"); // empty: refused
        QTest::newRow("utc") << "2026-06-17 08:00" << false << "2026-06-17T08:00:00Z";
        QTest::newRow("local") << "2026-06-17 08:00" << true << "2026-06-17T12:00:00Z";
        QTest::newRow("short day, T, blanks") << " 2026-6-7T8:05 " << false << "2026-06-07T08:05:00Z";
        QTest::newRow("no time") << "2026-06-17" << false << "";
        QTest::newRow("no such day") << "2026-02-30 08:00" << false << "";
        QTest::newRow("no such hour") << "2026-06-17 24:00" << false << "";
        QTest::newRow("half typed") << "2026-06-1" << false << "";
        QTest::newRow("words") << "tomorrow" << false << "";
        QTest::newRow("skipped by the clocks") << "2026-03-08 02:30" << true << "";
        QTest::newRow("the same in UTC") << "2026-03-08 02:30" << false << "2026-03-08T02:30:00Z";
    }
    void readsWhatIsTypedInTheZoneInForce()
    {
        QFETCH(QString, typed);
        QFETCH(bool, local);
        QFETCH(QString, utc);
        WindowKit kit; // its local zone is New York
        kit.zone.setZone(local ? ZoneChoice::Zone::Local : ZoneChoice::Zone::Utc);
        MomentEdit edit(kit.session.clock(), kit.zone);
        QVERIFY(edit.isAcceptable()); // empty is for the form to judge
        QTest::keyClicks(&edit, typed);
        QCOMPARE(edit.moment() ? edit.moment()->toIso() : QString(), utc);
        QCOMPARE(edit.isAcceptable(), !utc.isEmpty());
        QCOMPARE(edit.refusal().isEmpty(), !utc.isEmpty());
        QCOMPARE(edit.text(), typed); // as typed, whatever it is
    }

    void aChangeOfZoneKeepsTheMoment()
    {
        WindowKit kit;
        kit.zone.setZone(ZoneChoice::Zone::Utc);
        MomentEdit edit(kit.session.clock(), kit.zone);
        const Instant moment = *Instant::fromRfc3339(u"2026-06-17T08:00:30Z");
        edit.setMoment(moment);
        QCOMPARE(edit.text(), QStringLiteral("2026-06-17 08:00"));
        QCOMPARE(edit.zoneName(), QStringLiteral("UTC"));
        kit.zone.toggle();
        QCOMPARE(edit.text(), QStringLiteral("2026-06-17 04:00"));
        QCOMPARE(edit.moment(), std::optional(moment));
        QVERIFY(edit.zoneName() != QStringLiteral("UTC"));
        // The hour that the clocks run through twice stays the one that was meant.
        const Instant second = *Instant::fromRfc3339(u"2026-11-01T06:30:00Z");
        edit.setMoment(second);
        QCOMPARE(edit.text(), QStringLiteral("2026-11-01 01:30"));
        QCOMPARE(edit.moment(), std::optional(second));
    }

    void arrowsStepByTheHourAndPagesByTheDay()
    {
        WindowKit kit;
        kit.zone.setZone(ZoneChoice::Zone::Utc);
        MomentEdit edit(kit.session.clock(), kit.zone);
        QTest::keyClick(&edit, Qt::Key_Up);
        QCOMPARE(edit.text(), QStringLiteral("2026-06-16 15:00")); // the next full hour
        QTest::keyClick(&edit, Qt::Key_Up);
        QTest::keyClick(&edit, Qt::Key_PageUp);
        QCOMPARE(edit.text(), QStringLiteral("2026-06-17 16:00"));
        QTest::keyClick(&edit, Qt::Key_PageDown);
        QTest::keyClick(&edit, Qt::Key_Down);
        QCOMPARE(edit.text(), QStringLiteral("2026-06-16 15:00"));
    }
};

QTEST_MAIN(MomentEditTest)
#include "tst_momentedit.moc"
