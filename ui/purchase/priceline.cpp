// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "priceline.h"

#include "glyph.h"
#include "plainlabel.h"
#include "tokens.h"

#include <QGridLayout>
#include <QPainter>

namespace deck::ui {
namespace {

/// The storage mark of the charts: a grey square.
class StorageMark : public QWidget
{
public:
    using QWidget::QWidget;
    QSize sizeHint() const override { return {12, 12}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(QRect(0, (height() - 11) / 2, 11, 11), Tokens::of(palette()).storage);
    }
};

QWidget *markOf(PriceLine::Mark mark)
{
    switch (mark) {
    case PriceLine::Mark::None: return nullptr;
    case PriceLine::Mark::Standard: return new Glyph(NodeClass::Standard, 12);
    case PriceLine::Mark::Preemptible: return new Glyph(NodeClass::Preemptible, 12);
    case PriceLine::Mark::Storage: return new StorageMark;
    }
    return nullptr;
}

} // namespace

PriceLine::PriceLine(Mark mark, bool boldFigure, QWidget *parent)
    : QWidget(parent)
    , m_name(new PlainLabel)
    , m_caption(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_figure(new PlainLabel({}, boldFigure ? Type::Role::Strong : Type::Role::Body))
{
    m_name->setWordWrap(true); // a figure never gives way
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(1);
    grid->setColumnStretch(1, 1);
    const bool marked = mark != Mark::None;
    if (QWidget *glyph = markOf(mark))
        grid->addWidget(glyph, 0, 0, Qt::AlignVCenter);
    grid->addWidget(m_name, 0, marked ? 1 : 0, 1, marked ? 1 : 2);
    grid->addWidget(m_figure, 0, 2, Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(m_caption, 1, 0, 1, 3);
}

void PriceLine::setTexts(const QString &name, const QString &caption, const QString &figure)
{
    m_name->setText(name);
    m_caption->setText(caption);
    m_caption->setVisible(!caption.isEmpty());
    m_figure->setText(figure);
    setAccessibleName(QStringLiteral("%1: %2. %3").arg(name, figure, caption));
}

void PriceLine::setGood(bool good)
{
    m_figure->setInk(good ? Ink::Ok : Ink::Text);
}

} // namespace deck::ui
