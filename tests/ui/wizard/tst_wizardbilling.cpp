// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wizardkit.h"

#include <QAbstractButton>
#include <QPushButton>

using namespace deck;
using namespace deck::ui;

namespace {

/// Into the capacity step of a filled wizard.
void editCapacity(CreateWizard &wizard)
{
    part<QPushButton>(wizard, "edit2")->click();
}

/// By keyboard: to the kinds of billing, and `right` times the right arrow.
void chooseBilling(CreateWizard &wizard, int right)
{
    const auto kinds = part(wizard, "billing")->findChildren<QAbstractButton *>();
    for (QAbstractButton *each : kinds) {
        if (each->isChecked())
            each->setFocus(Qt::TabFocusReason);
    }
    for (int i = 0; i < right; ++i)
        press(wizard, Qt::Key_Right);
}

void typeInto(CreateWizard &wizard, const char *field, const QString &text)
{
    auto *edit = part<QLineEdit>(wizard, field);
    edit->setFocus(Qt::TabFocusReason);
    edit->selectAll();
    QTest::keyClicks(edit, text);
}

void toReview(CreateWizard &wizard)
{
    for (int i = 0; i < 3; ++i)
        press(wizard, Qt::Key_Return);
}

} // namespace

class WizardBillingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void onDemandIsComparedWithAllOnDemand()
    {
        WindowKit kit;
        const auto wizard = opened(kit);
        fillAsInTheMockup(*wizard);
        const QString text = visibleTextOf(*wizard);
        for (const char *words : {"$111.52", "$219.04", "All on-demand", "$326.56 /h", "$107.52 /h", "32% less than all on-demand",
                                  "on demand, by the hour", "Metered every 1 to 2 minutes."})
            QVERIFY2(text.contains(QString::fromUtf8(words)), words);
        QCOMPARE(part<QPushButton>(*wizard, "create")->text(), QStringLiteral("Create, bill when it runs"));
    }

    void aReservationHasNoHourlyPriceAndSaysWhy()
    {
        WindowKit kit;
        const auto wizard = opened(kit);
        fillAsInTheMockup(*wizard);
        editCapacity(*wizard);
        chooseBilling(*wizard, 1);
        QVERIFY(visibleTextOf(*wizard).contains(QStringLiteral("Charged up front in credits for all days and not refunded.")));
        // Days are never guessed.
        press(*wizard, Qt::Key_Return);
        QVERIFY(part(*wizard, "reservedDays")->isVisible());
        QVERIFY(visibleTextOf(*wizard).contains(QStringLiteral("Say how long the capacity is needed.")));
        type(part<GpuSpinBox>(*wizard, "reservedDays"), QStringLiteral("95"));
        press(*wizard, Qt::Key_Return);
        QVERIFY(part(*wizard, "reservedDays")->isVisible());
        QCOMPARE(part<QSpinBox>(*wizard, "reservedDays")->text(), QStringLiteral("95")); // Enter puts nothing else in its place
        QTRY_VERIFY(visibleTextOf(*wizard).contains(QStringLiteral("Use a whole number from 1 to 90.")));
        QVERIFY(visibleTextOf(*wizard).contains(QStringLiteral("Use 90")));
        type(part<GpuSpinBox>(*wizard, "reservedDays"), QStringLiteral("30"));
        WindowKit::picture(*wizard, "wizard-3-reserved");
        toReview(*wizard);
        const QString text = visibleTextOf(*wizard);
        for (const char *words : {"Reserved, 30 days", "reserved for 30 days, paid up front, not refunded",
                                  "The sum up front is not known", "$107.52 /h", "$4.00 /h", "32 GPUs",
                                  "what was paid up front is not refunded", "Reserved GPUs are paid up front, used or not."})
            QVERIFY2(text.contains(QString::fromUtf8(words)), words);
        QCOMPARE(part(*wizard, "startsAt")->property("text").toString(), QStringLiteral("–"));
        QCOMPARE(part(*wizard, "upTo")->property("text").toString(), QStringLiteral("–"));
        for (const char *words : {"$219.04", "32 GPUs × $3.36", "All on-demand", "$2,676"})
            QVERIFY2(!text.contains(QString::fromUtf8(words)), words);
        auto *agree = part<QCheckBox>(*wizard, "agree");
        QCOMPARE(agree->accessibleName(),
                 QStringLiteral("I agree to pay a sum up front that is not known here for 30 days. It is not refunded. Beside it up to "
                                "$111.52 per hour until I scale down or delete."));
        QCOMPARE(part<QPushButton>(*wizard, "create")->text(), QStringLiteral("Create and pay 30 days"));
        WindowKit::picture(*wizard, "wizard-5-reserved");
        agreeAndCreate(*wizard);
        QCOMPARE(kit.session.creates.size(), 1);
        QCOMPARE(kit.session.creates.first().billing, BillingType::Reserved);
        QCOMPARE(kit.session.creates.first().reservedDays, std::optional(30));
        QCOMPARE(kit.session.creates.first().preemptibleGpus, 64); // no rule of the contract forbids them beside a reservation
        QVERIFY(!kit.session.creates.first().reservationEnd);
    }

    void otherDaysTakeTheAgreementBack()
    {
        WindowKit kit;
        const auto wizard = opened(kit);
        fillAsInTheMockup(*wizard);
        editCapacity(*wizard);
        chooseBilling(*wizard, 1);
        type(part<GpuSpinBox>(*wizard, "reservedDays"), QStringLiteral("30"));
        toReview(*wizard);
        auto *agree = part<QCheckBox>(*wizard, "agree");
        agree->click();
        QVERIFY(part<QPushButton>(*wizard, "create")->isEnabled());
        part<GpuSpinBox>(*wizard, "reservedDays")->take(60); // no price changes by that, what is agreed to does
        QVERIFY(!agree->isChecked());
        QVERIFY(!part<QPushButton>(*wizard, "create")->isEnabled());
    }

    void aWindowLiesInTheFutureInTheZoneThatIsPrinted()
    {
        WindowKit kit;
        kit.zone.setZone(ZoneChoice::Zone::Utc);
        const auto wizard = opened(kit);
        fillAsInTheMockup(*wizard);
        editCapacity(*wizard);
        chooseBilling(*wizard, 2);
        press(*wizard, Qt::Key_Return);
        QVERIFY(part(*wizard, "windowEnd")->isVisible());
        QVERIFY(visibleTextOf(*wizard).contains(QStringLiteral("Say how long the capacity is needed.")));
        typeInto(*wizard, "windowStart", QStringLiteral("2026-06-16 14:00"));
        typeInto(*wizard, "windowEnd", QStringLiteral("2026-06-16 13:00"));
        QVERIFY(visibleTextOf(*wizard).contains(QStringLiteral("This moment has passed.")));
        typeInto(*wizard, "windowStart", QStringLiteral("2026-06-17 08:00"));
        typeInto(*wizard, "windowEnd", QStringLiteral("2026-06-17 07:00"));
        QVERIFY(!visibleTextOf(*wizard).contains(QStringLiteral("This moment has passed.")));
        QVERIFY(visibleTextOf(*wizard).contains(QStringLiteral("The end must be after the start.")));
        typeInto(*wizard, "windowEnd", QStringLiteral("2026-06-2"));
        QVERIFY(visibleTextOf(*wizard).contains(QStringLiteral("Use the form YYYY-MM-DD HH:MM")));
        press(*wizard, Qt::Key_Return);
        QVERIFY(part(*wizard, "windowEnd")->isVisible());
        typeInto(*wizard, "windowEnd", QStringLiteral("2026-06-20 12:00"));
        WindowKit::picture(*wizard, "wizard-3-scheduled");
        kit.zone.toggle(); // New York
        QCOMPARE(part<QLineEdit>(*wizard, "windowStart")->text(), QStringLiteral("2026-06-17 04:00"));
        kit.zone.toggle();
        toReview(*wizard);
        const QString text = visibleTextOf(*wizard);
        for (const char *words : {"scheduled from 17 Jun 2026 08:00 UTC to 20 Jun 2026 12:00 UTC", "The price of scheduled GPUs is not published",
                                  "From 17 Jun 2026 08:00 UTC"})
            QVERIFY2(text.contains(QString::fromUtf8(words)), words);
        QVERIFY(!text.contains(QStringLiteral("$219.04")));
        WindowKit::picture(*wizard, "wizard-5-scheduled");
        // Time goes on: what has passed meanwhile cannot be sent.
        part<QCheckBox>(*wizard, "agree")->click();
        QVERIFY(part<QPushButton>(*wizard, "create")->isEnabled());
        const Instant before = kit.session.time.at;
        kit.session.time.at = *Instant::fromRfc3339(u"2026-06-17T09:00:00Z");
        part<QPushButton>(*wizard, "create")->click();
        QCOMPARE(kit.session.creates.size(), 0);
        // It leads to what is wrong; back on the review, what has to be put right is named.
        QVERIFY(part(*wizard, "windowStart")->isVisible());
        QVERIFY(visibleTextOf(*wizard).contains(QStringLiteral("This moment has passed.")));
        for (QAbstractButton *step : wizard->findChildren<QAbstractButton *>())
            if (step->accessibleName().startsWith(QStringLiteral("Review")))
                step->click();
        QVERIFY(part(*wizard, "agree")->isVisible());
        QCOMPARE(part(*wizard, "caption")->property("text").toString(), QStringLiteral("To be put right: Capacity"));
        kit.session.time.at = before;
        agreeAndCreate(*wizard);
        QCOMPARE(kit.session.creates.size(), 1);
        const ClusterSpec sent = kit.session.creates.first();
        QCOMPARE(sent.billing, BillingType::ScheduledCapacity);
        QCOMPARE(sent.reservationStart->toIso(), QStringLiteral("2026-06-17T08:00:00Z"));
        QCOMPARE(sent.reservationEnd->toIso(), QStringLiteral("2026-06-20T12:00:00Z"));
        QVERIFY(!sent.reservedDays);
    }

    void whatWasTypedForAnotherKindIsKeptAndNotSent()
    {
        WindowKit kit;
        const auto wizard = opened(kit);
        fillAsInTheMockup(*wizard);
        editCapacity(*wizard);
        chooseBilling(*wizard, 1);
        type(part<GpuSpinBox>(*wizard, "reservedDays"), QStringLiteral("30"));
        chooseBilling(*wizard, 1);
        typeInto(*wizard, "windowEnd", QStringLiteral("nonsense"));
        chooseBilling(*wizard, -1);
        const auto kinds = part(*wizard, "billing")->findChildren<QAbstractButton *>();
        kinds.first()->click();
        toReview(*wizard);
        agreeAndCreate(*wizard);
        QCOMPARE(kit.session.creates.size(), 1);
        QCOMPARE(kit.session.creates.first().billing, BillingType::OnDemand);
        QVERIFY(!kit.session.creates.first().reservedDays);
        QCOMPARE(part<GpuSpinBox>(*wizard, "reservedDays")->value(), 30);
    }
};

QTEST_MAIN(WizardBillingTest)
#include "tst_wizardbilling.moc"
