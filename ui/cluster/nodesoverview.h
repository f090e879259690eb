// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "card.h"
#include "fleetsession.h"
#include "uicontext.h"

class QGridLayout;

namespace deck::ui {

class LinkButton;
class NodeTile;

/// The nodes of a cluster as tiles, by class, unfilled slots last. A large cluster shows the first rows and says how many
/// more there are.
class NodesOverview : public Card
{
    Q_OBJECT
public:
    NodesOverview(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent = nullptr);

    void refresh();
    void showAges(); ///< countdowns move every second

Q_SIGNALS:
    void nodesWanted();
    void nodeWanted(const deck::NodeId &node);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Group
    {
        QWidget *head;
        PlainLabel *words;
        QWidget *holder;
        QGridLayout *grid;
        QList<NodeTile *> tiles;
        QList<NodeRow> rows;
    };

    Group addGroup(NodeClass nodeClass);
    void fill(Group &group, const QList<NodeRow> &rows);
    void arrange(Group &group);
    QString ageOf(const NodeRow &row, const Fmt &fmt, Instant now) const;

    FleetSession &m_session;
    UiContext m_context;
    ClusterId m_cluster;
    LinkButton *m_open;
    Group m_standard;
    Group m_preemptible;
    Group m_unknown;
    PlainLabel *m_none;
    int m_columns = 4;
};

} // namespace deck::ui
