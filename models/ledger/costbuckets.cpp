// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costbuckets.h"

#include "chargecutter.h"

#include <QDateTime>

#include <algorithm>
#include <array>
#include <vector>

namespace deck {
namespace {

constexpr qint64 secondsPerDay = 86'400;

QList<qint64> dayEdges(qint64 from, qint64 to, const QTimeZone &zone)
{
    QList<qint64> edges{from};
    QDate day = QDateTime::fromSecsSinceEpoch(from, zone).date();
    while (true) {
        day = day.addDays(1);
        const qint64 start = day.startOfDay(zone).toSecsSinceEpoch();
        if (start >= to)
            break;
        if (start > from)
            edges.append(start);
    }
    edges.append(to);
    return edges;
}

/// Per bucket: what runs through it entirely, as changes of the amount per second, and what only touches it.
struct Sums
{
    explicit Sums(size_t buckets) : slope(buckets + 1), part(buckets) {}

    std::vector<Amount> slope;
    std::vector<Amount> part;
};

size_t indexOf(ChargeClass chargeClass)
{
    switch (chargeClass) {
    case ChargeClass::Standard:
        return 0;
    case ChargeClass::Preemptible:
        return 1;
    case ChargeClass::Storage:
        return 2;
    case ChargeClass::Unknown:
        return 3;
    }
    Q_UNREACHABLE();
}

} // namespace

QList<qint64> bucketEdges(const CostQuery &query)
{
    const qint64 from = query.from.seconds();
    const qint64 to = query.to.seconds();
    if (from >= to)
        return {};
    const qint64 width = query.bucket.count();
    if (width <= 0)
        return {from, to};
    const QTimeZone zone = query.zone.isValid() ? query.zone : QTimeZone::utc();
    if (width == secondsPerDay)
        return dayEdges(from, to, zone);
    const qint64 offset = zone.offsetFromUtc(QDateTime::fromSecsSinceEpoch(from, Qt::UTC));
    QList<qint64> edges{from};
    for (qint64 edge = (from + offset) / width * width + width - offset; edge < to; edge += width)
        edges.append(edge);
    edges.append(to);
    return edges;
}

QList<CostBucket> bucketsOf(const QList<Charge> &charges, const QList<Stretch> &unobserved, const CostQuery &query)
{
    const QList<qint64> edges = bucketEdges(query);
    if (edges.isEmpty())
        return {};
    const size_t count = size_t(edges.size() - 1);
    const auto bucketAt = [&](qint64 second) {
        return size_t(std::ranges::upper_bound(edges, second) - edges.cbegin()) - 1;
    };
    std::array<Sums, 4> sums{Sums(count), Sums(count), Sums(count), Sums(count)};
    std::vector<int> estimated(count + 1, 0);
    const auto markEstimatedBuckets = [&](const Stretch &stretch) {
        const Stretch inside = stretch.cutTo(Stretch(edges.first(), edges.last()));
        if (inside.isEmpty())
            return;
        ++estimated[bucketAt(inside.from)];
        --estimated[bucketAt(inside.to - 1) + 1];
    };
    for (const Charge &charge : charges) {
        const Stretch whole = stretchOf(charge).cutTo(Stretch(edges.first(), edges.last()));
        if (whole.isEmpty())
            continue;
        if (charge.estimated)
            markEstimatedBuckets(whole);
        if (charge.amount.isZero())
            continue;
        const Amount::Wide perSecond = charge.amount.raw() / stretchOf(charge).seconds();
        Sums &sum = sums[indexOf(charge.chargeClass)];
        const size_t first = bucketAt(whole.from);
        const size_t last = bucketAt(whole.to - 1);
        if (first == last) {
            sum.part[first] += Amount::fromRaw(perSecond * whole.seconds());
            continue;
        }
        sum.part[first] += Amount::fromRaw(perSecond * (edges.at(qsizetype(first) + 1) - whole.from));
        sum.part[last] += Amount::fromRaw(perSecond * (whole.to - edges.at(qsizetype(last))));
        sum.slope[first + 1] += Amount::fromRaw(perSecond);
        sum.slope[last] -= Amount::fromRaw(perSecond);
    }
    for (const Stretch &gap : unobserved)
        markEstimatedBuckets(gap);

    QList<CostBucket> buckets;
    buckets.reserve(qsizetype(count));
    std::array<Amount, 4> perSecond;
    int estimates = 0;
    for (size_t i = 0; i < count; ++i) {
        const qint64 begin = edges.at(qsizetype(i));
        const qint64 end = edges.at(qsizetype(i) + 1);
        std::array<Amount, 4> amounts;
        for (size_t k = 0; k < amounts.size(); ++k) {
            perSecond[k] += sums[k].slope[i];
            amounts[k] = Amount::fromRaw(perSecond[k].raw() * (end - begin)) + sums[k].part[i];
        }
        estimates += estimated[i];
        CostBucket bucket;
        bucket.from = Instant::fromSeconds(begin);
        bucket.to = Instant::fromSeconds(end);
        bucket.standard = amounts[0];
        bucket.preemptible = amounts[1];
        bucket.storage = amounts[2];
        bucket.estimated = estimates > 0;
        buckets.append(bucket);
    }
    return buckets;
}

} // namespace deck
