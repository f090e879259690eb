// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fillchancewords.h"

#include "cluster.h"
#include "visibletext.h"

#include <QStringList>

namespace deck::ui {
namespace {

/// A share strictly between never and always is not rounded to either.
int wholePercent(double share)
{
    const int rounded = int(share * 100 + 0.5);
    const bool certain = share <= 0 || share >= 1;
    return certain ? rounded : qBound(1, rounded, 99);
}

} // namespace

QString FillChanceWords::source(const FillChance &chance, const RegionName &region, const GpuType &type)
{
    const QString name = visibleText(gpuTypeName(type), 40);
    const QString place = visibleText(region.toString(), 40);
    return chance.scope == FillChance::Scope::Region
        ? tr("From this account’s own asks for %1 in %2, last 30 days").arg(name, place)
        : tr("Too few asks in %2. From this account’s own asks for %1 in all regions, last 30 days").arg(name, place);
}

QString FillChanceWords::figure(const FillChance::Within &within, const FillChance &chance, const Fmt &fmt)
{
    if (!chance.isEnough())
        return tr("%1 of %2").arg(fmt.count(within.filled), fmt.count(chance.asks));
    return within.share ? fmt.percent(wholePercent(*within.share)) : Fmt::unknown();
}

QString FillChanceWords::sentence(const FillChance::Within &within, const FillChance &chance, const Fmt &fmt)
{
    const QString time = fmt.age(within.time);
    if (!chance.isEnough()) {
        const QString filled = tr("%1 of %n ask(s) were filled within %2", nullptr, chance.asks).arg(fmt.count(within.filled), time);
        return chance.waiting > 0 ? tr("%1; %2 still waiting.").arg(filled, fmt.count(chance.waiting)) : tr("%1.").arg(filled);
    }
    return within.share ? tr("Filled within %1: %2 of the asks.").arg(time, figure(within, chance, fmt))
                        : tr("Filled within %1: not known, no ask was followed so long.").arg(time);
}

QString FillChanceWords::note(const FillChance &chance, int more, const Fmt &fmt)
{
    QStringList became{tr("%n filled", nullptr, chance.filled)};
    if (chance.waiting > 0)
        became.append(tr("%n still waiting", nullptr, chance.waiting));
    if (chance.changed > 0)
        became.append(tr("%n changed before that", nullptr, chance.changed));
    if (chance.unwatched > 0)
        became.append(tr("%n out of sight while it was filled or changed", nullptr, chance.unwatched));
    QStringList words{tr("%n ask(s): %1.", nullptr, chance.asks).arg(became.join(QStringLiteral(", ")))};
    if (chance.refused > 0)
        words.append(tr("%n more refused.", nullptr, chance.refused));
    if (chance.isEnough() && chance.filled < chance.asks)
        words.append(tr("Those that were not filled count as long as they were followed."));
    if (chance.most && *chance.fewest == *chance.most)
        words.append(tr("Each for %1 GPUs more.").arg(fmt.count(*chance.most)));
    else if (chance.most)
        words.append(tr("For %1 to %2 GPUs more.").arg(fmt.count(*chance.fewest), fmt.count(*chance.most)));
    if (chance.most && more > *chance.most)
        words.append(tr("None was for as many as %1.").arg(fmt.count(more)));
    return words.join(QLatin1Char(' '));
}

} // namespace deck::ui
