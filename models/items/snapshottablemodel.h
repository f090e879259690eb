// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QList>

#include <algorithm>

namespace deck {

/// A table whose rows arrive as whole snapshots and leave as the fewest row notifications, so that selection and scroll
/// position survive a refresh. Row needs `key()` with operator<, and operator==. Keys within one snapshot are unique.
template <class Row>
class SnapshotTableModel : public QAbstractTableModel
{
public:
    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex &parent = {}) const final { return parent.isValid() ? 0 : int(m_rows.size()); }
    const Row &rowAt(int row) const { return m_rows.at(row); }
    const QList<Row> &rows() const { return m_rows; }

    void applySnapshot(QList<Row> next)
    {
        std::ranges::sort(next, {}, [](const Row &row) { return row.key(); });
        const int lastColumn = columnCount() - 1;
        int at = 0;
        for (auto it = next.cbegin(); it != next.cend() || at < m_rows.size();) {
            const auto gone = std::find_if(m_rows.cbegin() + at, m_rows.cend(), [&](const Row &row) {
                return it == next.cend() ? false : !(row.key() < it->key());
            });
            if (const int count = int(gone - (m_rows.cbegin() + at)); count > 0) {
                beginRemoveRows({}, at, at + count - 1);
                m_rows.remove(at, count);
                endRemoveRows();
            } else if (at < m_rows.size() && !(it->key() < m_rows.at(at).key())) {
                if (m_rows.at(at) != *it) {
                    m_rows[at] = *it;
                    Q_EMIT dataChanged(index(at, 0), index(at, lastColumn));
                }
                ++at;
                ++it;
            } else {
                const auto fresh = std::find_if(it, next.cend(), [&](const Row &row) {
                    return at < m_rows.size() && !(row.key() < m_rows.at(at).key());
                });
                const int inserted = int(fresh - it);
                beginInsertRows({}, at, at + inserted - 1);
                for (; it != fresh; ++it)
                    m_rows.insert(at++, *it);
                endInsertRows();
            }
        }
    }

private:
    QList<Row> m_rows; // in key order
};

} // namespace deck
