// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "factgrid.h"

#include "metrics.h"
#include "plainlabel.h"
#include "sentencelabel.h"

#include <QGridLayout>

namespace deck::ui {

FactGrid::FactGrid(int labelWidth, int rowGap, QWidget *parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(Metrics::grid);
    m_grid->setVerticalSpacing(rowGap);
    m_grid->setColumnMinimumWidth(0, Metrics::scaled(labelWidth));
    m_grid->setColumnStretch(1, 1);
}

void FactGrid::setFacts(const QVector<Fact> &facts)
{
    if (facts == m_facts)
        return;
    m_facts = facts;
    clear();
    for (const Fact &fact : facts)
        addRow(fact.label, new SentenceLabel(fact.value, Type::Role::Body, Ink::Text, this));
}

void FactGrid::addRow(const QString &label, QWidget *value)
{
    const int row = m_rows++; // rowCount() of the layout never shrinks
    auto *name = new PlainLabel(label, Type::Role::Body, Ink::Text3, this);
    name->setBuddy(value);
    m_grid->addWidget(name, row, 0, Qt::AlignTop);
    m_grid->addWidget(value, row, 1);
    value->setAccessibleName(value->accessibleName().isEmpty() ? label
                                                               : QStringLiteral("%1: %2").arg(label, value->accessibleName()));
}

void FactGrid::clear()
{
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_rows = 0;
}

} // namespace deck::ui
