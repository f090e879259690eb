// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricewords.h"

#include "visibletext.h"

namespace deck::ui {

QString PriceWords::source(const RateCard &card, const Fmt &fmt)
{
    if (card.isEmpty())
        return tr("No rates entered yet");
    const QString name = card.source.isEmpty() ? tr("your price book") : visibleText(card.source, 80);
    return card.checkedAt ? tr("From %1, checked %2").arg(name, fmt.date(*card.checkedAt)) : tr("From %1").arg(name);
}

QString PriceWords::perHour(Amount oneHour, bool unpriced, const Fmt &fmt)
{
    return unpriced ? Fmt::none() : fmt.usd(oneHour);
}

QString PriceWords::perHourWithUnit(Amount oneHour, bool unpriced, const Fmt &fmt)
{
    return unpriced ? Fmt::none() + QLatin1Char(' ') + Fmt::perHourUnit() : fmt.usdPerHour(oneHour);
}

QString PriceWords::rule(const BillingRule &rule)
{
    QString words = rule.standard == rule.preemptible
        ? (rule.standard == BillingRule::Start::NodeRunning
               ? tr("A node is billed while it runs, draining included; failed and paused nodes are not.")
               : tr("A node is billed from the creation of its cluster until it is removed."))
        : (rule.standard == BillingRule::Start::NodeRunning
               ? tr("Standard nodes are billed while they run, preemptible nodes from the creation of the cluster.")
               : tr("Standard nodes are billed from the creation of the cluster, preemptible nodes while they run."));
    if (rule.grain > Seconds(1))
        words += QLatin1Char(' ') + tr("Time is rounded up to %n second(s).", nullptr, int(rule.grain.count()));
    return words;
}

QString PriceWords::createDeed(const BillingRule &rule)
{
    return rule.standard == BillingRule::Start::ClusterCreated ? tr("Create and start billing")
                                                                : tr("Create, bill when it runs");
}

QString PriceWords::startOfBilling(const BillingRule &rule)
{
    return rule.standard == BillingRule::Start::ClusterCreated ? tr("Billing starts at once.")
                                                                : tr("Billing starts when they run.");
}

} // namespace deck::ui
