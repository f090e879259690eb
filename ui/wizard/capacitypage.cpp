// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "capacitypage.h"

#include "billingsection.h"
#include "buttonrole.h"
#include "classbadge.h"
#include "glyph.h"
#include "gpuspinbox.h"
#include "hairline.h"
#include "nodestrip.h"
#include "noticebar.h"
#include "plainlabel.h"
#include "plaintooltip.h"
#include "refusalline.h"
#include "sentencelabel.h"
#include "switchbox.h"
#include "termwords.h"
#include "whatifdialog.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>

namespace deck::ui {

CapacityPage::CapacityPage(FleetSession &session, const UiContext &context, QWidget *parent)
    : WizardPage(parent)
    , m_session(session)
    , m_context(context)
    , m_title(new PlainLabel({}, Type::Role::DialogTitle))
    , m_intro(new SentenceLabel({}, Type::Role::Body, Ink::Text2))
    , m_billing(new BillingSection(session, context))
    , m_standardTitle(new PlainLabel({}, Type::Role::Strong))
    , m_standard(new GpuSpinBox)
    , m_standardNodes(new PlainLabel)
    , m_standardRefusal(new RefusalLine(m_standard))
    , m_standardProblem(new SentenceLabel({}, Type::Role::Caption, Ink::Crit))
    , m_preemptibleTitle(new PlainLabel({}, Type::Role::Strong))
    , m_preview(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_onOff(new PlainLabel({}, Type::Role::Body, Ink::Text2))
    , m_switch(new SwitchBox)
    , m_preemptible(new GpuSpinBox)
    , m_preemptibleNodes(new PlainLabel)
    , m_whatIf(new QPushButton)
    , m_preemptibleRefusal(new RefusalLine(m_preemptible))
    , m_preemptibleProblem(new SentenceLabel({}, Type::Role::Caption, Ink::Crit))
    , m_warning(new NoticeBar(NoticeBar::Kind::Preemption))
    , m_slurm(new NoticeBar(NoticeBar::Kind::Info))
    , m_toKubernetes(m_slurm->addButton({}))
    , m_advice(new QWidget)
    , m_kubernetesOnly(new SentenceLabel({}, Type::Role::Caption, Ink::Text3))
    , m_goodTitle(new PlainLabel({}, Type::Role::Strong))
    , m_good(new SentenceLabel({}, Type::Role::Caption, Ink::Text2))
    , m_keepTitle(new PlainLabel({}, Type::Role::Strong))
    , m_keep(new SentenceLabel({}, Type::Role::Caption, Ink::Text2))
    , m_strip(new NodeStrip)
{
    buildLayout();
    retranslate();
    connect(m_billing, &BillingSection::edited, this, &CapacityPage::edited);
    connect(m_standard, &QSpinBox::valueChanged, this, &CapacityPage::edited);
    connect(m_standard, &GpuSpinBox::refusalChanged, this, &CapacityPage::edited);
    connect(m_preemptible, &QSpinBox::valueChanged, this, &CapacityPage::edited);
    connect(m_preemptible, &GpuSpinBox::refusalChanged, this, &CapacityPage::edited);
    connect(m_switch, &QCheckBox::toggled, this, &CapacityPage::edited);
    connect(m_whatIf, &QPushButton::clicked, this, &CapacityPage::openWhatIf);
    connect(m_toKubernetes, &QPushButton::clicked, this, &CapacityPage::kubernetesWanted);
}

void CapacityPage::buildLayout()
{
    m_standard->setObjectName(QStringLiteral("standardGpus"));
    m_preemptible->setObjectName(QStringLiteral("preemptibleGpus"));
    m_switch->setObjectName(QStringLiteral("preemptibleSwitch"));
    m_whatIf->setObjectName(QStringLiteral("whatIfButton"));
    setControlSize(m_whatIf, ControlSize::Small);
    m_toKubernetes->setObjectName(QStringLiteral("toKubernetes"));
    m_standard->setMinimum(gpusPerNode);
    m_preemptible->setMinimum(gpusPerNode);
    m_slurm->setButtonsBelow(true);
    m_standardTitle->setBuddy(m_standard);
    m_preemptibleTitle->setBuddy(m_preemptible);

    const auto head = [](NodeClass nodeClass, std::initializer_list<QWidget *> words, std::initializer_list<QWidget *> right) {
        auto *row = new QHBoxLayout;
        row->setSpacing(8);
        row->addWidget(new ClassBadge(nodeClass));
        for (QWidget *word : words)
            row->addWidget(word);
        row->addStretch(1);
        for (QWidget *widget : right)
            row->addWidget(widget);
        return row;
    };
    const auto amount = [](GpuSpinBox *box, PlainLabel *words) {
        auto *row = new QHBoxLayout;
        row->setSpacing(12);
        row->addWidget(box);
        row->addWidget(words, 1);
        return row;
    };
    auto *advice = new QGridLayout(m_advice);
    advice->setContentsMargins(0, 0, 0, 0);
    advice->setHorizontalSpacing(24);
    advice->setVerticalSpacing(4);
    advice->setColumnStretch(0, 1);
    advice->setColumnStretch(1, 1);
    const auto half = [advice](int column, NodeClass nodeClass, PlainLabel *title, SentenceLabel *words) {
        auto *row = new QHBoxLayout;
        row->setSpacing(6);
        row->addWidget(new Glyph(nodeClass, 12));
        row->addWidget(title, 1);
        advice->addLayout(row, 1, column);
        advice->addWidget(words, 2, column, Qt::AlignTop);
    };
    auto *only = new QHBoxLayout;
    only->setSpacing(6);
    only->addWidget(new Glyph(Visual::Information, 12), 0, Qt::AlignTop);
    only->addWidget(m_kubernetesOnly, 1, Qt::AlignTop);
    advice->addLayout(only, 0, 0, 1, 2);
    advice->setRowMinimumHeight(0, 30);
    half(0, NodeClass::Preemptible, m_goodTitle, m_good);
    half(1, NodeClass::Standard, m_keepTitle, m_keep);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addSpacing(6);
    column->addWidget(m_intro);
    column->addSpacing(12);
    column->addWidget(m_billing);
    column->addSpacing(14);
    column->addLayout(head(NodeClass::Standard, {m_standardTitle}, {}));
    column->addSpacing(8);
    column->addLayout(amount(m_standard, m_standardNodes));
    column->addSpacing(6);
    column->addWidget(m_standardRefusal);
    column->addWidget(m_standardProblem);
    column->addSpacing(14);
    column->addWidget(new Hairline);
    column->addSpacing(14);
    column->addLayout(head(NodeClass::Preemptible, {m_preemptibleTitle, m_preview}, {m_onOff, m_switch}));
    column->addSpacing(8);
    column->addWidget(m_slurm);
    column->addSpacing(2);
    QHBoxLayout *target = amount(m_preemptible, m_preemptibleNodes);
    m_preemptibleNodes->setWordWrap(true); // at 1024 the button needs its place
    target->addWidget(m_whatIf);
    column->addLayout(target);
    column->addSpacing(6);
    column->addWidget(m_preemptibleRefusal);
    column->addWidget(m_preemptibleProblem);
    column->addSpacing(10);
    column->addWidget(m_warning);
    column->addSpacing(8);
    column->addWidget(m_advice);
    column->addSpacing(12);
    column->addStretch(1);
    column->addWidget(new Hairline);
    column->addSpacing(14);
    column->addWidget(m_strip);
}

void CapacityPage::retranslate()
{
    m_title->setText(stepName());
    m_intro->setText(tr("Pick the GPUs you always need. Add cheaper, interruptible ones if the work can be stopped and restarted."));
    m_billing->retranslate();
    m_preemptibleTitle->setText(tr("Preemptible GPUs"));
    m_preview->setText(tr("preview"));
    m_switch->setAccessibleName(tr("Preemptible GPUs"));
    m_preemptible->setAccessibleName(tr("Preemptible GPU target, step 8"));
    m_warning->setSentence(Sentence(tr("**Any preemptible node can leave with 5 minutes’ notice or less.** It is cordoned, pods get "
                                       "SIGTERM, and it is removed by T+5:00. A new node joins when capacity returns.")));
    m_slurm->setSentence(Sentence(tr("**Slurm clusters use on-demand nodes only.** Preemptible nodes are offered for Kubernetes "
                                     "clusters during the preview. You can plan for them later; nothing is lost by starting "
                                     "without.")));
    m_whatIf->setText(tr("What if…"));
    m_toKubernetes->setText(tr("Switch to Kubernetes"));
    m_kubernetesOnly->setText(tr("Kubernetes only. On Slurm clusters this switch stays off."));
    m_goodTitle->setText(tr("Good on preemptible"));
    m_good->setText(tr("Training with checkpoints, rollouts, evaluation, batch inference, CI"));
    m_keepTitle->setText(tr("Keep on standard"));
    m_keep->setText(tr("Serving, databases, jobs that cannot save and resume within 5 minutes"));
}

QString CapacityPage::stepName() const
{
    return tr("Capacity");
}

QString CapacityPage::stepSummary(const ClusterSpec &spec) const
{
    return spec.preemptibleGpus > 0 ? tr("%1 + %2 GPUs").arg(spec.standardGpus).arg(spec.preemptibleGpus)
                                    : tr("%1 GPUs").arg(spec.standardGpus);
}

QList<SpecField> CapacityPage::fields() const
{
    return {SpecField::StandardGpus, SpecField::PreemptibleGpus, SpecField::Project, SpecField::PeriodStart, SpecField::Period};
}

void CapacityPage::store(ClusterSpec &spec) const
{
    m_billing->store(spec);
    spec.standardGpus = m_standard->value();
    spec.preemptibleGpus = m_switch->isChecked() && offersPreemptible(spec.type) ? m_preemptible->value() : 0;
}

void CapacityPage::load(const ClusterSpec &spec)
{
    m_billing->load(spec);
    m_standard->take(spec.standardGpus);
    m_switch->setChecked(spec.preemptibleGpus > 0);
    m_preemptible->take(qMax(gpusPerNode, spec.preemptibleGpus));
}

void CapacityPage::showSpec(const ClusterSpec &spec)
{
    const bool offered = offersPreemptible(spec.type);
    const bool on = offered && m_switch->isChecked();
    m_billing->showSpec(spec);
    const bool scheduled = spec.billing == BillingType::ScheduledCapacity;
    m_standardTitle->setText(scheduled                                     ? tr("Scheduled GPUs")
                             : spec.billing == BillingType::Reserved ? tr("Reserved GPUs")
                                                                     : tr("On-demand GPUs"));
    m_standard->setAccessibleName(tr("%1, step 8").arg(m_standardTitle->text()));
    m_standardRefusal->setHint(scheduled ? tr("There for the whole window and never preempted. At least 8, in steps of 8.")
                                         : tr("Created now and never preempted. At least 8, in steps of 8. If the region is out of stock, "
                                              "nothing is created and nothing is billed."));
    m_shown = spec;
    m_whatIf->setEnabled(offered && !spec.gpuType.isEmpty());
    const QString what = offered ? tr("Share the GPUs out between on-demand and preemptible, and see cost and chance")
                                 : tr("Preemptible nodes are offered for Kubernetes clusters only.");
    setPlainToolTip(*m_whatIf, what);
    m_whatIf->setAccessibleDescription(what);
    m_standardNodes->setText(tr("= %n node(s) with 8 GPUs each", nullptr, spec.standardGpus / gpusPerNode));
    m_switch->setEnabled(offered);
    m_onOff->setText(on ? tr("On") : tr("Off"));
    m_preemptibleTitle->setInk(offered ? Ink::Text : Ink::Text3);
    m_preemptible->setEnabled(on);
    m_preemptibleNodes->setInk(on ? Ink::Text : Ink::Text3);
    m_preemptibleNodes->setText(!offered ? tr("GPU target, not available on Slurm")
                                    : on ? tr("GPU target = up to %n more node(s)", nullptr, spec.preemptibleGpus / gpusPerNode)
                                         : tr("GPU target, off"));
    m_slurm->setVisible(!offered);
    m_warning->setVisible(on);
    m_advice->setVisible(offered);
    const RateCard card = m_session.rateCard();
    const Instant now = m_session.clock().now();
    const auto full = card.rateAt(spec.gpuType, ComputeClass::Standard, now);
    const auto reduced = card.rateAt(spec.gpuType, ComputeClass::Preemptible, now);
    const bool priced = full && reduced && full->microUsdPerGpuHour > 0 && *reduced < *full;
    const QString join = tr("Nodes join when spare capacity exists; the target is not guaranteed.");
    m_preemptibleRefusal->setHint(
        !offered ? QString()
        : priced ? tr("%1 cheaper. %2").arg(m_context.zone.fmt().percent(
                                            int(100 - reduced->microUsdPerGpuHour * 100 / full->microUsdPerGpuHour)), join)
                 : join);
    m_strip->setNodes(spec.standardGpus / gpusPerNode, spec.preemptibleGpus / gpusPerNode);
}

void CapacityPage::openWhatIf()
{
    WhatIfDialog::Question question;
    question.region = m_shown.region;
    question.gpuType = m_shown.gpuType;
    question.split = {m_shown.standardGpus, m_shown.preemptibleGpus};
    if (m_shown.billing == BillingType::OnDemand)
        question.covered = 0; // what a reservation costs an hour is not known here
    auto *dialog = new WhatIfDialog(m_session, m_context, question, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &WhatIfDialog::splitChosen, this, [this](int standard, int preemptible) {
        m_standard->take(standard);
        if (preemptible > 0)
            m_preemptible->take(preemptible);
        m_switch->setChecked(preemptible > 0);
        Q_EMIT edited();
    });
    dialog->open();
}

void CapacityPage::showProblems(const QList<SpecProblem> &problems, bool all)
{
    m_billing->showProblems(wordsFor(SpecField::PeriodStart, problems, all), wordsFor(SpecField::Period, problems, all));
    const QString standard = wordsFor(SpecField::StandardGpus, problems, all);
    m_standardProblem->setText(standard);
    m_standardProblem->setVisible(!standard.isEmpty());
    QStringList words{wordsFor(SpecField::PreemptibleGpus, problems, all), wordsFor(SpecField::Project, problems, all)};
    words.removeAll(QString());
    m_preemptibleProblem->setText(words.join(QLatin1Char(' ')));
    m_preemptibleProblem->setVisible(!words.isEmpty());
}

bool CapacityPage::isAcceptable() const
{
    return m_billing->isAcceptable() && m_standard->isAcceptable() && (!m_switch->isChecked() || !m_preemptible->isEnabled() || m_preemptible->isAcceptable());
}

QWidget *CapacityPage::firstField() const
{
    return m_standard;
}

void CapacityPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    WizardPage::changeEvent(event);
}

} // namespace deck::ui
