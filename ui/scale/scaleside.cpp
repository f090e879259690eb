// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scaleside.h"

#include "availabilitybar.h"
#include "buttonrole.h"
#include "changepill.h"
#include "classbadge.h"
#include "gpuspinbox.h"
#include "plainlabel.h"
#include "refusalline.h"
#include "sentencelabel.h"
#include "tokens.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace deck::ui {
namespace {

/// From what there is to what is wanted; says nothing that the words beside it do not.
class Arrow : public QWidget
{
public:
    using QWidget::QWidget;
    QSize sizeHint() const override { return {28, 12}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(Tokens::of(palette()).text2, 1.4));
        const qreal middle = height() / 2.;
        painter.drawPolyline(QPolygonF{{0, middle}, {24, middle}});
        painter.drawPolyline(QPolygonF{{19, middle - 4}, {24, middle}, {19, middle + 4}});
    }
};

} // namespace

ScaleSide::ScaleSide(NodeClass nodeClass, QWidget *parent)
    : QWidget(parent)
    , m_class(nodeClass)
    , m_head(new QHBoxLayout)
    , m_title(new PlainLabel({}, Type::Role::Strong))
    , m_nowCaption(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_now(new PlainLabel({}, Type::Role::Tile))
    , m_nowNote(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_notKnown(new PlainLabel({}, Type::Role::Body, Ink::Text2))
    , m_targetCaption(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_target(new GpuSpinBox)
    , m_change(new ChangePill)
    , m_changedNodes(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_refusal(new RefusalLine(m_target))
    , m_problem(new PlainLabel({}, Type::Role::Caption, Ink::Crit))
    , m_free(new SentenceLabel)
    , m_asked(new PlainLabel({}, Type::Role::Body, Ink::Text2))
    , m_bar(new AvailabilityBar(nodeClass))
    , m_evidence(new SentenceLabel({}, Type::Role::Body, Ink::Text2))
{
    buildLayout();
    retranslate();
    connect(m_target, &QSpinBox::valueChanged, this, &ScaleSide::edited);
    connect(m_target, &GpuSpinBox::refusalChanged, this, &ScaleSide::edited);
    connect(m_target, &GpuSpinBox::openChanged, this, &ScaleSide::edited);
}

void ScaleSide::buildLayout()
{
    const bool standard = m_class == NodeClass::Standard;
    m_target->setObjectName(standard ? QStringLiteral("standardTarget") : QStringLiteral("preemptibleTarget"));
    m_target->setMinimum(standard ? gpusPerNode : 0);
    m_targetCaption->setBuddy(m_target);
    m_now->setObjectName(m_target->objectName() + QStringLiteral("Now"));
    m_changedNodes->setObjectName(m_target->objectName() + QStringLiteral("Nodes"));
    m_notKnown->setObjectName(m_target->objectName() + QStringLiteral("NotKnown"));
    m_notKnown->setWordWrap(true);

    m_head->setSpacing(8);
    m_head->addWidget(new ClassBadge(m_class));
    m_head->addWidget(m_title);
    m_head->addStretch(1);

    auto *now = new QVBoxLayout;
    now->setSpacing(0);
    now->addWidget(m_nowCaption);
    now->addWidget(m_now);
    now->addWidget(m_nowNote);
    auto *nowBox = new QWidget;
    nowBox->setLayout(now);
    nowBox->setMinimumWidth(108);
    now->setContentsMargins(0, 0, 0, 0);

    auto *target = new QVBoxLayout;
    target->setSpacing(3);
    target->addWidget(m_targetCaption);
    target->addWidget(m_target);
    target->addStretch(1);

    auto *quick = new QHBoxLayout;
    quick->setSpacing(4);
    for (const int step : {8, 16, 32}) {
        auto *button = new QPushButton(QStringLiteral("+%1").arg(step));
        setControlSize(button, ControlSize::Small);
        button->setObjectName(m_target->objectName() + QStringLiteral("Plus%1").arg(step));
        connect(button, &QPushButton::clicked, this, [this, step] { m_target->take(m_target->value() + step); });
        quick->addWidget(button);
        m_quick.append(button);
    }

    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(nowBox);
    row->addWidget(new Arrow, 0, Qt::AlignVCenter);
    row->addLayout(target);
    auto *change = new QVBoxLayout;
    change->addSpacing(17);
    change->setSpacing(2);
    change->addWidget(m_change, 0, Qt::AlignVCenter);
    change->addWidget(m_changedNodes);
    row->addLayout(change);
    row->addStretch(1);
    auto *quickBox = new QVBoxLayout;
    quickBox->addSpacing(17);
    quickBox->addLayout(quick);
    row->addLayout(quickBox);

    auto *free = new QHBoxLayout;
    free->setSpacing(8);
    m_free->setWrapped(false);
    free->addWidget(m_free, 1);
    free->addWidget(m_asked);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 14, 20, 10);
    column->setSpacing(0);
    column->addLayout(m_head);
    column->addSpacing(8);
    column->addLayout(row);
    column->addWidget(m_notKnown);
    column->addWidget(m_refusal);
    column->addWidget(m_problem);
    column->addSpacing(10);
    column->addLayout(free);
    column->addSpacing(5);
    column->addWidget(m_bar);
    column->addWidget(m_evidence);
}

void ScaleSide::retranslate()
{
    const bool standard = m_class == NodeClass::Standard;
    m_title->setText(standard ? tr("On-demand GPUs") : tr("Preemptible GPU target"));
    m_nowCaption->setText(tr("Now"));
    m_targetCaption->setText(tr("Target GPUs"));
    m_target->setAccessibleName(standard ? tr("On-demand GPUs, target, step 8") : tr("Preemptible GPU target, step 8"));
    for (QPushButton *button : std::as_const(m_quick))
        button->setAccessibleName(standard ? tr("%1 on-demand GPUs").arg(button->text())
                                           : tr("%1 preemptible GPUs").arg(button->text()));
}

std::optional<int> ScaleSide::target() const
{
    return m_target->isOpen() ? std::nullopt : std::optional(m_target->value());
}

void ScaleSide::setTarget(std::optional<int> gpus)
{
    if (gpus)
        m_target->take(*gpus);
    else
        m_target->leaveOpen();
}

bool ScaleSide::isAcceptable() const
{
    return m_target->isAcceptable();
}

/// A higher target brings nodes when there are some; a lower one gives up what is not there yet first.
QString ScaleSide::changedNodes(const ScaleEstimate &estimate, int change) const
{
    if (change == 0)
        return {};
    if (m_class == NodeClass::Standard)
        return change > 0 ? tr("%n node(s) more", nullptr, change / gpusPerNode) : tr("%n node(s) fewer", nullptr, -change / gpusPerNode);
    if (change > 0)
        return tr("up to %n node(s) more", nullptr, change / gpusPerNode);
    const int removed = estimate.preemptibleRemoved() / gpusPerNode;
    return removed > 0 ? tr("%n node(s) fewer", nullptr, removed) : tr("no node leaves");
}

void ScaleSide::addToHead(QWidget *widget)
{
    m_head->addWidget(widget);
}

void ScaleSide::setProblem(const QString &problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

void ScaleSide::show(const Cluster &seen, const ScaleEstimate &estimate, const Availability *reported, const QString &evidence,
                     const Fmt &fmt)
{
    const bool standard = m_class == NodeClass::Standard;
    const bool known = standard ? seen.standardGpus.has_value() : seen.desiredPreemptibleGpus.has_value();
    const bool offered = standard || offersPreemptible(seen.type.value);
    m_now->setText(!offered ? Fmt::none()
                   : known  ? fmt.count(standard ? estimate.standardNow : estimate.preemptibleNow)
                            : Fmt::unknown());
    m_notKnown->setText(standard ? tr("How many there are is not known now, so the number cannot be changed.")
                                 : tr("The target in force is not known. It stays as it is unless you set a number here."));
    m_notKnown->setVisible(offered && !known);
    m_nowNote->setText(standard ? tr("%n node(s)", nullptr, estimate.standardNow / gpusPerNode)
                                : tr("%1 running").arg(fmt.count(estimate.preemptibleAllocated)));
    m_nowNote->setVisible(offered && (known || !standard));
    m_target->setEnabled(offered && (known || !standard));
    for (QPushButton *button : std::as_const(m_quick))
        button->setEnabled(m_target->isEnabled() && known); // "+8" needs something to add to
    const int change = !known ? 0 : standard ? estimate.standardChange() : estimate.preemptibleChange();
    m_change->setChange(change);
    m_changedNodes->setText(changedNodes(estimate, change));
    if (!offered) {
        m_free->hide();
        m_asked->hide();
        m_bar->hide();
        m_evidence->setSentence(Sentence(tr("**Slurm clusters use on-demand nodes only.** Preemptible nodes are offered for "
                                            "Kubernetes clusters during the preview.")));
        m_evidence->show();
        return;
    }
    showAvailability(estimate, reported, evidence);
}

void ScaleSide::showAvailability(const ScaleEstimate &estimate, const Availability *reported, const QString &evidence)
{
    const bool standard = m_class == NodeClass::Standard;
    // By pointer: GCC 12 takes a copied optional for uninitialised.
    const std::optional<int> *report = !reported ? nullptr : standard ? &reported->standardGpus : &reported->preemptibleGpus;
    const bool known = report && report->has_value();
    m_free->setVisible(true);
    m_bar->setVisible(known);
    m_evidence->setVisible(!known);
    m_asked->setVisible(known);
    if (!known) {
        m_free->setSentence(Sentence(tr("**Available now:** unknown")));
        m_evidence->setText(evidence);
        return;
    }
    const int free = **report;
    if (standard) {
        const int asked = qMax(0, estimate.standardChange());
        m_free->setSentence(Sentence(tr("**Available now:** %1 on-demand GPUs"), {locale().toString(free)}));
        m_asked->setText(asked > 0 ? tr("you ask for %1").arg(asked) : QString());
        if (asked > free)
            m_bar->setPart(free, asked, tr("%1 there are").arg(free), tr("%1 too many: the request may be refused").arg(asked - free));
        else
            m_bar->setPart(asked, free, asked > 0 ? tr("%1 created at once").arg(asked) : QString(),
                           free > asked ? tr("%1 left over").arg(free - asked) : QString());
        return;
    }
    const bool targetKnown = estimate.preemptibleKnown || estimate.setsUnknownTarget;
    const int missing = targetKnown ? estimate.preemptibleMissing() : 0;
    m_free->setSentence(Sentence(tr("**Spare now:** about %1 preemptible GPUs"), {locale().toString(free)}));
    m_asked->setText(!targetKnown ? QString() : missing > 0 ? tr("%1 needed to reach the target").arg(missing) : tr("target reached"));
    const int soon = qMin(missing, free);
    m_bar->setVisible(missing > 0);
    m_bar->setPart(soon, missing, tr("%1 may join soon").arg(soon),
                   missing > soon ? tr("%1 wait for capacity, no date promised").arg(missing - soon) : QString());
}

void ScaleSide::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace deck::ui
