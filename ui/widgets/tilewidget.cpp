// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tilewidget.h"

#include "plainlabel.h"
#include "sparkline.h"

#include <QHBoxLayout>

namespace deck::ui {

TileWidget::TileWidget(const QString &caption, QWidget *parent)
    : Surface(&Tokens::base, Edge::Box, parent)
    , m_caption(new PlainLabel({}, Type::Role::Caption, Ink::Text2, this))
    , m_value(new PlainLabel({}, Type::Role::Tile, Ink::Text, this))
    , m_unit(new PlainLabel({}, Type::Role::Body, Ink::Text2, this))
    , m_note(new PlainLabel({}, Type::Role::Caption, Ink::Text2, this))
    , m_spark(new Sparkline(this))
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(13, 11, 13, 11);
    m_column->setSpacing(2);
    m_column->addWidget(m_caption);
    auto *row = new QHBoxLayout;
    row->setSpacing(5);
    row->addWidget(m_value);
    row->addWidget(m_unit, 0, Qt::AlignBottom);
    row->addStretch(1);
    row->addWidget(m_spark);
    // The unit stands on the baseline of the value: descents of 22 and 12 px differ by about 3.
    m_unit->setContentsMargins(0, 0, 0, 4);
    m_column->addLayout(row);
    m_column->addWidget(m_note);
    m_column->addStretch(1);
    m_spark->hide();
    setCaption(caption);
}

void TileWidget::setCaption(const QString &caption)
{
    m_caption->setText(caption);
    describe();
}

void TileWidget::setValue(const QString &value, const QString &unit)
{
    m_value->setText(value);
    m_unit->setText(unit);
    describe();
}

void TileWidget::setNote(const QString &note)
{
    m_note->setText(note);
    describe();
}

void TileWidget::setSpark(const QVector<double> &values)
{
    m_spark->setValues(values);
    m_spark->setVisible(values.size() > 1);
}

void TileWidget::setExtra(QWidget *widget)
{
    if (!m_hasExtra) {
        m_note->hide();
        m_column->insertSpacing(2, 3);
        m_hasExtra = true;
    }
    m_column->insertWidget(3, widget);
}

void TileWidget::describe()
{
    setAccessibleName(QStringLiteral("%1: %2 %3. %4").arg(m_caption->text(), m_value->text(), m_unit->text(), m_note->text()));
}

} // namespace deck::ui
