// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formfield.h"

#include "buttonrole.h"
#include "plainlabel.h"
#include "sentencelabel.h"

#include <QHBoxLayout>

namespace deck::ui {

FormField::FormField(QWidget *control, QWidget *parent)
    : QWidget(parent)
    , m_control(control)
    , m_label(new PlainLabel({}, Type::Role::Strong))
    , m_row(new QHBoxLayout)
    , m_note(new SentenceLabel({}, Type::Role::Caption, Ink::Text3))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    m_row->setSpacing(8);
    m_row->addWidget(control);
    column->addWidget(m_label);
    column->addLayout(m_row);
    column->addWidget(m_note);
    m_label->setBuddy(control);
}

void FormField::setTexts(const QString &label, const QString &hint)
{
    m_label->setText(label);
    QString name = label;
    m_control->setAccessibleName(name.remove(QLatin1Char('&')));
    m_hint = hint;
    showNote();
}

void FormField::addBeside(QWidget *widget)
{
    m_row->addWidget(widget, 1);
}

void FormField::setProblem(const QString &problem)
{
    m_problem = problem;
    setInvalid(m_control, !problem.isEmpty());
    showNote();
}

void FormField::showNote()
{
    const QString note = m_problem.isEmpty() ? m_hint : m_problem;
    m_note->setInk(m_problem.isEmpty() ? Ink::Text3 : Ink::Crit);
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_control->setAccessibleDescription(note);
}

} // namespace deck::ui
