// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "oidcform.h"

#include "buttonrole.h"
#include "formfield.h"
#include "type.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace deck::ui {

OidcForm::OidcForm(QWidget *parent)
    : QWidget(parent)
    , m_issuer(line("oidcIssuer"))
    , m_client(line("oidcClient"))
    , m_userClaim(line("oidcUserClaim"))
    , m_userPrefix(line("oidcUserPrefix"))
    , m_groupClaim(line("oidcGroupClaim"))
    , m_groupPrefix(line("oidcGroupPrefix"))
    , m_certificate(new QPlainTextEdit)
    , m_certificateField(new FormField(m_certificate))
{
    m_certificate->setObjectName(QStringLiteral("oidcCertificate"));
    m_certificate->setTabChangesFocus(true);
    m_certificate->setFont(Type::font(Type::Role::MonoCaption));
    m_certificate->setFixedHeight(72);
    connect(m_certificate, &QPlainTextEdit::textChanged, this, &OidcForm::edited);
    setSettings({});

    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(10);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_issuer.field, 0, 0, 1, 2);
    grid->addWidget(m_client.field, 1, 0, 1, 2);
    grid->addWidget(m_userClaim.field, 2, 0, Qt::AlignTop);
    grid->addWidget(m_userPrefix.field, 2, 1, Qt::AlignTop);
    grid->addWidget(m_groupClaim.field, 3, 0, Qt::AlignTop);
    grid->addWidget(m_groupPrefix.field, 3, 1, Qt::AlignTop);
    grid->addWidget(m_certificateField, 4, 0, 1, 2);
}

OidcForm::Line OidcForm::line(const char *name)
{
    auto *edit = new QLineEdit;
    edit->setObjectName(QString::fromLatin1(name));
    setControlSize(edit, ControlSize::Dialog);
    connect(edit, &QLineEdit::textChanged, this, &OidcForm::edited);
    return {edit, new FormField(edit)};
}

void OidcForm::retranslate()
{
    m_issuer.edit->setPlaceholderText(tr("https://accounts.example.com"));
    m_issuer.field->setTexts(tr("&Issuer address"), tr("Exactly as the provider writes it; some want a slash at the end."));
    m_client.field->setTexts(tr("C&lient ID"));
    m_userClaim.field->setTexts(tr("&User claim"), tr("The part of the token that names the user."));
    m_userPrefix.field->setTexts(tr("User &prefix"), tr("Empty: none."));
    m_groupClaim.field->setTexts(tr("&Group claim"), tr("The part that lists the groups."));
    m_groupPrefix.field->setTexts(tr("Group p&refix"), tr("Empty: none."));
    m_certificateField->setTexts(tr("Certificate of the provider, &PEM"), tr("Only for a provider with a private certificate authority."));
}

OidcSettings OidcForm::settings() const
{
    OidcSettings settings;
    settings.issuerUrl = m_issuer.edit->text().trimmed();
    settings.clientId = m_client.edit->text().trimmed();
    settings.usernameClaim = m_userClaim.edit->text().trimmed();
    settings.usernamePrefix = m_userPrefix.edit->text();
    settings.groupClaim = m_groupClaim.edit->text().trimmed();
    settings.groupPrefix = m_groupPrefix.edit->text();
    settings.caCertificate = m_certificate->toPlainText().trimmed();
    return settings;
}

void OidcForm::setSettings(const OidcSettings &settings)
{
    m_issuer.edit->setText(settings.issuerUrl);
    m_client.edit->setText(settings.clientId);
    m_userClaim.edit->setText(settings.usernameClaim);
    m_userPrefix.edit->setText(settings.usernamePrefix);
    m_groupClaim.edit->setText(settings.groupClaim);
    m_groupPrefix.edit->setText(settings.groupPrefix);
    m_certificate->setPlainText(settings.caCertificate);
}

void OidcForm::setProblem(const QString &problem)
{
    m_issuer.field->setProblem(problem);
}

} // namespace deck::ui
