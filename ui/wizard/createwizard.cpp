// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "createwizard.h"

#include "accesspage.h"
#include "buttonrole.h"
#include "capacitypage.h"
#include "draftline.h"
#include "hardwarepage.h"
#include "icons.h"
#include "namepage.h"
#include "operationnotice.h"
#include "plainlabel.h"
#include "pricepanel.h"
#include "reviewpage.h"
#include "steplist.h"
#include "storagepage.h"
#include "termwords.h"

#include <QCheckBox>
#include <QEvent>
#include <QKeyEvent>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace deck::ui {
namespace {

constexpr int stepCount = 6;

QScrollArea *scrolled(QWidget *page)
{
    auto *scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(page);
    scroll->viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
    return scroll;
}

} // namespace

CreateWizard::CreateWizard(FleetSession &session, const UiContext &context, QWidget *parent)
    : DialogFrame({}, parent)
    , m_session(session)
    , m_context(context)
    , m_steps(new StepList(stepCount))
    , m_stack(new QStackedWidget)
    , m_price(new PricePanel(session, context))
    , m_draft(new DraftLine(session, context))
    , m_outcome(new OperationNotice(session, context))
    , m_cancel(new QPushButton)
    , m_copyCommand(new QPushButton)
    , m_caption(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_back(new QPushButton)
    , m_next(new QPushButton)
    , m_create(new QPushButton)
{
    setObjectName(QStringLiteral("createWizard"));
    auto *name = new NamePage(session);
    auto *capacity = new CapacityPage(session, context);
    auto *review = new ReviewPage(session, context);
    m_pages = {name, new HardwarePage(session, context), capacity, new StoragePage(session, context), new AccessPage, review};
    m_asked = QList<bool>(m_pages.size(), false);
    buildLayout();
    for (WizardPage *page : std::as_const(m_pages))
        connect(page, &WizardPage::edited, this, &CreateWizard::renew);
    connect(capacity, &CapacityPage::kubernetesWanted, name, [name] { name->setType(ClusterType::Kubernetes); });
    connect(review, &ReviewPage::editWanted, this, &CreateWizard::goTo);
    connect(m_steps, &StepList::chosen, this, &CreateWizard::goTo);
    connect(m_price, &PricePanel::agreementChanged, this, &CreateWizard::renew);
    connect(m_price, &PricePanel::ratesWanted, this, &CreateWizard::ratesWanted);
    connect(m_copyCommand, &QPushButton::clicked, review, [review] { review->copyAs(CopyForm::Cli); });
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_back, &QPushButton::clicked, this, [this] { goTo(m_stack->currentIndex() - 1); });
    // A shortcut, since radio buttons and tables take the arrow keys for themselves.
    auto *backKey = new QShortcut(QKeySequence(Qt::ALT | Qt::Key_Left), this);
    connect(backKey, &QShortcut::activated, m_back, &QPushButton::click);
    connect(m_next, &QPushButton::clicked, this, &CreateWizard::next);
    connect(m_create, &QPushButton::clicked, this, &CreateWizard::create);
    connect(&session, &FleetSession::rateCardChanged, this, &CreateWizard::renew);
    connect(&session, &FleetSession::connectionChanged, this, &CreateWizard::renew);
    connect(&session, &FleetSession::snapshotPublished, this, &CreateWizard::renew);
    connect(m_draft, &DraftLine::startOverWanted, this, &CreateWizard::startOver);
    connect(m_outcome, &OperationNotice::stateChanged, this, &CreateWizard::applyOperationState);
    connect(m_outcome, &OperationNotice::retryWanted, this, [this] {
        m_sent = false;
        m_price->clearAgreement();
        renew();
        m_price->agreement()->setFocus();
    });
    connect(m_outcome, &OperationNotice::left, this, &QDialog::reject);
    connect(m_outcome, &OperationNotice::succeeded, this, [this](const ClusterId &cluster) {
        Q_EMIT created(cluster);
        accept();
    });
    m_fresh = spec();
    retranslate();
    goTo(0);
    takeUpDraft();
}

