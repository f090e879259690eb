// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scaledialog.h"

#include "buttonrole.h"
#include "comparepanel.h"
#include "confirmdialog.h"
#include "costchangepanel.h"
#include "evidencewords.h"
#include "glyph.h"
#include "gpuspinbox.h"
#include "hairline.h"
#include "noticebar.h"
#include "operationnotice.h"
#include "plainlabel.h"
#include "pricewords.h"
#include "scaleside.h"
#include "scalewords.h"
#include "sentencelabel.h"
#include "specwords.h"
#include "visibletext.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

namespace deck::ui {

namespace {

enum Page { EditPage, ReviewPage, ComparePage };

/// Nothing where it is not known; where none can be, 0.
std::optional<int> preemptibleTargetOf(const Cluster &cluster)
{
    return offersPreemptible(cluster.type.value) ? cluster.desiredPreemptibleGpus : cluster.desiredPreemptibleGpus.value_or(0);
}

} // namespace

ScaleDialog::ScaleDialog(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent)
    : DialogFrame({}, parent)
    , m_session(session)
    , m_context(context)
    , m_pages(new QStackedWidget)
    , m_standard(new ScaleSide(NodeClass::Standard))
    , m_preemptible(new ScaleSide(NodeClass::Preemptible))
    , m_how(new SentenceLabel)
    , m_reportedAt(new PlainLabel({}, Type::Role::Body, Ink::Text2))
    , m_reportedRow(new QWidget)
    , m_confirm(new ConfirmPanel)
    , m_compare(new ComparePanel)
    , m_cost(new CostChangePanel)
    , m_movedRow(new QWidget)
    , m_moved(new NoticeBar(NoticeBar::Kind::Warning))
    , m_outcome(new OperationNotice(session, context))
    , m_cancel(new QPushButton)
    , m_caption(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_reset(new QPushButton)
    , m_review(new QPushButton)
    , m_back(new QPushButton)
    , m_deed(new QPushButton)
    , m_keepTheirs(new QPushButton)
    , m_applyMine(new QPushButton)
{
    setObjectName(QStringLiteral("scaleDialog"));
    if (const ClusterEntry *entry = session.snapshot()->find(cluster))
        m_seen = entry->cluster;
    m_seen.id = cluster;
    buildLayout();
    reset();
    retranslate();
    connect(&session, &FleetSession::snapshotPublished, this, &ScaleDialog::takeSnapshot);
    connect(&session, &FleetSession::rateCardChanged, this, [this] {
        if (isReviewing() && !m_sent)
            m_confirm->setChanged(ScaleWords::purchase(m_reviewed = estimate(), m_context.zone.fmt()),
                                  Sentence(tr("**Prices changed.** Look again before you agree.")));
        renew();
    });
    connect(&session, &FleetSession::connectionChanged, this, &ScaleDialog::renew);
    connect(&context.zone, &ZoneChoice::changed, this, &ScaleDialog::renew);
    connect(m_standard, &ScaleSide::edited, this, &ScaleDialog::renew);
    connect(m_preemptible, &ScaleSide::edited, this, &ScaleDialog::renew);
    connect(m_cost, &CostChangePanel::ratesWanted, this, &ScaleDialog::ratesWanted);
    connect(m_confirm, &ConfirmPanel::openChanged, this, &ScaleDialog::renew);
    connect(m_cancel, &QPushButton::clicked, this, &ScaleDialog::reject);
    connect(m_reset, &QPushButton::clicked, this, &ScaleDialog::reset);
    connect(m_review, &QPushButton::clicked, this, &ScaleDialog::review);
    connect(m_back, &QPushButton::clicked, this, &ScaleDialog::goBack);
    connect(m_keepTheirs, &QPushButton::clicked, this, &ScaleDialog::keepTheirs);
    connect(m_applyMine, &QPushButton::clicked, this, &ScaleDialog::applyMine);
    connect(m_deed, &QPushButton::clicked, this, [this] {
        if (m_sent)
            return;
        if (m_reviewed.removes())
            confirmRemoval();
        else
            send();
    });
    connect(m_outcome, &OperationNotice::stateChanged, this, &ScaleDialog::applyOperationState);
    connect(m_outcome, &OperationNotice::retryWanted, this, [this] {
        m_sent = false;
        goBack();
    });
    connect(m_outcome, &OperationNotice::left, this, &QDialog::reject);
    connect(m_outcome, &OperationNotice::succeeded, this, [this] {
        Q_EMIT scaled(m_seen.id);
        accept();
    });
}

void ScaleDialog::buildLayout()
{
    m_pages->setObjectName(QStringLiteral("pages"));
    m_confirm->setObjectName(QStringLiteral("confirm"));
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_reset->setObjectName(QStringLiteral("reset"));
    m_review->setObjectName(QStringLiteral("review"));
    m_back->setObjectName(QStringLiteral("back"));
    m_deed->setObjectName(QStringLiteral("deed"));
    m_compare->setObjectName(QStringLiteral("compare"));
    m_keepTheirs->setObjectName(QStringLiteral("keepTheirs"));
    m_applyMine->setObjectName(QStringLiteral("applyMine"));
    m_moved->setObjectName(QStringLiteral("moved"));
    m_caption->setObjectName(QStringLiteral("caption"));
    setButtonRole(m_cancel, ButtonRole::Flat);
    setButtonRole(m_review, ButtonRole::Primary);
    setButtonRole(m_deed, ButtonRole::Primary);
    m_movedRow->hide();

    auto *edit = new QWidget;
    auto *column = new QVBoxLayout(edit);
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
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(edit);
    scroll->viewport()->setAutoFillBackground(false);
    edit->setAutoFillBackground(false);
    m_pages->addWidget(scroll);
    m_pages->addWidget(m_confirm);
    m_pages->addWidget(m_compare);

    auto *body = new QWidget;
    auto *bodyColumn = new QVBoxLayout(body);
    bodyColumn->setContentsMargins(0, 0, 0, 0);
    bodyColumn->setSpacing(0);
    auto *notices = new QVBoxLayout;
    notices->setContentsMargins(20, 0, 20, 0);
    notices->setSpacing(0);
    auto *moved = new QVBoxLayout(m_movedRow);
    moved->setContentsMargins(0, 12, 0, 0);
    moved->addWidget(m_moved);
    notices->addWidget(m_movedRow);
    notices->addWidget(m_outcome);
    bodyColumn->addLayout(notices);
    bodyColumn->addWidget(m_pages, 1);
    setBody(body);
    setSidePanel(m_cost, 300);
    addFooterLeft(m_cancel);
    addFooterLeft(m_caption);
    addFooterRight(m_reset);
    addFooterRight(m_review);
    addFooterRight(m_back);
    addFooterRight(m_deed);
    addFooterRight(m_keepTheirs);
    addFooterRight(m_applyMine);
    setMinimumSize(820, 528);
    resize(880, 576);
}

void ScaleDialog::retranslate()
{
    setTitle(tr("Scale %1").arg(visibleText(m_seen.name)));
    m_how->setSentence(Sentence(tr("On-demand nodes are created at once or the request is refused. **The preemptible target is "
                                   "saved at once; nodes join one by one when capacity exists**, and can leave again with "
                                   "5 minutes’ notice or less.")));
    m_reset->setText(tr("Reset"));
    m_back->setText(tr("Back"));
    m_keepTheirs->setText(tr("Keep theirs"));
    m_applyMine->setText(tr("Apply mine to the new state…"));
    renew();
}

bool ScaleDialog::isReviewing() const
{
    return m_pages->currentIndex() == ReviewPage;
}

bool ScaleDialog::isComparing() const
{
    return m_pages->currentIndex() == ComparePage;
}

void ScaleDialog::turnTo(int page)
{
    m_pages->setCurrentIndex(page);
    renew();
}

ScaleSpec ScaleDialog::wanted() const
{
    ScaleSpec spec;
    // Of a count that is not known nothing is asked, unless the user gave a number.
    const std::optional<int> standard = m_standard->target();
    if (m_seen.standardGpus && standard && standard != m_seen.standardGpus)
        spec.standardGpus = standard;
    const std::optional<int> preemptible = m_preemptible->target();
    if (preemptible && preemptible != preemptibleTargetOf(m_seen))
        spec.preemptibleGpus = preemptible;
    return spec;
}

ScaleEstimate ScaleDialog::estimate() const
{
    return estimateScale(m_seen, wanted(), m_session.rateCard(), m_session.clock().now());
}

bool ScaleDialog::isComplete() const
{
    return m_there && !m_sent && m_standard->isAcceptable() && m_preemptible->isAcceptable() && !wanted().isEmpty()
        && validate(wanted(), m_seen).isEmpty() && m_session.connection().writesAllowed();
}

void ScaleDialog::renew()
{
    const Fmt fmt = m_context.zone.fmt();
    const ScaleEstimate now = estimate();
    const Availability *reported = m_session.snapshot()->findAvailability(m_seen.region, m_seen.gpuType);
    const auto evidence = [&](ComputeClass computeClass, std::optional<Instant> shortSince) {
        const Instant moment = m_session.clock().now();
        const CapacityEvidence past = evidenceOf(m_session.asks(), m_seen.region, m_seen.gpuType, computeClass, moment);
        return EvidenceWords::sentences(past, shortSince, moment, fmt);
    };
    m_standard->show(m_seen, now, reported, evidence(ComputeClass::Standard, std::nullopt), fmt);
    m_preemptible->show(m_seen, now, reported, evidence(ComputeClass::Preemptible, m_session.history().shortSince(m_seen.id)), fmt);
    m_cost->show(m_seen, now, m_session.rateCard(), m_session.clock().now(), fmt);
    m_reportedRow->setVisible(reported != nullptr);
    if (reported)
        m_reportedAt->setText(tr("Availability as reported by %1 at %2. It can change before you buy.")
                                  .arg(visibleText(reported->source, 60), fmt.timeSecondsZone(reported->asOf)));
    const QList<SpecProblem> problems = validate(wanted(), m_seen);
    m_standard->setProblem(SpecWords::problemsOf(SpecField::StandardGpus, problems));
    QString preemptible = SpecWords::problemsOf(SpecField::PreemptibleGpus, problems);
    if (preemptible.isEmpty() && !SpecWords::problemsOf(SpecField::Project, problems).isEmpty())
        preemptible = tr("Preemptible capacity needs a project, and this cluster has none.");
    m_preemptible->setProblem(preemptible);

    const bool reviewing = isReviewing();
    const bool comparing = isComparing();
    if (comparing)
        showComparison();
    m_keepTheirs->setVisible(comparing);
    m_applyMine->setVisible(comparing);
    m_applyMine->setEnabled(m_there && m_session.connection().writesAllowed() && isNewestShown());
    m_reset->setVisible(!reviewing && !comparing);
    m_reset->setEnabled(!m_sent && now.isChange());
    m_review->setVisible(!reviewing && !comparing);
    m_review->setEnabled(isComplete());
    m_review->setText(now.removes() && !now.buys() ? tr("Review removal…") : tr("Review and purchase…"));
    m_back->setVisible(reviewing);
    m_back->setEnabled(!m_sent);
    m_deed->setVisible(reviewing);
    m_deed->setEnabled(reviewing && m_confirm->isOpen() && isComplete());
    m_deed->setText(ScaleWords::purchaseDeed(m_reviewed, fmt));
    m_pages->setEnabled(!m_sent && m_there);

    const bool underWay = m_outcome->isUnderWay() && !comparing; // what is compared waits for the user, nothing goes on
    m_cancel->setText(underWay ? tr("Close") : tr("Cancel"));
    if (underWay)
        m_caption->setText(tr("The request goes on when this window closes; the main window shows its outcome."));
    else if (!m_session.connection().writesAllowed())
        m_caption->setText(tr("No connection: actions are off"));
    else if (comparing)
        m_caption->setText(isNewestShown() ? QString() : tr("The cluster is being read again"));
    else
        m_caption->setText(reviewing ? QString() : tr("Nothing changes until you confirm on the next page"));
}

void ScaleDialog::reset()
{
    m_standard->setTarget(m_seen.standardGpus);
    m_preemptible->setTarget(preemptibleTargetOf(m_seen));
    m_movedRow->hide();
    renew();
}

void ScaleDialog::goBack()
{
    m_movedRow->hide();
    turnTo(EditPage);
    (m_standard->spinBox()->isEnabled() ? m_standard : m_preemptible)->spinBox()->setFocus();
}

void ScaleDialog::review()
{
    // What is reviewed is the newest that is known, not what stood here when the dialog opened.
    takeSnapshot();
    if (isComparing() || !isComplete())
        return;
    if (m_outcome->standingBy().isEmpty())
        m_outcome->clear();
    m_reviewed = estimate();
    if (!m_reviewed.buys()) {
        confirmRemoval();
        return;
    }
    m_confirm->setConfirmation(ScaleWords::purchase(m_reviewed, m_context.zone.fmt()));
    turnTo(ReviewPage);
    if (QWidget *first = m_confirm->initialFocus())
        first->setFocus();
}

void ScaleDialog::confirmRemoval()
{
    if (m_removal)
        return;
    const Fmt fmt = m_context.zone.fmt();
    m_removal = new ConfirmDialog(ScaleWords::removalTitle(m_reviewed, fmt), ScaleWords::removal(m_seen, m_reviewed, fmt),
                                  ScaleWords::removalDeed(m_reviewed, fmt), ScaleWords::removalSafe(m_reviewed, fmt), this);
    m_removal->setObjectName(QStringLiteral("removal"));
    connect(m_removal, &ConfirmDialog::confirmed, this, &ScaleDialog::send);
    m_removal->open();
}

void ScaleDialog::send()
{
    if (m_sent || !isComplete())
        return;
    const ScaleSpec spec = wanted();
    m_sent = true;
    renew();
    const OperationId undecided = m_outcome->standingBy();
    m_outcome->follow(m_session.scale(m_seen, spec), m_seen.region);
    if (!undecided.isEmpty())
        m_session.dismiss(undecided);
}

void ScaleDialog::applyOperationState()
{
    const auto operation = m_outcome->operation();
    if (operation && operation->state == Operation::State::Refused && m_sent) {
        m_sent = false;
        m_pages->setCurrentIndex(EditPage); // input is kept; the check box is not
        takeSnapshot();
    } else if (operation && operation->state == Operation::State::Conflict) {
        m_sent = false;
        compare(operation->seen, operation->scaleSpec, operation->now, operation->mayHaveBeenSent);
    } else if (operation && operation->state == Operation::State::Dismissed && isComparing()) {
        m_pages->setCurrentIndex(EditPage); // somebody else did just what was asked for
        reset();
    } else if (m_outcome->isUnderWay()) {
        m_sent = true; // also when the one that stood by moved on by itself
    }
    renew();
}

void ScaleDialog::resume(const Operation &undecided)
{
    if (undecided.scaleSpec.standardGpus)
        m_standard->setTarget(*undecided.scaleSpec.standardGpus);
    if (undecided.scaleSpec.preemptibleGpus)
        m_preemptible->setTarget(*undecided.scaleSpec.preemptibleGpus);
    if (undecided.state == Operation::State::Conflict)
        m_outcome->follow(undecided.id, m_seen.region);
    else
        m_outcome->standBy(undecided.id, m_seen.region);
    renew();
}

void ScaleDialog::compare(const ClusterCounts &seen, const ScaleSpec &asked, const ClusterCounts &now, bool mayHaveBeenSent)
{
    m_seenBefore = seen;
    m_askedBefore = asked;
    m_seenNow = now;
    m_comparedSent = mayHaveBeenSent;
    if (m_removal)
        m_removal->reject();
    m_movedRow->hide();
    turnTo(ComparePage);
    m_keepTheirs->setFocus();
}

void ScaleDialog::showComparison()
{
    const Fmt fmt = m_context.zone.fmt();
    const RateCard card = m_session.rateCard();
    const Instant at = m_session.clock().now();
    int storage = 0;
    for (const Volume &volume : std::as_const(m_seen.volumes))
        storage += volume.sizeTib.value_or(0);
    const auto cost = [&](const ClusterCounts &counts) {
        const BurnRate rate = burnRateOf(m_seen.gpuType, counts.standardGpus.value_or(0), counts.preemptibleGpus.value_or(0), storage, card, at);
        const bool known = counts.standardGpus && (counts.preemptibleGpus || !offersPreemptible(m_seen.type.value));
        return PriceWords::perHourWithUnit(rate.total(), rate.unpriced || !known, fmt);
    };
    ComparePanel::Comparison comparison;
    comparison.seen = m_seenBefore;
    comparison.now = m_seenNow;
    comparison.asked = m_seenBefore;
    if (m_askedBefore.standardGpus)
        comparison.asked.standardGpus = m_askedBefore.standardGpus;
    if (m_askedBefore.preemptibleGpus)
        comparison.asked.preemptibleGpus = m_askedBefore.preemptibleGpus;
    comparison.seenCost = cost(comparison.seen);
    comparison.askedCost = cost(comparison.asked);
    comparison.nowCost = cost(comparison.now);
    comparison.mayHaveBeenSent = m_comparedSent;
    comparison.hasPreemptible = offersPreemptible(m_seen.type.value);
    m_compare->show(comparison, fmt);
}

/// Whether the fleet knows the counts that are shown as "now": the read that found them can be newer than the last refresh.
bool ScaleDialog::isNewestShown() const
{
    const ClusterEntry *entry = m_session.snapshot()->find(m_seen.id);
    return entry && countsOf(entry->cluster) == m_seenNow;
}

void ScaleDialog::applyMine()
{
    const ClusterEntry *entry = m_session.snapshot()->find(m_seen.id);
    if (!entry || !isNewestShown())
        return;
    if (m_outcome->isUnderWay())
        m_outcome->standBy(m_outcome->operation()->id, m_seen.region);
    m_seen = entry->cluster;
    m_sent = false;
    turnTo(EditPage);
    review();
}

void ScaleDialog::keepTheirs()
{
    const auto undecided = m_outcome->operation();
    if (undecided && !undecided->isOver()) {
        m_outcome->clear();
        m_session.dismiss(undecided->id);
        reject();
        return;
    }
    if (const ClusterEntry *entry = m_session.snapshot()->find(m_seen.id))
        m_seen = entry->cluster;
    m_pages->setCurrentIndex(EditPage);
    reset();
}

void ScaleDialog::takeSnapshot()
{
    const ClusterEntry *entry = m_session.snapshot()->find(m_seen.id);
    const bool there = entry && entry->presence == Presence::Listed;
    if (!there && m_there) {
        m_moved->setKind(NoticeBar::Kind::Critical);
        m_moved->setSentence(Sentence(tr("**This cluster is no longer listed.** Nothing can be changed.")));
        m_movedRow->show();
    } else if (there && !m_there) {
        m_movedRow->hide();
    }
    m_there = there;
    if (m_removal && !there)
        m_removal->reject();
    if (entry)
        clusterMoved(entry->cluster);
    renew();
}

void ScaleDialog::clusterMoved(const Cluster &newest)
{
    if (isComparing()) {
        const auto undecided = m_outcome->operation();
        if (!undecided || undecided->isOver())
            m_seenNow = countsOf(newest); // an operation's own state says what is now
        m_seen = newest;
        return;
    }
    const QString difference = ScaleWords::difference(m_seen, newest);
    const Cluster before = m_seen;
    const ScaleSpec asked = wanted();
    m_seen = newest;
    if (difference.isEmpty() || m_sent)
        return;
    followTargets(before, newest);
    if (!asked.isReachedBy(countsOf(newest))) {
        compare(countsOf(before), asked, countsOf(newest), false);
        return;
    }
    m_moved->setKind(NoticeBar::Kind::Warning);
    m_moved->setSentence(Sentence(tr("**The cluster was changed by someone else.** %1 Nothing was sent."), {difference}));
    m_movedRow->show();
    if (m_removal)
        m_removal->reject();
    if (isReviewing())
        m_pages->setCurrentIndex(EditPage);
}

/// A target that nobody touched follows; one that was typed stays and counts from the new number.
void ScaleDialog::followTargets(const Cluster &before, const Cluster &newest)
{
    if (m_standard->isAcceptable() && m_standard->target() == before.standardGpus)
        m_standard->setTarget(newest.standardGpus);
    if (m_preemptible->isAcceptable() && m_preemptible->target() == preemptibleTargetOf(before))
        m_preemptible->setTarget(preemptibleTargetOf(newest));
}

void ScaleDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers().testFlag(Qt::ControlModifier)) {
        if (isReviewing() && m_deed->isEnabled() && !event->isAutoRepeat())
            m_deed->click();
        return;
    }
    if (enter && !isReviewing() && !isComparing() && m_review->isEnabled() && !m_removal) {
        if (!event->isAutoRepeat())
            m_review->click();
        return;
    }
    DialogFrame::keyPressEvent(event);
}

void ScaleDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    DialogFrame::changeEvent(event);
}

} // namespace deck::ui
