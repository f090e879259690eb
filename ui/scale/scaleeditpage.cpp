// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scaleeditpage.h"

#include "buttonrole.h"
#include "evidencewords.h"
#include "glyph.h"
#include "gpuspinbox.h"
#include "hairline.h"
#include "plainlabel.h"
#include "plaintooltip.h"
#include "scaleside.h"
#include "sentencelabel.h"
#include "specwords.h"
#include "visibletext.h"
#include "whatifdialog.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>

namespace deck::ui {
namespace {

/// Nothing where it is not known; where none can be, 0.
std::optional<int> preemptibleTargetOf(const Cluster &cluster)
{
    return offersPreemptible(cluster.type.value) ? cluster.desiredPreemptibleGpus : cluster.desiredPreemptibleGpus.value_or(0);
}

} // namespace

ScaleEditPage::ScaleEditPage(FleetSession &session, const UiContext &context, QWidget *parent)
    : QScrollArea(parent)
    , m_session(session)
    , m_context(context)
    , m_standard(new ScaleSide(NodeClass::Standard))
    , m_preemptible(new ScaleSide(NodeClass::Preemptible))
    , m_whatIf(new QPushButton)
    , m_how(new SentenceLabel)
    , m_reportedAt(new PlainLabel({}, Type::Role::Body, Ink::Text2))
    , m_reportedRow(new QWidget)
{
    buildLayout();
    retranslate();
    connect(m_standard, &ScaleSide::edited, this, &ScaleEditPage::edited);
    connect(m_preemptible, &ScaleSide::edited, this, &ScaleEditPage::edited);
    connect(m_whatIf, &QPushButton::clicked, this, &ScaleEditPage::openWhatIf);
}

void ScaleEditPage::buildLayout()
{
    m_whatIf->setObjectName(QStringLiteral("whatIfButton"));
    setControlSize(m_whatIf, ControlSize::Small);
    m_preemptible->addToHead(m_whatIf);

    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    const auto line = [column] {
        auto *row = new QHBoxLayout;
        row->setContentsMargins(20, 0, 20, 0);
        row->addWidget(new Hairline);
        column->addLayout(row);
    };
    column->addWidget(m_standard);
    line();
    column->addWidget(m_preemptible);
    line();
    auto *notes = new QVBoxLayout;
    notes->setContentsMargins(20, 14, 20, 14);
    notes->setSpacing(8);
    auto *how = new QHBoxLayout;
    how->setSpacing(8);
    how->addWidget(new Glyph(Visual::Information, 15), 0, Qt::AlignTop);
    how->addWidget(m_how, 1);
    notes->addLayout(how);
    auto *reported = new QHBoxLayout(m_reportedRow);
    reported->setContentsMargins(0, 0, 0, 0);
    reported->setSpacing(8);
    reported->addWidget(new Glyph(QStringLiteral("clock"), 15));
    m_reportedAt->setWordWrap(true);
    reported->addWidget(m_reportedAt, 1);
    notes->addWidget(m_reportedRow);
    column->addLayout(notes);
    column->addStretch(1);

    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setWidget(content);
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
}

void ScaleEditPage::retranslate()
{
    m_whatIf->setText(tr("What if…"));
    m_how->setSentence(Sentence(tr("On-demand nodes are created at once or the request is refused. **The preemptible target is "
                                   "saved at once and fills as capacity appears**, node by node; nodes can leave again with "
                                   "5 minutes’ notice or less.")));
}

QString ScaleEditPage::evidence(ComputeClass computeClass, std::optional<Instant> shortSince) const
{
    const Instant now = m_session.clock().now();
    const CapacityEvidence past = evidenceOf(m_session.asks(), m_seen.region, m_seen.gpuType, computeClass, now);
    return EvidenceWords::sentences(past, shortSince, now, m_context.zone.fmt());
}

void ScaleEditPage::renew(const Cluster &seen, const ScaleEstimate &estimate)
{
    m_seen = seen;
    const Fmt fmt = m_context.zone.fmt();
    const Availability *reported = m_session.snapshot()->findAvailability(seen.region, seen.gpuType);
    m_standard->show(seen, estimate, reported, evidence(ComputeClass::Standard, std::nullopt), fmt);
    m_preemptible->show(seen, estimate, reported, evidence(ComputeClass::Preemptible, m_session.history().shortSince(seen.id)), fmt);
    m_reportedRow->setVisible(reported != nullptr);
    if (reported)
        m_reportedAt->setText(tr("Availability as reported by %1 at %2. It can change before you buy.")
                                  .arg(visibleText(reported->source, 60), fmt.timeSecondsZone(reported->asOf)));
    const QList<SpecProblem> problems = validate(wanted(seen), seen);
    m_standard->setProblem(SpecWords::problemsOf(SpecField::StandardGpus, problems));
    QString preemptible = SpecWords::problemsOf(SpecField::PreemptibleGpus, problems);
    if (preemptible.isEmpty() && !SpecWords::problemsOf(SpecField::Project, problems).isEmpty())
        preemptible = tr("Preemptible capacity needs a project, and this cluster has none.");
    m_preemptible->setProblem(preemptible);
    showWhatIf();
}

QString ScaleEditPage::whyNoWhatIf() const
{
    if (!offersPreemptible(m_seen.type.value))
        return tr("Preemptible nodes are offered for Kubernetes clusters only.");
    if (!m_seen.standardGpus || !m_standard->target() || !m_preemptible->target())
        return tr("The numbers to begin with are not known.");
    return isAcceptable() ? QString() : tr("One of the targets is not allowed.");
}

void ScaleEditPage::showWhatIf()
{
    const QString why = whyNoWhatIf();
    m_whatIf->setEnabled(why.isEmpty());
    const QString what = tr("Share the GPUs out between on-demand and preemptible, and see cost and chance");
    setPlainToolTip(*m_whatIf, why.isEmpty() ? what : why);
    m_whatIf->setAccessibleDescription(why.isEmpty() ? what : why);
}

void ScaleEditPage::openWhatIf()
{
    if (m_trial || !whyNoWhatIf().isEmpty())
        return;
    WhatIfDialog::Question question;
    question.region = m_seen.region;
    question.gpuType = m_seen.gpuType;
    question.split = {m_standard->target().value_or(0), m_preemptible->target().value_or(0)};
    question.preemptibleNow = m_seen.desiredPreemptibleGpus.value_or(0);
    question.covered = reservedGpusAt(m_seen, m_session.clock().now());
    m_trial = new WhatIfDialog(m_session, m_context, question, this);
    m_trial->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_trial, &WhatIfDialog::splitChosen, this, [this](int standard, int preemptible) {
        m_standard->setTarget(standard);
        m_preemptible->setTarget(preemptible);
        m_preemptible->spinBox()->setFocus();
    });
    m_trial->open();
}

