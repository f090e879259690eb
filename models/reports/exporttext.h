// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report.h"

#include <QHash>

namespace deck {

/// "DEMO DATA" or "live": the mark that stands in every row and at the head of every document.
QString dataMark(const Report &report);
/// The billing rule in one English sentence, printed with every report (DESIGN.md, decision 6).
QString billingRuleWords(const BillingRule &rule);
QString className(ChargeClass chargeClass);
/// Dollars with six decimals, not localised.
QString dollars(Amount amount);
/// The exact value as a fraction of a dollar, "5282280000000/2628000000000": sums of these need no rounding.
QString exactDollars(Amount amount);
/// GPU-seconds as GPU-hours with six decimals.
QString gpuHours(GpuSeconds usage);
/// The amounts of the charges in order, each within a millionth of a dollar of its own, so that the printed ones add up to
/// the printed total exactly.
QList<Amount> addingUp(const QList<Amount> &amounts);

/// Server text on its way out: redacted once for each distinct text (DESIGN.md, decision 12).
class OutgoingText
{
public:
    QString operator()(const QString &text);

private:
    QHash<QString, QString> m_known;
};

} // namespace deck
