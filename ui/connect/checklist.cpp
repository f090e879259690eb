// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "checklist.h"

#include "glyph.h"
#include "metrics.h"
#include "plainlabel.h"
#include "sentencelabel.h"

#include <QHBoxLayout>

namespace deck::ui {

CheckList::CheckList(QWidget *parent)
    : Surface(&Tokens::alt, Edge::Box, parent)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(Metrics::gap, Metrics::grid, Metrics::gap, Metrics::grid);
    m_column->setSpacing(Metrics::grid);
}

void CheckList::setLines(const QList<Line> &lines)
{
    if (lines == m_lines)
        return;
    m_lines = lines;
    while (QLayoutItem *item = m_column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const Line &line : lines) {
        auto *holder = new QWidget(this);
        auto *row = new QHBoxLayout(holder);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(Metrics::grid);
        row->addWidget(new Glyph(line.state, 14, holder), 0, Qt::AlignTop);
        auto *words = new QVBoxLayout;
        words->setSpacing(1);
        words->addWidget(new SentenceLabel(Sentence::plain(line.text), Type::Role::Body, Ink::Text, holder));
        if (!line.note.isEmpty())
            words->addWidget(new SentenceLabel(Sentence::plain(line.note), Type::Role::Caption, Ink::Text3, holder));
        row->addLayout(words, 1);
        if (!line.time.isEmpty())
            row->addWidget(new PlainLabel(line.time, Type::Role::Caption, Ink::Text3, holder), 0, Qt::AlignTop | Qt::AlignRight);
        m_column->addWidget(holder);
    }
}

} // namespace deck::ui
