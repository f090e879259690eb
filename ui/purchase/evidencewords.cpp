// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidencewords.h"

#include "visibletext.h"

#include <QStringList>

namespace deck::ui {
namespace {

QString moment(Instant at, const Fmt &fmt)
{
    return fmt.dateShort(at) + QLatin1Char(' ') + fmt.timeZone(at);
}

} // namespace

QString EvidenceWords::sentences(const CapacityEvidence &evidence, std::optional<Instant> shortSince, Instant now, const Fmt &fmt)
{
    QStringList words{tr("Availability is not reported for this region. The request may be refused or wait.")};
    if (evidence.isEmpty()) {
        words.append(tr("Nothing like it was asked for in the last 30 days."));
    } else {
        words.append(tr("Asked for %n time(s) in 30 days: %1 filled, %2 refused, %3 waiting.", nullptr, evidence.asks)
                         .arg(fmt.count(evidence.filled), fmt.count(evidence.refused), fmt.count(evidence.waiting)));
        if (evidence.medianToFill)
            words.append(tr("Half were filled within %1.").arg(fmt.age(*evidence.medianToFill)));
        else if (evidence.longestFollowed)
            words.append(tr("Fewer than half were filled, followed for up to %1.").arg(fmt.age(*evidence.longestFollowed)));
        if (const Ask &last = *evidence.last; last.outcome != Ask::Outcome::Refused && last.granted)
            words.append(tr("Last %1: asked for %2, granted %3.")
                             .arg(moment(last.at, fmt), fmt.count(last.asked), fmt.count(*last.granted)));
        if (evidence.lastRefused)
            words.append(evidence.lastRefused->reason.isEmpty()
                             ? tr("Last refused %1.").arg(moment(evidence.lastRefused->at, fmt))
                             : tr("Last refused %1: %2.").arg(moment(evidence.lastRefused->at, fmt),
                                                             visibleText(evidence.lastRefused->reason, 60)));
    }
    if (shortSince)
        words.append(tr("Short of the target since %1, %2.").arg(moment(*shortSince, fmt), fmt.age(now - *shortSince)));
    return words.join(QLatin1Char(' '));
}

QString EvidenceWords::brief(const CapacityEvidence &evidence, const Fmt &fmt)
{
    if (evidence.isEmpty())
        return tr("no asks yet");
    if (evidence.refused > 0)
        return tr("refused %1 of %2").arg(fmt.count(evidence.refused), fmt.count(evidence.asks));
    if (evidence.medianToFill)
        return tr("median %1").arg(fmt.age(*evidence.medianToFill));
    return tr("%1 waiting").arg(fmt.count(evidence.waiting));
}

} // namespace deck::ui
