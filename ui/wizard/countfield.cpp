// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "countfield.h"

#include "formfield.h"
#include "gpuspinbox.h"
#include "plainlabel.h"
#include "refusalline.h"

#include <QVBoxLayout>

namespace deck::ui {

CountField::CountField(const char *spinBoxName, int least, int most, QWidget *parent)
    : QWidget(parent), m_spin(new GpuSpinBox), m_unit(new PlainLabel), m_field(new FormField(m_spin)), m_refusal(new RefusalLine(m_spin))
{
    m_spin->setObjectName(QString::fromLatin1(spinBoxName));
    m_spin->setNodeSize(1);
    m_spin->setRange(least, most);
    m_field->addBeside(m_unit);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_field);
    column->addWidget(m_refusal);
    connect(m_spin, &QSpinBox::valueChanged, this, &CountField::edited);
    connect(m_spin, &GpuSpinBox::refusalChanged, this, &CountField::edited);
}

void CountField::setTexts(const QString &label, const QString &unit, const QString &hint)
{
    m_field->setTexts(label);
    m_unit->setText(unit);
    m_refusal->setHint(hint);
    m_spin->setAccessibleDescription(hint);
}

int CountField::value() const
{
    return m_spin->value();
}

void CountField::setValue(int value)
{
    m_spin->take(value);
}

bool CountField::isAcceptable() const
{
    return m_spin->isAcceptable();
}

void CountField::setProblem(const QString &problem)
{
    if (isAcceptable()) // else the refusal says what is wrong
        m_field->setProblem(problem);
}

} // namespace deck::ui