void ScaleEditPage::closeWhatIf()
{
    if (m_trial)
        m_trial->reject();
}

ScaleSpec ScaleEditPage::wanted(const Cluster &seen) const
{
    ScaleSpec spec;
    const std::optional<int> standard = m_standard->target();
    if (seen.standardGpus && standard && standard != seen.standardGpus)
        spec.standardGpus = standard;
    const std::optional<int> preemptible = m_preemptible->target();
    if (preemptible && preemptible != preemptibleTargetOf(seen))
        spec.preemptibleGpus = preemptible;
    return spec;
}

bool ScaleEditPage::isAcceptable() const
{
    return m_standard->isAcceptable() && m_preemptible->isAcceptable();
}

void ScaleEditPage::reset(const Cluster &seen)
{
    m_standard->setTarget(seen.standardGpus);
    m_preemptible->setTarget(preemptibleTargetOf(seen));
}

void ScaleEditPage::take(const ScaleSpec &targets)
{
    if (targets.standardGpus)
        m_standard->setTarget(*targets.standardGpus);
    if (targets.preemptibleGpus)
        m_preemptible->setTarget(*targets.preemptibleGpus);
}

void ScaleEditPage::follow(const Cluster &before, const Cluster &newest)
{
    if (m_standard->isAcceptable() && m_standard->target() == before.standardGpus)
        m_standard->setTarget(newest.standardGpus);
    if (m_preemptible->isAcceptable() && m_preemptible->target() == preemptibleTargetOf(before))
        m_preemptible->setTarget(preemptibleTargetOf(newest));
}

void ScaleEditPage::focusFirst()
{
    (m_standard->spinBox()->isEnabled() ? m_standard : m_preemptible)->spinBox()->setFocus();
}

void ScaleEditPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QScrollArea::changeEvent(event);
}

} // namespace deck::ui
