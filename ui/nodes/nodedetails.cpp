// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nodedetails.h"

#include "classbadge.h"
#include "elidedlabel.h"
#include "factgrid.h"
#include "hairline.h"
#include "icons.h"
#include "metrics.h"
#include "nodehealth.h"
#include "plainlabel.h"
#include "sentencelabel.h"
#include "statevisuals.h"
#include "statewords.h"
#include "statuspill.h"
#include "visibletext.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace deck::ui {

NodeDetails::NodeDetails(const UiContext &context, QWidget *parent)
    : Surface(&Tokens::base, Surface::Edge::Box, parent)
    , m_context(context)
    , m_name(new ElidedLabel({}, Type::Role::MonoStrong))
    , m_copy(new QToolButton)
    , m_close(new QToolButton)
    , m_badge(new ClassBadge(NodeClass::Unknown))
    , m_pill(new StatusPill)
    , m_conditionsTitle(new PlainLabel({}, Type::Role::Strong))
    , m_conditions(new SentenceLabel({}, Type::Role::Body, Ink::Text2))
    , m_labelsTitle(new PlainLabel({}, Type::Role::Strong))
    , m_labels(new FactGrid(176, 3))
    , m_labelsNote(new SentenceLabel({}, Type::Role::Caption, Ink::Text3))
    , m_hardwareTitle(new PlainLabel({}, Type::Role::Strong))
    , m_hardware(new FactGrid(76, 3))
    , m_historyTitle(new PlainLabel({}, Type::Role::Strong))
    , m_history(new FactGrid(112, 3))
    , m_body(new QWidget)
    , m_nothing(new SentenceLabel({}, Type::Role::Body, Ink::Text2))
    , m_timeline(new QPushButton)
{
    setObjectName(QStringLiteral("nodeDetails"));
    buildLayout();
    retranslate();
    const auto again = [this] { refresh(); };
    connect(&m_context.countdown, &Countdown::tick, this, again);
    connect(&m_context.zone, &ZoneChoice::changed, this, again);
    connect(m_copy, &QToolButton::clicked, this, [this] {
        if (m_row)
            QGuiApplication::clipboard()->setText(m_row->node.id.toString());
    });
    connect(m_close, &QToolButton::clicked, this, &NodeDetails::closeWanted);
    connect(m_timeline, &QPushButton::clicked, this, &NodeDetails::timelineWanted);
}

void NodeDetails::addSection(QVBoxLayout *column, PlainLabel *title, QWidget *content)
{
    column->addWidget(new Hairline);
    column->addWidget(title);
    column->addWidget(content);
}

void NodeDetails::buildLayout()
{
    m_name->setObjectName(QStringLiteral("nodeName"));
    m_copy->setObjectName(QStringLiteral("copyName"));
    m_copy->setIcon(Icons::icon(QStringLiteral("copy")));
    m_close->setObjectName(QStringLiteral("closeDetails"));
    m_close->setIcon(Icons::icon(QStringLiteral("close")));
    for (QToolButton *button : {m_copy, m_close}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setFixedSize(Metrics::scaled(24), Metrics::scaled(24));
    }
    m_timeline->setObjectName(QStringLiteral("showInTimeline"));
    m_timeline->setIcon(Icons::icon(QStringLiteral("clock")));
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_name, 1);
    head->addWidget(m_copy);
    head->addWidget(m_close);
    auto *badges = new QHBoxLayout;
    badges->setSpacing(6);
    badges->addWidget(m_badge);
    badges->addWidget(m_pill);
    badges->addStretch(1);
    auto *column = new QVBoxLayout(m_body);
    column->setContentsMargins(0, 0, 6, 0);
    column->setSpacing(6);
    column->addLayout(badges);
    addSection(column, m_conditionsTitle, m_conditions);
    addSection(column, m_labelsTitle, m_labels);
    column->addWidget(m_labelsNote);
    addSection(column, m_hardwareTitle, m_hardware);
    addSection(column, m_historyTitle, m_history);
    column->addStretch(1);
    auto *scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_body);
    scroll->viewport()->setAutoFillBackground(false);
    m_body->setAutoFillBackground(false); // setWidget() turns it on
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(Metrics::cardPadding, 10, 6, 10);
    all->setSpacing(6);
    all->addLayout(head);
    all->addWidget(m_nothing);
    all->addWidget(scroll, 1);
    all->addWidget(m_timeline, 0, Qt::AlignLeft);
}

void NodeDetails::setNode(const NodeRow &row, const QString &gpuType)
{
    m_row = row;
    m_gpuType = gpuType;
    refresh();
}

void NodeDetails::clear()
{
    m_row.reset();
    refresh();
}

