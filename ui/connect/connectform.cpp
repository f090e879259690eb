// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "connectform.h"

#include "advancedfields.h"
#include "buttonrole.h"
#include "errorwords.h"
#include "icons.h"
#include "linkbutton.h"
#include "metrics.h"
#include "plainlabel.h"
#include "profilerows.h"
#include "projectbox.h"
#include "sentencelabel.h"
#include "visibletext.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QUuid>

namespace deck::ui {

namespace {

QLineEdit *field(const QString &name, PlainLabel *label, QWidget *parent)
{
    auto *edit = new QLineEdit(parent);
    edit->setObjectName(name);
    setControlSize(edit, ControlSize::Dialog);
    label->setBuddy(edit);
    return edit;
}

} // namespace

ConnectForm::ConnectForm(SessionHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_title(new PlainLabel({}, Type::Role::Title, Ink::Text, this))
    , m_lead(new SentenceLabel({}, Type::Role::Body, Ink::Text2, this))
    , m_keyLabel(new PlainLabel({}, Type::Role::Strong, Ink::Text, this))
    , m_key(field(QStringLiteral("apiKey"), m_keyLabel, this))
    , m_keyEnd(new PlainLabel({}, Type::Role::Caption, Ink::Text3, m_key))
    , m_show(new QPushButton(this))
    , m_paste(new QPushButton(this))
    , m_keyHint(new SentenceLabel({}, Type::Role::Caption, Ink::Text3, this))
    , m_fromEnvironment(new LinkButton({}, this))
    , m_projectLabel(new PlainLabel({}, Type::Role::Strong, Ink::Text, this))
    , m_project(new ProjectBox(this))
    , m_nameLabel(new PlainLabel({}, Type::Role::Strong, Ink::Text, this))
    , m_name(field(QStringLiteral("name"), m_nameLabel, this))
    , m_advanced(new LinkButton({}, this))
    , m_advancedFields(new AdvancedFields(this))
    , m_remember(new QCheckBox(this))
    , m_test(new QPushButton(this))
    , m_checks(new CheckList(this))
    , m_connect(new QPushButton(this))
    , m_memoryHint(new SentenceLabel({}, Type::Role::Caption, Ink::Text3, this))
{
    m_show->setObjectName(QStringLiteral("showKey"));
    m_paste->setObjectName(QStringLiteral("pasteKey"));
    m_fromEnvironment->setObjectName(QStringLiteral("keyFromEnvironment"));
    m_connect->setObjectName(QStringLiteral("connect"));
    m_project->setObjectName(QStringLiteral("project"));
    m_projectLabel->setBuddy(m_project);
    m_advanced->setObjectName(QStringLiteral("advanced"));
    m_remember->setObjectName(QStringLiteral("remember"));
    m_remember->setChecked(true);
    m_test->setObjectName(QStringLiteral("testConnection"));
    m_checks->setObjectName(QStringLiteral("checks"));
    buildLayout();
    m_advancedFields->setService(m_host.defaultBaseUrl());
    m_advancedFields->hide();
    m_fromEnvironment->setVisible(!m_host.keyFromEnvironment().isEmpty());

    connect(m_show, &QPushButton::toggled, this, [this](bool shown) {
        m_key->setEchoMode(shown ? QLineEdit::Normal : QLineEdit::Password);
        retranslate();
    });
    connect(m_paste, &QPushButton::clicked, this, [this] { m_key->setText(QApplication::clipboard()->text().trimmed()); });
    connect(m_fromEnvironment, &QPushButton::clicked, this,
            [this] { m_key->setText(QString::fromUtf8(m_host.keyFromEnvironment().reveal())); });
    connect(m_key, &QLineEdit::textChanged, this, [this] {
        setInvalid(m_key, false);
        m_project->forgetOffers();
        showKeyEnd();
    });
    connect(m_advancedFields, &AdvancedFields::serviceEdited, m_project, &ProjectBox::forgetOffers);
    connect(m_advancedFields, &AdvancedFields::submitted, this, &ConnectForm::connectNow);
    connect(m_advanced, &QPushButton::clicked, this, [this] {
        showAdvanced();
        m_advancedFields->focusFirst();
    });
    connect(m_connect, &QPushButton::clicked, this, &ConnectForm::connectNow);
    connect(m_test, &QPushButton::clicked, this, &ConnectForm::checkNow);
    connect(&m_host, &SessionHost::keyWanted, this, &ConnectForm::askForKeyOf);
    connect(&m_host, &SessionHost::checked, this, [this](const ConnectionCheck &check) {
        m_check = check;
        m_attempt = Attempt::None;
        if (check.clustersListed == ConnectionCheck::Verdict::Works)
            m_project->offer(check.projects, Project{check.project, check.projectName, {}, {}, check.organizationName});
        showAttempt();
    });
    for (QLineEdit *edit : {m_key, m_project->lineEdit(), m_name})
        connect(edit, &QLineEdit::returnPressed, this, &ConnectForm::connectNow);
    connect(&m_host, &SessionHost::progress, this, [this](const QString &sentence) {
        m_progress = sentence;
        if (m_attempt != Attempt::Running)
            m_attempt = Attempt::Elsewhere;
        showAttempt();
    });
    connect(&m_host, &SessionHost::failed, this, [this](const Error &error) {
        m_error = error;
        m_attempt = Attempt::Failed;
        showAttempt();
    });
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

    m_key->setEchoMode(QLineEdit::Password);
    m_key->addAction(Icons::icon(QStringLiteral("key")), QLineEdit::LeadingPosition);
    m_key->setMaxLength(512);
    auto *inside = new QHBoxLayout(m_key);
    inside->setContentsMargins(0, 0, 10, 0);
    inside->addStretch(1);
    inside->addWidget(m_keyEnd);
    m_show->setCheckable(true);
    m_show->setIcon(Icons::icon(QStringLiteral("eye")));
    for (QPushButton *button : {m_show, m_paste, m_connect, m_test})
        setControlSize(button, ControlSize::Dialog);
    setButtonRole(m_connect, ButtonRole::Primary);
    column->addWidget(m_keyLabel);
    column->addSpacing(6);
    auto *keyRow = new QHBoxLayout;
    keyRow->setSpacing(Metrics::grid);
    keyRow->addWidget(m_key, 1);
    keyRow->addWidget(m_show);
    keyRow->addWidget(m_paste);
    column->addLayout(keyRow);
    column->addSpacing(6);
    column->addWidget(m_keyHint);
    column->addWidget(m_fromEnvironment, 0, Qt::AlignLeft);
    column->addSpacing(16);

    auto *pair = new QGridLayout;
    pair->setHorizontalSpacing(Metrics::gap);
    pair->setVerticalSpacing(6);
    pair->addWidget(m_projectLabel, 0, 0);
    pair->addWidget(m_nameLabel, 0, 1);
    pair->addWidget(m_project, 1, 0);
    pair->addWidget(m_name, 1, 1);
    pair->setColumnStretch(0, 1);
    pair->setColumnStretch(1, 1);
    column->addLayout(pair);

    column->addWidget(m_advancedFields);
    column->addSpacing(14);
    column->addWidget(m_remember);
    column->addSpacing(18);
    column->addWidget(m_checks);
    column->addSpacing(16);
    column->addWidget(m_memoryHint);
    column->addStretch(1);
    column->addSpacing(12);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_connect);
    buttons->addSpacing(8);
    buttons->addWidget(m_test);
    buttons->addStretch(1);
    buttons->addWidget(m_advanced);
    column->addLayout(buttons);
    QList<QWidget *> order{m_key, m_show, m_paste, m_fromEnvironment, m_project, m_name};
    order << m_advancedFields->fields() << m_remember << m_connect << m_test << m_advanced;
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order.at(i - 1), order.at(i));
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
    m_keyLabel->setText(tr("&API key"));
    m_show->setText(m_show->isChecked() ? tr("Hide") : tr("Show"));
    m_show->setAccessibleName(tr("Show API key"));
    m_paste->setText(tr("Paste"));
    m_paste->setAccessibleName(tr("Paste API key"));
    m_keyHint->setSentence(Sentence(tr("Make one under Settings, API keys on ``api.together.ai``.")));
    m_fromEnvironment->setText(tr("Use the key from TOGETHER_API_KEY"));
    m_projectLabel->setText(tr("&Project"));
    m_project->lineEdit()->setPlaceholderText(tr("needed for preemptible capacity"));
    m_nameLabel->setText(tr("&Name in this app"));
    m_name->setPlaceholderText(tr("Production"));
    m_advanced->setText(tr("Advanced: service URL, CA file…"));
    m_remember->setText(tr("&Remember this account, with its key in this computer's keychain"));
    m_test->setText(tr("&Test connection"));
    m_memoryHint->setText(tr("The key goes into the keychain or, without the mark, stays in memory for this run. It appears in no file and no log."));
    showKeyEnd();
    showAttempt();
}