void CreateWizard::buildLayout()
{
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_copyCommand->setObjectName(QStringLiteral("copyCommand"));
    m_copyCommand->setIcon(Icons::icon(QStringLiteral("copy")));
    setButtonRole(m_copyCommand, ButtonRole::Flat);
    m_back->setObjectName(QStringLiteral("back"));
    m_next->setObjectName(QStringLiteral("next"));
    m_create->setObjectName(QStringLiteral("create"));
    m_caption->setObjectName(QStringLiteral("caption"));
    setButtonRole(m_cancel, ButtonRole::Flat);
    setButtonRole(m_next, ButtonRole::Primary);
    setButtonRole(m_create, ButtonRole::Primary);
    m_back->setIcon(Icons::icon(QStringLiteral("chevron-left")));
    m_back->setMinimumWidth(104);
    m_next->setMinimumWidth(104);
    m_next->setIcon(Icons::icon(QStringLiteral("chevron-right")));
    m_next->setLayoutDirection(Qt::RightToLeft);

    for (WizardPage *page : std::as_const(m_pages))
        m_stack->addWidget(page == m_pages.last() ? static_cast<QWidget *>(page) : scrolled(page));
    auto *body = new QWidget;
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *notices = new QVBoxLayout;
    notices->setContentsMargins(20, 0, 20, 0);
    notices->addWidget(m_draft);
    notices->addWidget(m_outcome);
    column->addLayout(notices);
    column->addWidget(m_stack, 1);
    setSteps(m_steps, 208); // first: the keyboard goes through what stands to the left first
    setBody(body);
    setSidePanel(scrolled(m_price), 304);
    addFooterLeft(m_cancel);
    addFooterLeft(m_copyCommand);
    addFooterLeft(m_caption);
    addFooterRight(m_back);
    addFooterRight(m_next);
    addFooterRight(m_create);
    setMinimumSize(960, 608);
    resize(1040, 688);
}

void CreateWizard::retranslate()
{
    setTitle(tr("New cluster"));
    m_steps->setAccessibleName(tr("Steps"));
    m_copyCommand->setText(tr("Copy as command"));
    m_back->setText(tr("Back"));
    m_next->setText(tr("Next"));
    m_draft->retranslate();
    renew();
}

bool CreateWizard::isReview() const
{
    return m_stack->currentIndex() == lastStep();
}

ClusterSpec CreateWizard::spec() const
{
    ClusterSpec made = m_before;
    for (const WizardPage *page : m_pages)
        page->store(made);
    return made;
}

QList<SpecProblem> CreateWizard::problems() const
{
    return validate(spec(), m_session.snapshot()->regions, m_session.clock().now());
}

bool CreateWizard::isStepSound(int step) const
{
    const WizardPage *page = m_pages.at(step);
    if (!page->isAcceptable())
        return false;
    const QList<SpecField> fields = page->fields();
    const QList<SpecProblem> all = problems();
    return std::none_of(all.cbegin(), all.cend(), [&fields](const SpecProblem &problem) { return fields.contains(problem.field); });
}

void CreateWizard::renew()
{
    if (m_renewing || m_pages.isEmpty())
        return;
    const QScopedValueRollback guard(m_renewing, true);
    const ClusterSpec wanted = spec();
    const QList<SpecProblem> wrong = problems();
    const int current = m_stack->currentIndex();
    for (int step = 0; step <= lastStep(); ++step) {
        WizardPage *page = m_pages.at(step);
        page->showSpec(wanted);
        page->showProblems(wrong, m_asked.at(step));
        m_steps->setStep(step, page->stepName(), step <= m_reached ? page->stepSummary(wanted) : QString());
    }
    if (m_drafts && !m_sent)
        m_draft->note(wanted, current, wanted == m_fresh);
    const int unsound = firstUnsound();
    const bool sound = unsound > lastStep();
    m_price->showSpec(wanted);
    m_price->setAgreementShown(isReview());
    const bool underWay = m_outcome->isUnderWay();
    const bool writes = m_session.connection().writesAllowed();
    m_stack->setEnabled(!m_sent);
    m_price->setEnabled(!m_sent);
    m_steps->setLocked(m_sent);
    m_steps->setCurrent(current, m_reached);
    m_back->setEnabled(!m_sent && current > 0);
    m_copyCommand->setVisible(isReview() && !underWay);
    m_next->setVisible(!isReview());
    m_create->setVisible(isReview());
    m_create->setText(TermWords::deed(wanted, m_session.billingRule()));
    m_create->setEnabled(isReview() && !m_sent && sound && writes && m_price->isAgreed());
    m_cancel->setText(underWay ? tr("Close") : tr("Cancel"));
    m_caption->setText(underWay ? tr("The request goes on when this window closes; the main window shows its outcome.")
                       : !writes ? tr("No connection: nothing can be created now")
                       : isReview() && !sound ? tr("To be put right: %1").arg(m_pages.at(unsound)->stepName())
                       : isReview() ? QString()
                                    : tr("Esc"));
}

