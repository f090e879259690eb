// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "emptypanel.h"

#include "glyph.h"
#include "metrics.h"
#include "plainlabel.h"
#include "sentencelabel.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace deck::ui {

EmptyPanel::EmptyPanel(QWidget *parent)
    : QWidget(parent)
    , m_glyph(new Glyph(QStringLiteral("search"), 28, Ink::Text3, this))
    , m_title(new PlainLabel({}, Type::Role::Strong, Ink::Text, this))
    , m_text(new SentenceLabel({}, Type::Role::Body, Ink::Text2, this))
    , m_actions(new QHBoxLayout)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(48, 24, 48, 24);
    column->setSpacing(0);
    column->addStretch(2);
    column->addWidget(m_glyph, 0, Qt::AlignHCenter);
    column->addSpacing(10);
    column->addWidget(m_title, 0, Qt::AlignHCenter);
    column->addSpacing(4);
    auto *words = new QHBoxLayout;
    words->addStretch(1);
    words->addWidget(m_text, 8);
    words->addStretch(1);
    m_text->setAlignment(Qt::AlignHCenter);
    m_text->setMaximumWidth(560);
    column->addLayout(words);
    column->addSpacing(12);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addLayout(m_actions);
    buttons->addStretch(1);
    m_actions->setSpacing(Metrics::grid);
    column->addLayout(buttons);
    column->addStretch(3);
}

void EmptyPanel::setState(const EmptyState &state, bool failed)
{
    if (failed)
        m_glyph->setVisual(Visual::Critical);
    else
        m_glyph->setIcon(state.icon, Ink::Text3);
    m_title->setText(state.title);
    m_text->setText(state.text);
    m_text->setVisible(!state.text.isEmpty());
    setAccessibleName(QStringLiteral("%1. %2").arg(state.title, state.text));
    while (QLayoutItem *item = m_actions->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const EmptyState::Action &action : state.actions) {
        auto *button = new QPushButton(action.text, this);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, action.run);
        m_actions->addWidget(button);
    }
    if (state.escapeClears)
        m_actions->addWidget(new PlainLabel(QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText),
                                            Type::Role::Caption, Ink::Text3, this));
}

void EmptyPanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Tokens::of(palette()).base);
}

} // namespace deck::ui
