// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eventgroup.h"
#include "eventtablemodel.h"
#include "uicontext.h"

#include <QHash>
#include <QSet>
#include <QSortFilterProxyModel>

namespace deck::ui {

/// The events of the chosen kinds, newest first, with the words of the column heads.
class EventFilterProxy : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    EventFilterProxy(EventTableModel &events, const UiContext &context, QObject *parent = nullptr);

    /// How lives ended, by node and moment.
    using Ends = QHash<std::pair<NodeId, qint64>, LifeEnd>;
    void setEnds(const Ends &ends);
    EventGroup groupOf(const TimelineEvent &event) const;
    void setGroups(const QSet<EventGroup> &groups);
    const QSet<EventGroup> &groups() const { return m_groups; }
    int countOf(EventGroup group) const;
    const TimelineEvent &eventAt(int proxyRow) const;
    /// Row of an event by its key, −1 when it is filtered out or not there.
    int rowOf(const QString &key) const;
    /// The row one step later (+1) or earlier (−1) than a moment and, of events at the same moment, than `key`.
    int step(int direction, std::optional<Instant> from, const QString &key) const;

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    EventTableModel &m_events;
    UiContext m_context;
    QSet<EventGroup> m_groups;
    Ends m_ends;
};

} // namespace deck::ui
