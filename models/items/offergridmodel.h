// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsnapshot.h"
#include "offer.h"
#include "ratecard.h"

#include <QAbstractTableModel>

#include <map>

namespace deck {

/// What can be asked for where: GPU types down, regions across, both in the order in which the service first names them. A pair
/// that the region does not list is there all the same, enabled and not selectable, so that the windows can say why. Cells are
/// worded by the windows, from `offerAt`. Lists that change move no more rows and columns than have to.
class OfferGridModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setOffers(const FleetSnapshot &fleet, const QList<Ask> &asks, const RateCard &card, Instant now);

    const Offer &offerAt(int row, int column) const;
    QModelIndex find(const RegionName &region, const GpuType &type) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    using Cells = std::map<std::pair<RegionName, GpuType>, Offer>;

    void mergeRows(const QList<GpuType> &next);
    void mergeColumns(const QList<RegionName> &next);

    QList<GpuType> m_types;
    QList<RegionName> m_regions;
    Cells m_cells;
};

} // namespace deck