void ConnectForm::focusKey()
{
    m_key->setFocus();
}

void ConnectForm::showKeyEnd()
{
    const QString key = m_key->text();
    const bool shown = key.size() >= 16 && m_key->echoMode() == QLineEdit::Password;
    m_keyEnd->setVisible(shown);
    m_keyEnd->setText(shown ? tr("ends in %1").arg(visibleText(key.right(4))) : QString());
}

QString ConnectForm::complaint()
{
    const bool noKey = m_key->text().trimmed().isEmpty();
    setInvalid(m_key, noKey);
    if (noKey)
        return tr("Enter an API key.");
    const QString elsewhere = m_advancedFields->complaint();
    if (!elsewhere.isEmpty())
        showAdvanced(); // or nobody would see the field that is marked
    return elsewhere;
}

void ConnectForm::showAdvanced()
{
    m_advancedFields->show();
    m_advanced->hide();
}

void ConnectForm::connectNow()
{
    if (isBusy())
        return;
    const std::optional<ConnectRequest> wish = request();
    m_attempt = wish ? Attempt::Running : Attempt::Failed;
    showAttempt();
    if (wish)
        m_host.connectTo(*wish);
}

void ConnectForm::checkNow()
{
    if (isBusy())
        return;
    const std::optional<ConnectRequest> wish = request();
    m_attempt = wish ? Attempt::Checking : Attempt::Failed;
    showAttempt();
    if (wish)
        m_host.check(*wish);
}

