// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "keydialog.h"

#include "buttonrole.h"
#include "metrics.h"
#include "plainlabel.h"
#include "sentencelabel.h"
#include "visibletext.h"

#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace deck::ui {

KeyDialog::KeyDialog(const QString &account, const QString &host, QWidget *parent)
    : DialogFrame(tr("Enter another key"), parent)
    , m_key(new QLineEdit)
    , m_label(new PlainLabel(tr("&API key"), Type::Role::Strong))
    , m_complaint(new SentenceLabel({}, Type::Role::Body, Ink::Text))
    , m_use(new QPushButton(tr("Use this key")))
{
    setObjectName(QStringLiteral("keyDialog"));
    m_key->setObjectName(QStringLiteral("newApiKey"));
    m_key->setEchoMode(QLineEdit::Password);
    setControlSize(m_key, ControlSize::Dialog);
    m_label->setBuddy(m_key);
    m_complaint->setObjectName(QStringLiteral("keyComplaint"));
    m_complaint->hide();
    m_use->setObjectName(QStringLiteral("useKey"));
    m_use->setEnabled(false);
    setButtonRole(m_use, ButtonRole::Primary);

    auto *body = new QWidget;
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(8);
    column->addWidget(new SentenceLabel(
        Sentence(tr("For **%1** at ``%2``. It must be a key of the same account: the history, the costs and what is on the screen "
                    "stay, and go on with the new key."),
                 {visibleText(account, 60), visibleText(host, 80)})));
    column->addSpacing(4);
    column->addWidget(m_label);
    column->addWidget(m_key);
    column->addWidget(m_complaint);
    column->addStretch(1);
    setBody(body);
    auto *cancel = new QPushButton(tr("Cancel"));
    addFooterLeft(cancel);
    addFooterRight(m_use);
    resize(Metrics::scaled(520), sizeHint().height());

    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_key, &QLineEdit::textChanged, this, [this](const QString &text) { m_use->setEnabled(!text.trimmed().isEmpty()); });
    connect(m_key, &QLineEdit::returnPressed, this, &KeyDialog::choose);
    connect(m_use, &QPushButton::clicked, this, &KeyDialog::choose);
    m_key->setFocus();
}

void KeyDialog::choose()
{
    if (!m_use->isEnabled())
        return;
    m_use->setEnabled(false);
    m_complaint->hide();
    Q_EMIT chosen(Secret(m_key->text().trimmed().toUtf8()));
}

void KeyDialog::conclude(const QString &complaint)
{
    if (complaint.isEmpty()) {
        accept();
        return;
    }
    m_complaint->setSentence(Sentence::plain(complaint));
    m_complaint->show();
    m_use->setEnabled(true);
    m_key->selectAll();
    m_key->setFocus();
}

} // namespace deck::ui
