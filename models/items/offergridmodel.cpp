// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "offergridmodel.h"

#include "roles.h"
#include "visibletext.h"

namespace deck {
namespace {

constexpr int longestTitle = 40;

OfferSide sideOf(const Offer &offer, ComputeClass computeClass, std::optional<int> free, const QList<Ask> &asks, const RateCard &card,
                 Instant now)
{
    OfferSide side;
    side.free = free;
    side.evidence = evidenceOf(asks, offer.region, offer.gpuType, computeClass, now);
    side.rate = card.rateAt(offer.gpuType, computeClass, now);
    return side;
}

/// Calls `remove` and `insert` with positions until `have` holds what `next` holds. What stays keeps its place, also when the
/// service names it in another order: a table whose columns jump is worse than one in yesterday's order.
template <class Key, class Remove, class Insert>
void merge(const QList<Key> &have, const QList<Key> &next, Remove remove, Insert insert)
{
    for (qsizetype at = have.size() - 1; at >= 0; --at) {
        if (!next.contains(have.at(at)))
            remove(int(at));
    }
    for (qsizetype at = 0; at < next.size(); ++at) {
        if (!have.contains(next.at(at)))
            insert(int(qMin(at, have.size())), next.at(at));
    }
}

} // namespace

void OfferGridModel::setOffers(const FleetSnapshot &fleet, const QList<Ask> &asks, const RateCard &card, Instant now)
{
    QList<GpuType> types;
    QList<RegionName> regions;
    for (const Region &region : fleet.regions) {
        if (!regions.contains(region.name))
            regions.append(region.name);
        for (const GpuType &type : region.gpuTypes) {
            if (!types.contains(type))
                types.append(type);
        }
    }
    Cells next;
    for (const Region &region : fleet.regions) {
        for (const GpuType &type : std::as_const(types)) {
            Offer offer;
            offer.region = region.name;
            offer.gpuType = type;
            offer.offered = region.gpuTypes.contains(type);
            if (offer.offered) {
                const Availability *reported = fleet.findAvailability(region.name, type);
                offer.standard = sideOf(offer, ComputeClass::Standard, reported ? reported->standardGpus : std::nullopt, asks, card, now);
                offer.preemptible =
                    sideOf(offer, ComputeClass::Preemptible, reported ? reported->preemptibleGpus : std::nullopt, asks, card, now);
                if (offer.isReported()) {
                    offer.reportedAt = reported->asOf;
                    offer.source = reported->source;
                }
            }
            next.insert_or_assign({region.name, type}, offer);
        }
    }
    // New cells first, so that a new row or column is never there without its contents.
    const Cells before = m_cells;
    m_cells.insert(next.cbegin(), next.cend());
    mergeRows(types);
    mergeColumns(regions);
    m_cells = std::move(next);
    for (int row = 0; row < rowCount(); ++row) {
        for (int column = 0; column < columnCount(); ++column) {
            const auto old = before.find({m_regions.at(column), m_types.at(row)});
            if (old != before.cend() && old->second != offerAt(row, column))
                Q_EMIT dataChanged(index(row, column), index(row, column));
        }
    }
}

void OfferGridModel::mergeRows(const QList<GpuType> &next)
{
    merge(
        m_types, next,
        [this](int at) {
            beginRemoveRows({}, at, at);
            m_types.removeAt(at);
            endRemoveRows();
        },
        [this](int at, const GpuType &type) {
            beginInsertRows({}, at, at);
            m_types.insert(at, type);
            endInsertRows();
        });
}

void OfferGridModel::mergeColumns(const QList<RegionName> &next)
{
    merge(
        m_regions, next,
        [this](int at) {
            beginRemoveColumns({}, at, at);
            m_regions.removeAt(at);
            endRemoveColumns();
        },
        [this](int at, const RegionName &region) {
            beginInsertColumns({}, at, at);
            m_regions.insert(at, region);
            endInsertColumns();
        });
}

const Offer &OfferGridModel::offerAt(int row, int column) const
{
    static const Offer none;
    if (row < 0 || row >= m_types.size() || column < 0 || column >= m_regions.size())
        return none;
    const auto found = m_cells.find({m_regions.at(column), m_types.at(row)});
    return found == m_cells.cend() ? none : found->second;
}

QModelIndex OfferGridModel::find(const RegionName &region, const GpuType &type) const
{
    const qsizetype row = m_types.indexOf(type);
    const qsizetype column = m_regions.indexOf(region);
    return row < 0 || column < 0 ? QModelIndex() : index(int(row), int(column));
}

int OfferGridModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_types.size());
}

int OfferGridModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_regions.size());
}

Qt::ItemFlags OfferGridModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return offerAt(index.row(), index.column()).offered ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                                                         : Qt::ItemIsEnabled | Qt::ItemNeverHasChildren;
}

QVariant OfferGridModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || role != roles::KeyRole)
        return {};
    return m_regions.at(index.column()).toString() + QLatin1Char('/') + m_types.at(index.row()).toString();
}

QVariant OfferGridModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || section < 0 || section >= (orientation == Qt::Horizontal ? columnCount() : rowCount()))
        return {};
    return orientation == Qt::Horizontal ? visibleText(m_regions.at(section).toString(), longestTitle)
                                         : visibleText(gpuTypeName(m_types.at(section)), longestTitle);
}

} // namespace deck