void CreateWizard::goTo(int step)
{
    if (step < 0 || step > lastStep() || m_sent)
        return;
    m_price->clearAgreement();
    m_stack->setCurrentIndex(step);
    m_reached = qMax(m_reached, step);
    renew();
    m_pages.at(step)->firstField()->setFocus();
}

void CreateWizard::next()
{
    const int step = m_stack->currentIndex();
    m_asked[step] = true;
    if (!isStepSound(step)) {
        renew();
        m_pages.at(step)->firstField()->setFocus();
        return;
    }
    // The review is for what can be sent: an earlier step may have become wrong meanwhile.
    if (!leadBackToWhatIsWrong(step))
        goTo(step + 1);
}

bool CreateWizard::leadBackToWhatIsWrong(int before)
{
    const int wrong = firstUnsound();
    if (wrong >= before)
        return false;
    m_asked[wrong] = true;
    goTo(wrong);
    return true;
}

int CreateWizard::firstUnsound() const
{
    int step = 0;
    while (step <= lastStep() && isStepSound(step))
        ++step;
    return step;
}

void CreateWizard::create()
{
    renew();
    if (m_sent || leadBackToWhatIsWrong(lastStep()) || !m_create->isEnabled())
        return;
    // Closed before the session is asked: whatever happens inside that call, there is no second one.
    m_sent = true;
    m_draft->rest();
    m_draft->hide();
    const ClusterSpec wanted = spec();
    renew();
    const OperationId lost = m_outcome->standingBy();
    m_outcome->follow(m_session.create(wanted), wanted.region);
    if (!lost.isEmpty())
        m_session.dismiss(lost);
}

void CreateWizard::load(const ClusterSpec &wanted)
{
    m_before = wanted;
    for (WizardPage *page : std::as_const(m_pages))
        page->load(wanted);
}

/// Where it was left, but never on the review: what is wrong by now is found on the way there.
void CreateWizard::takeUpDraft()
{
    const auto draft = m_draft->restored();
    if (!draft)
        return;
    load(draft->spec);
    const int step = qBound(0, draft->step, lastStep() - 1);
    m_reached = step;
    goTo(step);
}

void CreateWizard::startOver()
{
    load(m_fresh);
    m_asked.fill(false);
    m_reached = 0;
    goTo(0);
}

void CreateWizard::tryAgain(const Operation &lost)
{
    m_drafts = false; // what was typed for another cluster stays kept as it is
    m_draft->rest();
    m_draft->hide();
    load(lost.createSpec);
    m_outcome->standBy(lost.id, lost.createSpec.region);
    m_asked.fill(true);
    goTo(lastStep());
}

void CreateWizard::applyOperationState()
{
    const auto operation = m_outcome->operation();
    if (operation && operation->state == Operation::State::Refused && m_sent) {
        m_sent = false;
        m_price->clearAgreement();
    }
    if (m_outcome->isUnderWay())
        m_sent = true; // also when the one that stood by moved on by itself
    renew();
}

void CreateWizard::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers().testFlag(Qt::ControlModifier)) {
        if (isReview() && m_create->isEnabled() && !event->isAutoRepeat())
            m_create->click();
        return;
    }
    if (enter && !isReview() && !event->isAutoRepeat()) {
        m_next->click();
        return;
    }
    DialogFrame::keyPressEvent(event);
}

void CreateWizard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    DialogFrame::changeEvent(event);
}

} // namespace deck::ui