void ConnectForm::askForKeyOf(const QString &profile, const QString &why)
{
    for (const Profile &each : m_host.profiles()) {
        if (each.id != profile)
            continue;
        m_profile = each.id;
        m_key->clear();
        m_name->setText(each.name);
        m_advancedFields->setService(each.baseUrl);
        m_advancedFields->setCaFile(each.caFile);
        m_advancedFields->setReadsPerMinute(each.readsPerMinute);
        m_project->choose(Project{each.project, each.projectName, {}, {}, each.organizationName});
        m_error.reset();
        m_complaint = tr("Enter the key of %1.").arg(visibleText(each.name, 60));
        if (!why.isEmpty())
            m_complaint += QLatin1Char(' ') + visibleText(why, 200);
        m_attempt = Attempt::Failed;
        showAttempt();
        m_key->setFocus();
    }
}

bool ConnectForm::isBusy() const
{
    return m_attempt == Attempt::Running || m_attempt == Attempt::Elsewhere || m_attempt == Attempt::Checking;
}

std::optional<ConnectRequest> ConnectForm::request()
{
    m_error.reset();
    m_check.reset();
    m_progress.clear();
    m_complaint = complaint();
    if (!m_complaint.isEmpty())
        return std::nullopt;
    ConnectRequest request;
    request.baseUrl = m_advancedFields->service();
    request.key = Secret(m_key->text().trimmed().toUtf8());
    request.project = m_project->project();
    request.name = m_name->text().trimmed().isEmpty() ? request.baseUrl.host() : m_name->text().trimmed();
    request.caFile = m_advancedFields->caFile();
    request.readsPerMinute = m_advancedFields->readsPerMinute();
    request.remember = m_remember->isChecked();
    request.profile = m_profile;
    if (request.profile.isEmpty() && request.remember)
        request.profile = QUuid::createUuid().toString(QUuid::WithoutBraces);
    return request;
}

