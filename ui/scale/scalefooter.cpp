// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scalefooter.h"

#include "buttonrole.h"
#include "dialogframe.h"
#include "plainlabel.h"

#include <QPushButton>

namespace deck::ui {

ScaleFooter::ScaleFooter(DialogFrame *dialog)
    : QObject(dialog)
    , m_cancel(new QPushButton)
    , m_caption(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_reset(new QPushButton)
    , m_review(new QPushButton)
    , m_back(new QPushButton)
    , m_deed(new QPushButton)
    , m_keepTheirs(new QPushButton)
    , m_applyMine(new QPushButton)
{
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_caption->setObjectName(QStringLiteral("caption"));
    m_reset->setObjectName(QStringLiteral("reset"));
    m_review->setObjectName(QStringLiteral("review"));
    m_back->setObjectName(QStringLiteral("back"));
    m_deed->setObjectName(QStringLiteral("deed"));
    m_keepTheirs->setObjectName(QStringLiteral("keepTheirs"));
    m_applyMine->setObjectName(QStringLiteral("applyMine"));
    setButtonRole(m_cancel, ButtonRole::Flat);
    setButtonRole(m_review, ButtonRole::Primary);
    setButtonRole(m_deed, ButtonRole::Primary);
    dialog->addFooterLeft(m_cancel);
    dialog->addFooterLeft(m_caption);
    for (QPushButton *button : {m_reset, m_review, m_back, m_deed, m_keepTheirs, m_applyMine})
        dialog->addFooterRight(button);
    retranslate();
}

void ScaleFooter::retranslate()
{
    m_reset->setText(tr("Reset"));
    m_back->setText(tr("Back"));
    m_keepTheirs->setText(tr("Keep theirs"));
    m_applyMine->setText(tr("Apply mine to the new state…"));
}

QString ScaleFooter::captionOf(const State &state)
{
    if (state.underWay)
        return tr("The request goes on when this window closes; the main window shows its outcome.");
    if (!state.writesAllowed)
        return tr("No connection: actions are off");
    switch (state.page) {
    case Page::Edit:
        return tr("Nothing changes until you confirm on the next page");
    case Page::Review:
        return {};
    case Page::Compare:
        return state.newestShown ? QString() : tr("The cluster is being read again");
    }
    Q_UNREACHABLE();
}

void ScaleFooter::show(const State &state)
{
    const bool editing = state.page == Page::Edit;
    const bool reviewing = state.page == Page::Review;
    const bool comparing = state.page == Page::Compare;
    m_keepTheirs->setVisible(comparing);
    m_applyMine->setVisible(comparing);
    m_applyMine->setEnabled(state.there && state.writesAllowed && state.newestShown);
    m_reset->setVisible(editing);
    m_reset->setEnabled(!state.sent && state.changed);
    m_review->setVisible(editing);
    m_review->setEnabled(state.complete);
    m_review->setText(state.onlyRemoves ? tr("Review removal…") : tr("Review and purchase…"));
    m_back->setVisible(reviewing);
    m_back->setEnabled(!state.sent);
    m_deed->setVisible(reviewing);
    m_deed->setEnabled(reviewing && state.agreed && state.complete);
    m_deed->setText(state.deed);
    m_cancel->setText(state.underWay ? tr("Close") : tr("Cancel"));
    m_caption->setText(captionOf(state));
}

} // namespace deck::ui
