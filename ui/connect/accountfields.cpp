// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "accountfields.h"

#include "advancedfields.h"
#include "buttonrole.h"
#include "keyfield.h"
#include "metrics.h"
#include "plainlabel.h"
#include "projectbox.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QUuid>

namespace deck::ui {

AccountFields::AccountFields(const SessionHost &host, QWidget *parent)
    : QWidget(parent)
    , m_key(new KeyField(host.keyFromEnvironment(), this))
    , m_projectLabel(new PlainLabel({}, Type::Role::Strong, Ink::Text, this))
    , m_project(new ProjectBox(this))
    , m_nameLabel(new PlainLabel({}, Type::Role::Strong, Ink::Text, this))
    , m_name(new QLineEdit(this))
    , m_advanced(new AdvancedFields(this))
    , m_remember(new QCheckBox(this))
{
    m_project->setObjectName(QStringLiteral("project"));
    m_name->setObjectName(QStringLiteral("name"));
    m_remember->setObjectName(QStringLiteral("remember"));
    m_projectLabel->setBuddy(m_project);
    m_nameLabel->setBuddy(m_name);
    m_remember->setChecked(true);
    m_advanced->setService(host.defaultBaseUrl());
    m_advanced->hide();
    buildLayout();
    connect(m_key, &KeyField::edited, m_project, &ProjectBox::forgetOffers);
    connect(m_advanced, &AdvancedFields::serviceEdited, m_project, &ProjectBox::forgetOffers);
    connect(m_key, &KeyField::submitted, this, &AccountFields::submitted);
    connect(m_advanced, &AdvancedFields::submitted, this, &AccountFields::submitted);
    for (QLineEdit *edit : {m_project->lineEdit(), m_name})
        connect(edit, &QLineEdit::returnPressed, this, &AccountFields::submitted);
    retranslate();
}

void AccountFields::buildLayout()
{
    setControlSize(m_name, ControlSize::Dialog);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_key);
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
    column->addWidget(m_advanced);
    column->addSpacing(14);
    column->addWidget(m_remember);
}

void AccountFields::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void AccountFields::retranslate()
{
    m_projectLabel->setText(tr("&Project"));
    m_project->lineEdit()->setPlaceholderText(tr("needed for preemptible capacity"));
    m_nameLabel->setText(tr("&Name in this app"));
    m_name->setPlaceholderText(tr("Production"));
    m_remember->setText(tr("&Remember this account, with its key in this computer's keychain"));
}

QString AccountFields::complaint()
{
    const bool noKey = m_key->key().isEmpty();
    m_key->setRefused(noKey);
    if (noKey)
        return tr("Enter an API key.");
    const QString elsewhere = m_advanced->complaint();
    if (!elsewhere.isEmpty())
        showAdvanced(); // or nobody would see the field that is marked
    return elsewhere;
}

ConnectRequest AccountFields::request() const
{
    ConnectRequest request;
    request.baseUrl = m_advanced->service();
    request.key = m_key->key();
    request.project = m_project->project();
    request.name = m_name->text().trimmed().isEmpty() ? request.baseUrl.host() : m_name->text().trimmed();
    request.caFile = m_advanced->caFile();
    request.readsPerMinute = m_advanced->readsPerMinute();
    request.remember = m_remember->isChecked();
    request.profile = m_profile;
    if (request.profile.isEmpty() && request.remember)
        request.profile = QUuid::createUuid().toString(QUuid::WithoutBraces);
    return request;
}

void AccountFields::show(const Profile &profile)
{
    m_profile = profile.id;
    m_key->clear();
    m_name->setText(profile.name);
    m_advanced->setService(profile.baseUrl);
    m_advanced->setCaFile(profile.caFile);
    m_advanced->setReadsPerMinute(profile.readsPerMinute);
    m_project->choose(Project{profile.project, profile.projectName, {}, {}, profile.organizationName});
}

void AccountFields::offerProjects(const ConnectionCheck &check)
{
    m_project->offer(check.projects, Project{check.project, check.projectName, {}, {}, check.organizationName});
}

void AccountFields::setFixed(bool fixed)
{
    m_key->setFixed(fixed);
    for (QWidget *each : QList<QWidget *>{m_project, m_name, m_advanced, m_remember})
        each->setEnabled(!fixed);
}

void AccountFields::showAdvanced()
{
    m_advanced->show();
    Q_EMIT advancedShown();
}

void AccountFields::focusAdvanced()
{
    m_advanced->focusFirst();
}

void AccountFields::focusKey()
{
    m_key->takeFocus();
}

QList<QWidget *> AccountFields::fields() const
{
    QList<QWidget *> order = m_key->fields();
    order << m_project << m_name << m_advanced->fields() << m_remember;
    return order;
}

} // namespace deck::ui
