// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "totalrow.h"

#include "metrics.h"
#include "tokens.h"

#include <QHeaderView>
#include <QPainter>

namespace deck::ui {

TotalRow::TotalRow(QHeaderView *header, QWidget *parent) : QWidget(parent), m_header(header)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    const auto renew = [this] { update(); };
    connect(header, &QHeaderView::sectionResized, this, renew);
    connect(header, &QHeaderView::sectionMoved, this, renew);
    connect(header, &QHeaderView::geometriesChanged, this, renew);
}

void TotalRow::setCell(int column, const QString &text, Qt::Alignment alignment, int rightEdge)
{
    m_cells.insert(column, {text, alignment, rightEdge});
    describe();
    update();
}

void TotalRow::describe()
{
    QStringList words;
    for (int visual = 0; m_header && visual < m_header->count(); ++visual) {
        const auto cell = m_cells.constFind(m_header->logicalIndex(visual));
        if (cell != m_cells.cend() && !cell->text.isEmpty())
            words += cell->text;
    }
    setAccessibleName(words.join(QStringLiteral(", ")));
}

QSize TotalRow::sizeHint() const
{
    return {0, Metrics::scaled(Metrics::row)};
}

void TotalRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &c = Tokens::of(palette());
    painter.fillRect(rect(), c.raised);
    painter.setFont(Type::font(Type::Role::Strong));
    painter.setPen(c.text);
    if (!m_header)
        return;
    const int start = m_header->mapTo(m_header->window(), QPoint()).x() - mapTo(window(), QPoint()).x();
    for (auto cell = m_cells.cbegin(); cell != m_cells.cend(); ++cell) {
        if (m_header->isSectionHidden(cell.key()))
            continue;
        QRect box(start + m_header->sectionViewportPosition(cell.key()), 0, m_header->sectionSize(cell.key()), height());
        if (cell->rightEdge > 0)
            box.setWidth(qMin(box.width(), cell->rightEdge + 16));
        box.adjust(8, 0, -8, 0);
        painter.drawText(box, Qt::AlignVCenter | cell->alignment | Qt::TextSingleLine,
                         painter.fontMetrics().elidedText(cell->text, Qt::ElideRight, box.width()));
    }
}

} // namespace deck::ui