QList<CheckList::Line> ConnectForm::checkLines(const ConnectionCheck &check) const
{
    using Verdict = ConnectionCheck::Verdict;
    const auto stateOf = [](Verdict verdict) {
        return verdict == Verdict::Works ? Visual::Good : verdict == Verdict::Fails ? Visual::Critical : Visual::Later;
    };
    QList<CheckList::Line> lines;
    const auto line = [&](Verdict verdict, const QString &text) {
        const bool failed = verdict == Verdict::Fails && check.error;
        lines.append({stateOf(verdict), failed ? ErrorWords::sentence(*check.error) : text,
                      failed ? ErrorWords::advice(*check.error) : QString()});
    };
    line(check.reachable, tr("The service answers"));
    line(check.keyAccepted, tr("The key is accepted"));
    line(check.clustersListed, check.clustersListed == Verdict::Works ? tr("%n cluster(s) can be read", nullptr, check.clusters)
                                                                      : tr("Clusters can be read"));
    if (check.clustersListed != Verdict::Works)
        return lines;
    const QString project = check.projectName.isEmpty() ? check.project.toString() : check.projectName;
    if (!project.isEmpty())
        lines.append({Visual::Good, check.organizationName.isEmpty()
                                        ? tr("Project %1").arg(visibleText(project, 60))
                                        : tr("Project %1 of %2").arg(visibleText(project, 60), visibleText(check.organizationName, 60)), {}});
    lines.append(check.preemptiblePossible
                     ? CheckList::Line{Visual::Good, tr("Preemptible capacity can be asked for"), {}}
                     : CheckList::Line{Visual::Warning, tr("Preemptible capacity needs a project"), check.projects.isEmpty() ? tr("Enter its id above.") : tr("Choose it above.")});
    return lines;
}

void ConnectForm::showAttempt()
{
    const bool running = isBusy();
    m_connect->setEnabled(!running);
    m_test->setEnabled(!running);
    m_connect->setText(m_attempt == Attempt::Running ? tr("Connecting…") : tr("Connect"));
    for (QWidget *widget : QList<QWidget *>{m_key, m_project, m_name, m_advancedFields, m_remember, m_paste, m_fromEnvironment})
        widget->setEnabled(!running);
    const CheckList::Line prices{Visual::Information, tr("Prices are not part of the API"),
                                 tr("Costs show as – while no rates are entered.")};
    QList<CheckList::Line> lines;
    if (m_check) {
        lines = checkLines(*m_check);
        if (lines.first().state == Visual::Later && m_check->error) // not even tried
            lines = QList<CheckList::Line>{CheckList::Line{Visual::Critical, ErrorWords::sentence(*m_check->error), ErrorWords::advice(*m_check->error)}};
    } else if (m_attempt == Attempt::Failed) {
        if (m_error)
            lines.append({Visual::Critical, ErrorWords::sentence(*m_error), ErrorWords::advice(*m_error)});
        else
            lines.append({Visual::Warning, m_complaint, {}});
    } else if (running) {
        lines.append({Visual::Booting, m_progress.isEmpty() ? tr("Asking the service") : m_progress, {}});
    } else {
        lines.append({Visual::Later, tr("The key is checked by reading clusters and regions"), {}});
    }
    lines.append(prices);
    m_checks->setLines(lines);
}

} // namespace deck::ui
