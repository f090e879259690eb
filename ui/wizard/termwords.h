// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "billingrule.h"
#include "burnrate.h"
#include "fmt.h"
#include "sentence.h"

#include <QCoreApplication>

namespace deck::ui {

/// How the standard GPUs of a wanted cluster are paid, in words. What is paid up front has no price here: the price book holds
/// hourly prices only, and the on-demand one is never said to be it (facts.md, 5.1 and 5.4).
class TermWords
{
    Q_DECLARE_TR_FUNCTIONS(deck::ui::TermWords)

public:
    static bool isHourly(const ClusterSpec &spec) { return spec.billing == BillingType::OnDemand; }
    /// "On-demand", "Reserved", "Scheduled"
    static QString kind(const ClusterSpec &spec);
    /// "Reserved, 30 days": the line of the price panel.
    static QString line(const ClusterSpec &spec);
    /// "on demand, by the hour"; "reserved for 30 days, paid up front"; "scheduled from 17 Jun 2026 08:00 to … UTC"
    static QString term(const ClusterSpec &spec, const Fmt &fmt);
    /// Why there is no price; empty for on-demand.
    static QString whyNoPrice(const ClusterSpec &spec);
    /// How time is metered, for what is wanted.
    static QString metering(const ClusterSpec &spec, const BillingRule &rule);
    /// What the user agrees to. `least` and `most` as burnRateOf gives them, with none and with all preemptible GPUs; `beside` is
    /// what comes by the hour beside standard GPUs that are not paid by the hour.
    static Sentence agreement(const ClusterSpec &spec, const BurnRate &least, const BurnRate &most, const BurnRate &beside, const Fmt &fmt);
    /// The button that creates the cluster says what happens to the money.
    static QString deed(const ClusterSpec &spec, const BillingRule &rule);
    /// "**Now:** 4 standard nodes created. Billing starts when they run."
    static Sentence firstStep(const ClusterSpec &spec, const BillingRule &rule, const Fmt &fmt);
};

} // namespace deck::ui
