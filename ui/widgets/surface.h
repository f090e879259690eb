// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tokens.h"

#include <QFrame>

namespace deck::ui {

/// A plain area in one of the theme's tones, with border lines where asked. Base of cards, notices, headers and footers.
///
///     new Surface(&Tokens::alt, Surface::Edge::Left)
class Surface : public QFrame
{
    Q_OBJECT

public:
    enum class Edge { None = 0, Left = 1, Top = 2, Right = 4, Bottom = 8, Box = 16 }; ///< Box: all four, radius 4
    Q_DECLARE_FLAGS(Edges, Edge)

    explicit Surface(QColor Tokens::*fill, Edges edges = Edge::None, QWidget *parent = nullptr);

    void setTone(QColor Tokens::*fill, QColor Tokens::*line);
    void setEdges(Edges edges);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QColor Tokens::*m_fill;
    QColor Tokens::*m_line = &Tokens::line;
    Edges m_edges;
};

Q_DECLARE_OPERATORS_FOR_FLAGS(Surface::Edges)

} // namespace deck::ui
