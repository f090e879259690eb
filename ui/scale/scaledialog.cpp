// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scaledialog.h"

#include "comparepanel.h"
#include "confirmdialog.h"
#include "costchangepanel.h"
#include "noticebar.h"
#include "operationnotice.h"
#include "pricewords.h"
#include "scaleeditpage.h"
#include "scalewords.h"
#include "visibletext.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace deck::ui {

ScaleDialog::ScaleDialog(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent)
    : DialogFrame({}, parent)
    , m_session(session)
    , m_context(context)
    , m_pages(new QStackedWidget)
    , m_edit(new ScaleEditPage(session, context))
    , m_confirm(new ConfirmPanel)
    , m_compare(new ComparePanel)
    , m_cost(new CostChangePanel)
    , m_movedRow(new QWidget)
    , m_moved(new NoticeBar(NoticeBar::Kind::Warning))
    , m_outcome(new OperationNotice(session, context))
    , m_footer(new ScaleFooter(this))
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
    connect(m_edit, &ScaleEditPage::edited, this, &ScaleDialog::renew);
    connect(m_cost, &CostChangePanel::ratesWanted, this, &ScaleDialog::ratesWanted);
    connect(m_confirm, &ConfirmPanel::openChanged, this, &ScaleDialog::renew);
    connect(m_footer->cancel(), &QPushButton::clicked, this, &ScaleDialog::reject);
    connect(m_footer->reset(), &QPushButton::clicked, this, &ScaleDialog::reset);
    connect(m_footer->review(), &QPushButton::clicked, this, &ScaleDialog::review);
    connect(m_footer->back(), &QPushButton::clicked, this, &ScaleDialog::goBack);
    connect(m_footer->keepTheirs(), &QPushButton::clicked, this, &ScaleDialog::keepTheirs);
    connect(m_footer->applyMine(), &QPushButton::clicked, this, &ScaleDialog::applyMine);
    connect(m_footer->deed(), &QPushButton::clicked, this, [this] {
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
    m_compare->setObjectName(QStringLiteral("compare"));
    m_moved->setObjectName(QStringLiteral("moved"));
    m_movedRow->hide();

    m_pages->addWidget(m_edit); // in the order of ScaleFooter::Page
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
    setMinimumSize(820, 528);
    resize(880, 576);
}

void ScaleDialog::retranslate()
{
    setTitle(tr("Scale %1").arg(visibleText(m_seen.name)));
    m_footer->retranslate();
    renew();
}

ScaleFooter::Page ScaleDialog::page() const
{
    return ScaleFooter::Page(m_pages->currentIndex());
}

void ScaleDialog::turnTo(ScaleFooter::Page page)
{
    m_pages->setCurrentIndex(int(page));
    renew();
}

ScaleSpec ScaleDialog::wanted() const
{
    return m_edit->wanted(m_seen);
}

ScaleEstimate ScaleDialog::estimate() const
{
    return estimateScale(m_seen, wanted(), m_session.rateCard(), m_session.clock().now());
}

bool ScaleDialog::isComplete() const
{
    return m_there && !m_sent && m_edit->isAcceptable() && !wanted().isEmpty()
        && validate(wanted(), m_seen).isEmpty() && m_session.connection().writesAllowed();
}

void ScaleDialog::renew()
{
    const Fmt fmt = m_context.zone.fmt();
    const ScaleEstimate now = estimate();
    m_edit->renew(m_seen, now);
    m_cost->show(m_seen, now, m_session.rateCard(), m_session.clock().now(), fmt);
    if (isComparing())
        showComparison();
    m_pages->setEnabled(!m_sent && m_there);

    ScaleFooter::State state;
    state.page = page();
    state.writesAllowed = m_session.connection().writesAllowed();
    state.underWay = m_outcome->isUnderWay() && !isComparing(); // what is compared waits for the user, nothing goes on
    state.sent = m_sent;
    state.changed = now.isChange();
    state.complete = isComplete();
    state.agreed = m_confirm->isOpen();
    state.newestShown = isNewestShown();
    state.there = m_there;
    state.onlyRemoves = now.removes() && !now.buys();
    state.deed = ScaleWords::purchaseDeed(m_reviewed, fmt);
    m_footer->show(state);
}

void ScaleDialog::reset()
{
    m_edit->reset(m_seen);
    m_movedRow->hide();
    renew();
}

void ScaleDialog::goBack()
{
    m_movedRow->hide();
    turnTo(ScaleFooter::Page::Edit);
    m_edit->focusFirst();
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
    turnTo(ScaleFooter::Page::Review);
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
        m_pages->setCurrentIndex(int(ScaleFooter::Page::Edit)); // input is kept; the check box is not
        takeSnapshot();
    } else if (operation && operation->state == Operation::State::Conflict) {
        m_sent = false;
        compare(operation->seen, operation->scaleSpec, operation->now, operation->mayHaveBeenSent);
    } else if (operation && operation->state == Operation::State::Dismissed && isComparing()) {
        m_pages->setCurrentIndex(int(ScaleFooter::Page::Edit)); // somebody else did just what was asked for
        reset();
    } else if (m_outcome->isUnderWay()) {
        m_sent = true; // also when the one that stood by moved on by itself
    }
    renew();
}

void ScaleDialog::resume(const Operation &undecided)
{
    m_edit->take(undecided.scaleSpec);
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
    m_edit->closeWhatIf();
    m_movedRow->hide();
    turnTo(ScaleFooter::Page::Compare);
    m_footer->keepTheirs()->setFocus();
}

QString ScaleDialog::costOf(const ClusterCounts &counts) const
{
    int storage = 0;
    for (const Volume &volume : m_seen.volumes)
        storage += volume.sizeTib.value_or(0);
    const BurnRate rate = burnRateOf(m_seen.gpuType, counts.standardGpus.value_or(0), counts.preemptibleGpus.value_or(0), storage,
                                     m_session.rateCard(), m_session.clock().now());
    const bool known = counts.standardGpus && (counts.preemptibleGpus || !offersPreemptible(m_seen.type.value));
    return PriceWords::perHourWithUnit(rate.total(), rate.unpriced || !known, m_context.zone.fmt());
}

void ScaleDialog::showComparison()
{
    ComparePanel::Comparison comparison;
    comparison.seen = m_seenBefore;
    comparison.now = m_seenNow;
    comparison.asked = m_seenBefore;
    if (m_askedBefore.standardGpus)
        comparison.asked.standardGpus = m_askedBefore.standardGpus;
    if (m_askedBefore.preemptibleGpus)
        comparison.asked.preemptibleGpus = m_askedBefore.preemptibleGpus;
    comparison.seenCost = costOf(comparison.seen);
    comparison.askedCost = costOf(comparison.asked);
    comparison.nowCost = costOf(comparison.now);
    comparison.mayHaveBeenSent = m_comparedSent;
    comparison.hasPreemptible = offersPreemptible(m_seen.type.value);
    m_compare->show(comparison, m_context.zone.fmt());
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
    turnTo(ScaleFooter::Page::Edit);
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
    m_pages->setCurrentIndex(int(ScaleFooter::Page::Edit));
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
    m_edit->follow(before, newest);
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
        m_pages->setCurrentIndex(int(ScaleFooter::Page::Edit));
}

void ScaleDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers().testFlag(Qt::ControlModifier)) {
        if (isReviewing() && m_footer->deed()->isEnabled() && !event->isAutoRepeat())
            m_footer->deed()->click();
        return;
    }
    if (enter && !isReviewing() && !isComparing() && m_footer->review()->isEnabled() && !m_removal) {
        if (!event->isAutoRepeat())
            m_footer->review()->click();
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
