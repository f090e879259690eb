// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nodesoverview.h"

#include "classbadge.h"
#include "linkbutton.h"
#include "nodetile.h"
#include "plainlabel.h"

#include <QGridLayout>
#include <QHBoxLayout>

namespace deck::ui {

namespace {

constexpr int mostTiles = 24; // of a class
constexpr int tileMinimum = 160;

} // namespace

NodesOverview::NodesOverview(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent)
    : Card({}, parent)
    , m_session(session)
    , m_context(context)
    , m_cluster(cluster)
    , m_open(new LinkButton)
    , m_standard(addGroup(NodeClass::Standard))
    , m_preemptible(addGroup(NodeClass::Preemptible))
    , m_unknown(addGroup(NodeClass::Unknown))
    , m_none(new PlainLabel({}, Type::Role::Body, Ink::Text3, this))
{
    setObjectName(QStringLiteral("nodesOverview"));
    m_open->setObjectName(QStringLiteral("openNodes"));
    addHeaderWidget(m_open);
    body()->setContentsMargins(13, 10, 13, 12);
    body()->setSpacing(6);
    body()->addWidget(m_none);
    connect(m_open, &QPushButton::clicked, this, &NodesOverview::nodesWanted);
}

NodesOverview::Group NodesOverview::addGroup(NodeClass nodeClass)
{
    Group group{new QWidget(this), new PlainLabel({}, Type::Role::Caption, Ink::Text3), new QWidget(this), nullptr, {}, {}};
    auto *row = new QHBoxLayout(group.head);
    row->setContentsMargins(0, body()->count() > 0 ? 4 : 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(new ClassBadge(nodeClass));
    row->addWidget(group.words, 1);
    group.grid = new QGridLayout(group.holder);
    group.grid->setContentsMargins(0, 0, 0, 0);
    group.grid->setSpacing(6);
    body()->addWidget(group.head);
    body()->addWidget(group.holder);
    return group;
}

QString NodesOverview::ageOf(const NodeRow &row, const Fmt &fmt, Instant now) const
{
    if (row.drain) {
        const Millis left = row.drain->left(now);
        return row.stale ? fmt.aboutLeft(left) : left > Millis(0) ? fmt.countdownLeft(left) : tr("window over");
    }
    return row.inPhaseSince ? fmt.age(now - *row.inPhaseSince) : Fmt::unknown();
}

void NodesOverview::refresh()
{
    setTitle(tr("Nodes"));
    m_open->setText(tr("Open nodes"));
    QList<NodeRow> standard;
    QList<NodeRow> preemptible;
    QList<NodeRow> unknown;
    int running = 0;
    int draining = 0;
    int waiting = 0;
    int other = 0;
    for (const NodeRow &row : m_session.nodes(m_cluster)->rows()) {
        (row.computeClass == ComputeClass::Standard          ? standard
             : row.computeClass == ComputeClass::Preemptible ? preemptible
                                                             : unknown)
            .append(row);
        ++(row.unfilled ? waiting : row.state == NodeState::Running ? running : row.state == NodeState::Draining ? draining : other);
    }
    QStringList parts{tr("%n running", "nodes", running)};
    if (draining > 0)
        parts.append(tr("%n draining", "nodes", draining));
    if (other > 0)
        parts.append(tr("%n other", "nodes neither running nor draining", other));
    if (waiting > 0)
        parts.append(tr("%n waiting", "unfilled slots", waiting));
    setSubtitle(parts.join(QStringLiteral(", ")));
    fill(m_standard, standard);
    fill(m_preemptible, preemptible);
    fill(m_unknown, unknown);
    m_none->setVisible(standard.isEmpty() && preemptible.isEmpty() && unknown.isEmpty());
    m_none->setText(tr("No nodes. Nothing runs and no GPU costs anything."));
    showAges();
}

void NodesOverview::fill(Group &group, const QList<NodeRow> &rows)
{
    group.head->setVisible(!rows.isEmpty());
    group.holder->setVisible(!rows.isEmpty());
    const auto nodes = std::count_if(rows.cbegin(), rows.cend(), [](const NodeRow &row) { return !row.unfilled; });
    const QString count = nodes == rows.size() ? tr("%n node(s)", nullptr, int(nodes))
                                               : tr("%1 of %2 nodes").arg(nodes).arg(rows.size());
    const auto hidden = std::max<qsizetype>(0, rows.size() - mostTiles);
    group.words->setText(hidden > 0 ? tr("%1, %2 of them not shown. Pods not known without Kubernetes access").arg(count).arg(hidden)
                                    : tr("%1. Pods not known without Kubernetes access").arg(count));
    group.rows = rows.first(std::min<qsizetype>(rows.size(), mostTiles));
    const bool sameCount = group.tiles.size() == group.rows.size();
    while (group.tiles.size() > group.rows.size())
        delete group.tiles.takeLast();
    while (group.tiles.size() < group.rows.size()) {
        auto *tile = new NodeTile(group.holder);
        const qsizetype at = group.tiles.size();
        Group *mine = &group;
        connect(tile, &NodeTile::clicked, this, [this, mine, at] { Q_EMIT nodeWanted(mine->rows.at(at).node.id); });
        group.tiles.append(tile);
    }
    if (!sameCount)
        arrange(group);
}

void NodesOverview::arrange(Group &group)
{
    for (int column = 0; column < 4; ++column)
        group.grid->setColumnStretch(column, column < m_columns ? 1 : 0);
    for (int i = 0; i < group.tiles.size(); ++i) {
        group.grid->removeWidget(group.tiles.at(i));
        group.grid->addWidget(group.tiles.at(i), i / m_columns, i % m_columns);
        group.tiles.at(i)->show();
    }
}

void NodesOverview::showAges()
{
    const Fmt fmt = m_context.zone.fmt();
    const Instant now = m_context.countdown.now();
    for (Group *group : {&m_standard, &m_preemptible, &m_unknown})
        for (qsizetype i = 0; i < group->tiles.size(); ++i)
            group->tiles.at(i)->setNode(group->rows.at(i), ageOf(group->rows.at(i), fmt, now));
}

void NodesOverview::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    const int columns = std::clamp((width() - 26 + 6) / (tileMinimum + 6), 1, 4);
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (Group *group : {&m_standard, &m_preemptible, &m_unknown})
        arrange(*group);
}

} // namespace deck::ui
