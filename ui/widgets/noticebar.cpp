// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "noticebar.h"

#include "buttonrole.h"
#include "glyph.h"
#include "metrics.h"
#include "sentencelabel.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace deck::ui {

NoticeBar::NoticeBar(Kind kind, const Sentence &sentence, QWidget *parent)
    : Surface(&Tokens::infoTint, Edge::Box, parent)
    , m_glyph(new Glyph(Visual::Information, 16, this))
    , m_label(new SentenceLabel(sentence, Type::Role::Body, Ink::Text, this))
    , m_row(new QHBoxLayout(this))
    , m_words(new QVBoxLayout)
    , m_buttons(new QHBoxLayout)
{
    m_row->setContentsMargins(13, 6, 9, 6);
    m_row->setSpacing(Metrics::grid);
    // The glyph stands beside the first line, also when there are more.
    auto *head = new QHBoxLayout;
    head->setSpacing(Metrics::grid);
    head->addWidget(m_glyph, 0, Qt::AlignTop);
    head->addWidget(m_label, 1);
    m_row->addLayout(m_words, 1);
    m_words->setSpacing(Metrics::grid);
    m_words->addStretch(1);
    m_words->addLayout(head);
    m_words->addStretch(1);
    m_row->addLayout(m_buttons);
    m_buttons->setSpacing(Metrics::grid);
    setMinimumHeight(Metrics::scaled(34));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    setKind(kind);
    setSentence(sentence);
}

void NoticeBar::setKind(Kind kind)
{
    switch (kind) {
    case Kind::Info:
        setTone(&Tokens::infoTint, &Tokens::infoLine);
        m_glyph->setVisual(Visual::Information);
        return;
    case Kind::Warning:
        setTone(&Tokens::warnTint, &Tokens::warnLine);
        m_glyph->setVisual(Visual::Warning);
        return;
    case Kind::Critical:
        setTone(&Tokens::critTint, &Tokens::critLine);
        m_glyph->setVisual(Visual::Critical);
        return;
    case Kind::Preemption:
        setTone(&Tokens::warnTint, &Tokens::warnLine);
        m_glyph->setVisual(Visual::Preemption);
        return;
    case Kind::Quiet:
        setTone(&Tokens::alt, &Tokens::line);
        m_glyph->setVisual(Visual::Information, true);
        return;
    case Kind::Good:
        setTone(&Tokens::okTint, &Tokens::ok);
        m_glyph->setVisual(Visual::Good);
        return;
    case Kind::Offline:
        setTone(&Tokens::alt, &Tokens::line);
        m_glyph->setIcon(QStringLiteral("offline"));
        return;
    }
}

void NoticeBar::setIcon(const QString &iconName)
{
    m_glyph->setIcon(iconName);
}

void NoticeBar::setSentence(const Sentence &sentence)
{
    m_label->setSentence(sentence);
    setAccessibleName(sentence.toPlainText());
}

void NoticeBar::setFrame(Frame frame)
{
    setEdges(frame == Frame::Box ? Edge::Box : Edge::Bottom);
}

QPushButton *NoticeBar::addButton(const QString &text)
{
    auto *button = new QPushButton(text, this);
    setControlSize(button, ControlSize::Small);
    button->setAutoDefault(false);
    m_buttons->addWidget(button);
    return button;
}

void NoticeBar::addWidget(QWidget *widget)
{
    m_row->insertWidget(1, widget);
}

void NoticeBar::setButtonsBelow(bool below)
{
    m_row->removeItem(m_buttons);
    m_words->removeItem(m_buttons);
    m_buttons->setParent(nullptr);
    m_buttons->setAlignment(below ? Qt::AlignLeft : Qt::Alignment());
    m_buttons->setContentsMargins(below ? m_glyph->sizeHint().width() + Metrics::grid : 0, 0, 0, 0);
    if (below)
        m_words->insertLayout(2, m_buttons);
    else
        m_row->addLayout(m_buttons);
}

} // namespace deck::ui
