// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eventfilterproxy.h"
#include "fleetsession.h"

#include <QTableView>

namespace deck::ui {

class RowDelegate;
class SpokenProxyModel;

/// The list under the timeline. Its current row is the one shared selection of the page.
class EventTable : public QTableView
{
    Q_OBJECT

public:
    EventTable(EventTableModel &events, const UiContext &context, QWidget *parent = nullptr);

    EventFilterProxy &filter() { return *m_filter; }
    std::optional<TimelineEvent> currentEvent() const;
    /// Selects without telling; a row of −1 clears the selection.
    void showRow(int row);
    void choose(int row); ///< as if the user had

Q_SIGNALS:
    void chosen(const deck::TimelineEvent &event);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void buildDelegates();
    const TimelineEvent &eventOf(const QModelIndex &index) const;
    QString timeText(const QModelIndex &index) const;
    QString ageText(const QModelIndex &index) const;
    void refreshAges();

    UiContext m_context;
    EventTableModel &m_events;
    EventFilterProxy *m_filter;
    SpokenProxyModel *m_spoken;
    bool m_quiet = false;
};

} // namespace deck::ui