void NodeDetails::changeEvent(QEvent *event)
{
    Surface::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void NodeDetails::retranslate()
{
    setAccessibleName(tr("Details of the node"));
    m_copy->setToolTip(tr("Copy name"));
    m_copy->setAccessibleName(tr("Copy name"));
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close"));
    m_conditionsTitle->setText(tr("Conditions"));
    m_conditions->setText(tr("Not known without Kubernetes access."));
    m_labelsTitle->setText(tr("Labels"));
    m_labelsNote->setText(tr("Inferred from the node's name. The labels themselves need Kubernetes access."));
    m_hardwareTitle->setText(tr("Hardware"));
    m_historyTitle->setText(tr("Phase history"));
    m_nothing->setText(tr("Select a node to see what is known about it."));
    m_timeline->setText(tr("Show in timeline"));
    refresh();
}

QString NodeDetails::memory() const
{
    const Node &node = m_row->node;
    QStringList parts;
    if (node.cpuCores)
        parts.append(tr("%n core(s)", nullptr, *node.cpuCores));
    if (node.memoryGib)
        parts.append(tr("%1 GiB memory").arg(m_context.zone.fmt().count(qRound64(*node.memoryGib))));
    return parts.isEmpty() ? Fmt::unknown() : parts.join(QStringLiteral(", "));
}

void NodeDetails::refresh()
{
    m_body->setVisible(m_row.has_value());
    m_timeline->setVisible(m_row.has_value());
    m_copy->setVisible(m_row.has_value());
    m_nothing->setVisible(!m_row);
    m_name->setText(m_row ? visibleText(m_row->node.id.toString(), 120) : QString());
    if (!m_row)
        return;
    const Fmt fmt = m_context.zone.fmt();
    const Node &node = m_row->node;
    const auto known = [](const QString &text) { return Sentence::plain(text.isEmpty() ? Fmt::unknown() : visibleText(text, 200)); };
    m_badge->setNodeClass(StateVisuals::of(m_row->computeClass));
    m_pill->setPill(StateVisuals::pill(m_row->state, m_row->rawPhase, m_row->stale));
    const QString label = m_row->computeClass == ComputeClass::Preemptible ? QStringLiteral("preemptible")
        : m_row->computeClass == ComputeClass::Standard                    ? QStringLiteral("standard")
                                                                           : Fmt::unknown();
    m_labels->setFacts({Fact{QStringLiteral("together.ai/compute-class"), Sentence::plain(label)}});

    QVector<Fact> hardware;
    QString gpus = node.gpus ? tr("%1 × %2").arg(fmt.count(*node.gpus), m_gpuType) : Fmt::unknown();
    if (node.nvswitchCount)
        gpus = tr("%1, %n NVSwitch(es)", nullptr, *node.nvswitchCount).arg(gpus);
    hardware.append(Fact{tr("GPUs"), Sentence::plain(gpus)});
    hardware.append(Fact{tr("CPU"), Sentence::plain(memory())});
    const QString fabric = visibleText(node.infinibandType, 60);
    hardware.append(Fact{tr("Network"), Sentence::plain(node.infinibandCount ? tr("%1 × %2 InfiniBand").arg(fmt.count(*node.infinibandCount), fabric)
                                                        : fabric.isEmpty()   ? Fmt::unknown()
                                                                             : fabric)});
    hardware.append(Fact{tr("Disk"), known(node.ephemeralStorage)});
    hardware.append(Fact{tr("Address"), known(node.networks.join(QStringLiteral(", ")))});
    if (!node.publicIpv4.isEmpty())
        hardware.append(Fact{tr("Public"), known(node.publicIpv4)});
    hardware.append(Fact{tr("Host"), known(node.hostName)});
    hardware.append(Fact{tr("Instance"), known(node.instance.toString())});
    hardware.append(Fact{tr("Status"), known(node.status)});
    m_hardware->setFacts(hardware);

    QVector<Fact> history;
    if (m_row->drain)
        history.append(Fact{StateWords::word(Visual::Draining), Sentence::plain(tr("notice %1, leaves by %2").arg(fmt.timeSeconds(m_row->drain->notice), fmt.timeSecondsZone(m_row->drain->deadline)))});
    for (auto it = node.transitions.crbegin(); it != node.transitions.crend(); ++it)
        history.append(Fact{StateWords::word(StateVisuals::of(it->phase.value), it->phase.raw), Sentence::plain(fmt.dateTimeZone(it->at))});
    if (history.isEmpty())
        history.append(Fact{tr("Phases"), Sentence::plain(tr("none reported"))});
    m_history->setFacts(history);
}

} // namespace deck::ui
