// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exporttext.h"

#include "redactor.h"

namespace deck {
namespace {

QString startWords(BillingRule::Start start)
{
    return start == BillingRule::Start::NodeRunning
        ? QStringLiteral("while its latest phase is RUNNING, draining included; FAILED, PAUSED and SUCCEEDED stop it")
        : QStringLiteral("from the creation of its cluster (when added later: from its own first phase) until its removal");
}

QString wideNumber(Amount::Wide value)
{
    if (value == 0)
        return QStringLiteral("0");
    const bool negative = value < 0;
    QString digits;
    for (; value != 0; value /= 10)
        digits.prepend(QChar(u'0' + int(negative ? -(value % 10) : value % 10)));
    return negative ? QLatin1Char('-') + digits : digits;
}

} // namespace

QString dataMark(const Report &report)
{
    return report.demo ? QStringLiteral("DEMO DATA") : QStringLiteral("live");
}

QString billingRuleWords(const BillingRule &rule)
{
    QString words;
    if (rule.standard == rule.preemptible)
        words = QStringLiteral("A node is billed %1. ").arg(startWords(rule.standard));
    else
        words = QStringLiteral("A standard node is billed %1. A preemptible node is billed %2. ")
                    .arg(startWords(rule.standard), startWords(rule.preemptible));
    words += QStringLiteral("Times are floored to whole seconds.");
    if (rule.grain.count() > 1)
        words += QStringLiteral(" Each running stretch is rounded up to %1 s.").arg(rule.grain.count());
    return words + QStringLiteral(" Storage is billed while a volume exists. GPUs covered by a reservation carry no hourly rate.");
}

QString className(ChargeClass chargeClass)
{
    switch (chargeClass) {
    case ChargeClass::Standard:
        return QStringLiteral("standard");
    case ChargeClass::Preemptible:
        return QStringLiteral("preemptible");
    case ChargeClass::Storage:
        return QStringLiteral("storage");
    case ChargeClass::Unknown:
        return QStringLiteral("unknown");
    }
    Q_UNREACHABLE();
}

QString dollars(Amount amount)
{
    return amount.toDecimal(6);
}

QString exactDollars(Amount amount)
{
    return wideNumber(amount.raw()) + QLatin1Char('/') + wideNumber(Amount::fromMicroUsd(1'000'000).raw());
}

QString gpuHours(GpuSeconds usage)
{
    // A dollar an hour makes the arithmetic of money give hours.
    return Amount::of(GpuRate(1'000'000), usage).toDecimal(6);
}

QList<Amount> addingUp(const QList<Amount> &amounts)
{
    QList<Amount> printed;
    printed.reserve(amounts.size());
    Amount exact;
    qint64 before = 0;
    for (const Amount &amount : amounts) {
        exact += amount;
        const qint64 now = exact.toMicroUsd();
        printed.append(Amount::fromMicroUsd(now - before));
        before = now;
    }
    return printed;
}

QString OutgoingText::operator()(const QString &text)
{
    const auto known = m_known.constFind(text);
    if (known != m_known.cend())
        return *known;
    return *m_known.insert(text, redact(text));
}

} // namespace deck
