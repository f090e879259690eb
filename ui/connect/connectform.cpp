// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "connectform.h"

#include "buttonrole.h"
#include "checklist.h"
#include "errorwords.h"
#include "icons.h"
#include "linkbutton.h"
#include "metrics.h"
#include "plainlabel.h"
#include "sentencelabel.h"
#include "visibletext.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

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

bool isLoopback(const QUrl &url)
{
    const QString host = url.host();
    return host == QLatin1String("localhost") || host == QLatin1String("::1") || host.startsWith(QLatin1String("127."));
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
    , m_project(field(QStringLiteral("project"), m_projectLabel, this))
    , m_nameLabel(new PlainLabel({}, Type::Role::Strong, Ink::Text, this))
    , m_name(field(QStringLiteral("name"), m_nameLabel, this))
    , m_advanced(new LinkButton({}, this))
    , m_serviceRow(new QWidget(this))
    , m_serviceLabel(new PlainLabel({}, Type::Role::Strong, Ink::Text, m_serviceRow))
    , m_service(field(QStringLiteral("serviceUrl"), m_serviceLabel, m_serviceRow))
    , m_checks(new CheckList(this))
    , m_connect(new QPushButton(this))
    , m_memoryHint(new SentenceLabel({}, Type::Role::Caption, Ink::Text3, this))
{
    m_show->setObjectName(QStringLiteral("showKey"));
    m_paste->setObjectName(QStringLiteral("pasteKey"));
    m_fromEnvironment->setObjectName(QStringLiteral("keyFromEnvironment"));
    m_connect->setObjectName(QStringLiteral("connect"));
    m_advanced->setObjectName(QStringLiteral("advanced"));
    m_checks->setObjectName(QStringLiteral("checks"));
    buildLayout();
    m_service->setText(m_host.defaultBaseUrl().toString());
    m_serviceRow->hide();
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
        showKeyEnd();
    });
    connect(m_service, &QLineEdit::textChanged, this, [this] { setInvalid(m_service, false); });
    connect(m_advanced, &QPushButton::clicked, this, [this] {
        m_serviceRow->show();
        m_advanced->hide();
        m_service->setFocus();
    });
    connect(m_connect, &QPushButton::clicked, this, &ConnectForm::connectNow);
    for (QLineEdit *edit : {m_key, m_project, m_name, m_service})
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

    m_key->setEchoMode(QLineEdit::Password);
    m_key->addAction(Icons::icon(QStringLiteral("key")), QLineEdit::LeadingPosition);
    m_key->setMaxLength(512);
    auto *inside = new QHBoxLayout(m_key);
    inside->setContentsMargins(0, 0, 10, 0);
    inside->addStretch(1);
    inside->addWidget(m_keyEnd);
    m_show->setCheckable(true);
    m_show->setIcon(Icons::icon(QStringLiteral("eye")));
    for (QPushButton *button : {m_show, m_paste, m_connect})
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

    auto *service = new QVBoxLayout(m_serviceRow);
    service->setContentsMargins(0, 16, 0, 0);
    service->setSpacing(6);
    service->addWidget(m_serviceLabel);
    service->addWidget(m_service);
    column->addWidget(m_serviceRow);
    column->addSpacing(18);
    column->addWidget(m_checks);
    column->addSpacing(16);
    column->addWidget(m_memoryHint);
    column->addStretch(1);
    column->addSpacing(12);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_connect);
    buttons->addStretch(1);
    buttons->addWidget(m_advanced);
    column->addLayout(buttons);
    const QList<QWidget *> order{m_key, m_show, m_paste, m_fromEnvironment, m_project, m_name, m_service, m_connect, m_advanced};
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
    m_project->setPlaceholderText(tr("needed for preemptible capacity"));
    m_nameLabel->setText(tr("&Name in this app"));
    m_name->setPlaceholderText(tr("Production"));
    m_serviceLabel->setText(tr("&Service URL"));
    m_advanced->setText(tr("Use another service URL…"));
    m_memoryHint->setText(tr("The key is kept in memory for this run only: it is not saved, and appears in no file and no log."));
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
    const QUrl url(m_service->text().trimmed(), QUrl::StrictMode);
    const bool isUrl = url.isValid() && !url.host().isEmpty();
    const bool isSafe = url.scheme() == QLatin1String("https") || (url.scheme() == QLatin1String("http") && isLoopback(url));
    setInvalid(m_service, !isUrl || !isSafe);
    if (!isUrl)
        return tr("The service URL is no URL such as https://api.together.ai/v1.");
    if (!isSafe)
        return tr("The service URL must begin with https, or the key could be read on its way.");
    return {};
}

void ConnectForm::connectNow()
{
    if (m_attempt == Attempt::Running || m_attempt == Attempt::Elsewhere)
        return;
    m_error.reset();
    m_progress.clear();
    m_complaint = complaint();
    m_attempt = m_complaint.isEmpty() ? Attempt::Running : Attempt::Failed;
    showAttempt();
    if (!m_complaint.isEmpty())
        return;
    ConnectRequest request;
    request.baseUrl = QUrl(m_service->text().trimmed(), QUrl::StrictMode);
    request.key = Secret(m_key->text().trimmed().toUtf8());
    request.project = ProjectId(m_project->text().trimmed());
    request.name = m_name->text().trimmed().isEmpty() ? request.baseUrl.host() : m_name->text().trimmed();
    m_host.connectTo(request);
}

void ConnectForm::showAttempt()
{
    const bool running = m_attempt == Attempt::Running || m_attempt == Attempt::Elsewhere;
    m_connect->setEnabled(!running);
    m_connect->setText(m_attempt == Attempt::Running ? tr("Connecting…") : tr("Connect"));
    for (QWidget *widget : QList<QWidget *>{m_key, m_project, m_name, m_service, m_paste, m_fromEnvironment})
        widget->setEnabled(!running);
    const CheckList::Line prices{Visual::Information, tr("Prices are not part of the API"),
                                 tr("Costs show as – while no rates are entered.")};
    QList<CheckList::Line> lines;
    if (m_attempt == Attempt::Failed) {
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
