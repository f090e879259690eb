// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "connectform.h"

#include "accountfields.h"
#include "buttonrole.h"
#include "checkwords.h"
#include "errorwords.h"
#include "linkbutton.h"
#include "plainlabel.h"
#include "profilerows.h"
#include "sentencelabel.h"
#include "visibletext.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QShortcut>
#include <QTimer>

namespace deck::ui {

ConnectForm::ConnectForm(SessionHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_tick(new QTimer(this))
    , m_title(new PlainLabel({}, Type::Role::Title, Ink::Text, this))
    , m_lead(new SentenceLabel({}, Type::Role::Body, Ink::Text2, this))
    , m_fields(new AccountFields(host, this))
    , m_checks(new CheckList(this))
    , m_memoryHint(new SentenceLabel({}, Type::Role::Caption, Ink::Text3, this))
    , m_connect(new QPushButton(this))
    , m_test(new QPushButton(this))
    , m_stop(new QPushButton(this))
    , m_escape(new QShortcut(QKeySequence(Qt::Key_Escape), this))
    , m_advanced(new LinkButton({}, this))
{
    m_checks->setObjectName(QStringLiteral("checks"));
    m_connect->setObjectName(QStringLiteral("connect"));
    m_test->setObjectName(QStringLiteral("testConnection"));
    m_stop->setObjectName(QStringLiteral("stop"));
    m_advanced->setObjectName(QStringLiteral("advanced"));
    m_tick->setInterval(1000);
    buildLayout();
    connectParts();
    connectHost();
    retranslate();
}

void ConnectForm::buildLayout()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(28, 24, 28, 24);
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addSpacing(4);
    column->addWidget(m_lead);
    column->addSpacing(20);
    column->addWidget(new ProfileRows(m_host));
    column->addWidget(m_fields);
    column->addSpacing(18);
    column->addWidget(m_checks);
    column->addSpacing(16);
    column->addWidget(m_memoryHint);
    column->addStretch(1);
    column->addSpacing(12);
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_connect, m_test, m_stop})
        setControlSize(button, ControlSize::Dialog);
    setButtonRole(m_connect, ButtonRole::Primary);
    buttons->addWidget(m_connect);
    buttons->addSpacing(8);
    buttons->addWidget(m_test);
    buttons->addWidget(m_stop); // one of the two
    buttons->addStretch(1);
    buttons->addWidget(m_advanced);
    column->addLayout(buttons);
    QList<QWidget *> order = m_fields->fields();
    order << m_connect << m_test << m_stop << m_advanced;
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order.at(i - 1), order.at(i));
}

void ConnectForm::connectParts()
{
    connect(m_tick, &QTimer::timeout, this, [this] {
        ++m_seconds;
        showAttempt();
    });
    connect(m_fields, &AccountFields::submitted, this, &ConnectForm::connectNow);
    connect(m_fields, &AccountFields::advancedShown, m_advanced, &QWidget::hide);
    connect(m_advanced, &QPushButton::clicked, this, [this] {
        m_fields->showAdvanced();
        m_fields->focusAdvanced();
    });
    connect(m_connect, &QPushButton::clicked, this, &ConnectForm::connectNow);
    connect(m_test, &QPushButton::clicked, this, &ConnectForm::checkNow);
    connect(m_stop, &QPushButton::clicked, &m_host, &SessionHost::stop);
    connect(m_escape, &QShortcut::activated, &m_host, &SessionHost::stop);
}

void ConnectForm::connectHost()
{
    connect(&m_host, &SessionHost::keyWanted, this, &ConnectForm::askForKeyOf);
    connect(&m_host, &SessionHost::checking, this, &ConnectForm::noteCheck);
    connect(&m_host, &SessionHost::checked, this, [this](const ConnectionCheck &check) {
        noteCheck(check);
        if (check.clustersListed == ConnectionCheck::Verdict::Works)
            m_fields->offerProjects(check);
        setAttempt(Attempt::None);
    });
    connect(&m_host, &SessionHost::progress, this, [this](const QString &sentence) {
        m_progress = sentence;
        setAttempt(m_attempt == Attempt::Running ? Attempt::Running : Attempt::Elsewhere);
    });
    connect(&m_host, &SessionHost::failed, this, [this](const Error &error) {
        m_error = error;
        setAttempt(Attempt::Failed);
    });
    connect(&m_host, &SessionHost::stopped, this, [this] {
        m_check.reset();
        setAttempt(Attempt::Stopped);
    });
}

void ConnectForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ConnectForm::retranslate()
{
    m_title->setText(tr("Connect to Together AI"));
    m_lead->setText(tr("ClusterDeck reads your GPU clusters and shows what they do and cost. It buys or deletes nothing unless you "
                       "confirm it."));
    m_advanced->setText(tr("Advanced: service URL, CA file…"));
    m_test->setText(tr("&Test connection"));
    m_stop->setText(tr("Stop"));
    m_stop->setAccessibleDescription(tr("Escape does the same"));
    m_memoryHint->setText(tr("The key goes into the keychain or, without the mark, stays in memory for this run. It appears in no file and no log."));
    showAttempt();
}

void ConnectForm::focusKey()
{
    m_fields->focusKey();
}

QWidget *ConnectForm::outcome() const
{
    return m_checks;
}

void ConnectForm::connectNow()
{
    if (const std::optional<ConnectRequest> wish = request()) {
        setAttempt(Attempt::Running);
        m_host.connectTo(*wish);
    }
}

void ConnectForm::checkNow()
{
    if (const std::optional<ConnectRequest> wish = request()) {
        setAttempt(Attempt::Checking);
        m_host.check(*wish);
    }
}

std::optional<ConnectRequest> ConnectForm::request()
{
    if (isBusy())
        return std::nullopt;
    m_error.reset();
    m_check.reset();
    m_progress.clear();
    m_complaint = m_fields->complaint();
    if (m_complaint.isEmpty())
        return m_fields->request();
    setAttempt(Attempt::Failed);
    return std::nullopt;
}

void ConnectForm::askForKeyOf(const QString &profile, const QString &why)
{
    for (const Profile &each : m_host.profiles()) {
        if (each.id != profile)
            continue;
        m_fields->show(each);
        m_error.reset();
        m_complaint = tr("Enter the key of %1.").arg(visibleText(each.name, 60));
        if (!why.isEmpty())
            m_complaint += QLatin1Char(' ') + visibleText(why, 200);
        setAttempt(Attempt::Failed);
        m_fields->focusKey();
    }
}

void ConnectForm::noteCheck(const ConnectionCheck &check)
{
    if (!m_check || m_check->underWay != check.underWay)
        m_seconds = 0;
    m_check = check;
    showAttempt();
    Q_EMIT outcomeChanged();
}

bool ConnectForm::isBusy() const
{
    return m_attempt == Attempt::Running || m_attempt == Attempt::Elsewhere || m_attempt == Attempt::Checking;
}

void ConnectForm::setAttempt(Attempt attempt)
{
    const bool was = isBusy();
    m_attempt = attempt;
    const bool begins = !was && isBusy();
    const bool ends = was && !isBusy();
    if (begins || ends)
        m_seconds = 0;
    if (begins && m_counting)
        m_tick->start();
    else if (ends)
        m_tick->stop();
    // What has the focus now will be disabled or hidden, and gets it back at the end.
    const QWidget *focus = window()->focusWidget();
    const bool mine = focus && isAncestorOf(focus);
    if (begins)
        m_focusBefore = mine ? window()->focusWidget() : nullptr;
    const bool atStop = ends && focus == m_stop;
    showAttempt();
    if (begins && mine)
        m_stop->setFocus();
    else if (atStop && m_focusBefore)
        m_focusBefore->setFocus();
    Q_EMIT outcomeChanged();
}

void ConnectForm::showAttempt()
{
    const bool busy = isBusy();
    m_fields->setFixed(busy);
    m_connect->setEnabled(!busy);
    m_connect->setText(m_attempt == Attempt::Running ? tr("Connecting…") : tr("Connect"));
    m_test->setVisible(!busy);
    m_stop->setVisible(busy);
    m_escape->setEnabled(busy);
    QList<CheckList::Line> all = lines();
    all.append({Visual::Information, tr("Prices are not part of the API"), tr("Costs show as – while no rates are entered."), {}});
    m_checks->setLines(all);
}

QList<CheckList::Line> ConnectForm::lines() const
{
    const Seconds waited(m_seconds);
    switch (m_attempt) {
    case Attempt::None:
    case Attempt::Checking:
        if (m_check)
            return CheckWords::lines(*m_check, waited);
        if (m_attempt == Attempt::None)
            return {{Visual::Later, tr("The key is checked by reading clusters and regions"), {}, {}}};
        [[fallthrough]];
    case Attempt::Running:
    case Attempt::Elsewhere:
        return {{Visual::Booting, m_progress.isEmpty() ? tr("Asking the service") : m_progress, {}, CheckWords::waitedText(waited)}};
    case Attempt::Failed:
        if (m_error)
            return {{Visual::Critical, ErrorWords::sentence(*m_error), ErrorWords::advice(*m_error), {}}};
        return {{Visual::Warning, m_complaint, {}, {}}};
    case Attempt::Stopped:
        return {{Visual::Later, tr("Stopped. Nothing was opened or saved."), {}, {}}};
    }
    Q_UNREACHABLE();
}

} // namespace deck::ui
