// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "confirmdialog.h"

#include "buttonrole.h"
#include "metrics.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace deck::ui {

ConfirmDialog::ConfirmDialog(const QString &title, const Confirmation &confirmation, const QString &deed, const QString &safe,
                             QWidget *parent)
    : DialogFrame(title, parent)
    , m_panel(new ConfirmPanel(this))
    , m_safe(new QPushButton(safe, this))
    , m_deed(new QPushButton(deed, this))
    , m_alternatives(new QHBoxLayout)
{
    setAttribute(Qt::WA_DeleteOnClose);
    m_deed->setObjectName(QStringLiteral("confirmDeed"));
    setModal(true);
    setBody(m_panel);
    addFooterLeft(m_safe);
    auto *alternatives = new QWidget(this);
    alternatives->setLayout(m_alternatives);
    m_alternatives->setContentsMargins(0, 0, 0, 0);
    m_alternatives->setSpacing(Metrics::grid);
    addFooterRight(alternatives);
    addFooterRight(m_deed);
    setButtonRole(m_deed, confirmation.kind == Confirmation::Kind::Purchase ? ButtonRole::Primary : ButtonRole::Danger);
    connect(m_panel, &ConfirmPanel::openChanged, m_deed, &QPushButton::setEnabled);
    connect(m_safe, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_deed, &QPushButton::clicked, this, [this] {
        // Once: a second press while the dialog is going away must not send the deed again.
        m_deed->setEnabled(false);
        disconnect(m_panel, nullptr, m_deed, nullptr);
        Q_EMIT confirmed(m_panel->extraOptionChosen());
        accept();
    });
    m_panel->setConfirmation(confirmation);
}

QPushButton *ConfirmDialog::addAlternative(const QString &text)
{
    auto *button = new QPushButton(text, this);
    m_alternatives->addWidget(button);
    connect(button, &QPushButton::clicked, this, &QDialog::reject);
    return button;
}

void ConfirmDialog::showEvent(QShowEvent *event)
{
    DialogFrame::showEvent(event);
    // 560 wide, as high as the words need at that width; Qt would measure them at another one.
    const int width = Metrics::scaled(560);
    resize(width, qMax(layout()->totalHeightForWidth(width), Metrics::scaled(240)));
    QWidget *focus = m_panel->initialFocus();
    (focus ? focus : m_safe)->setFocus(Qt::OtherFocusReason);
}

} // namespace deck::ui
