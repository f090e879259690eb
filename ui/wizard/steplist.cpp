// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "steplist.h"

#include "stepbutton.h"

#include <QVBoxLayout>

namespace deck::ui {

StepList::StepList(int count, QWidget *parent)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(0);
    for (int i = 0; i < count; ++i) {
        auto *step = new StepButton;
        step->setObjectName(QStringLiteral("step%1").arg(i));
        connect(step, &StepButton::clicked, this, [this, i] { Q_EMIT chosen(i); });
        column->addWidget(step);
        m_steps.append(step);
    }
    column->addStretch(1);
    renew();
}

void StepList::setStep(int index, const QString &name, const QString &summary)
{
    m_steps.at(index)->setTexts(name, summary);
}

void StepList::setCurrent(int index, int reached)
{
    m_current = index;
    m_reached = reached;
    renew();
}

void StepList::setLocked(bool locked)
{
    m_locked = locked;
    renew();
}

void StepList::renew()
{
    for (int i = 0; i < m_steps.size(); ++i) {
        const StepButton::State state = i == m_current ? StepButton::State::Current
            : i < m_current || i <= m_reached          ? StepButton::State::Done
                                                       : StepButton::State::Ahead;
        m_steps.at(i)->setState(state);
        m_steps.at(i)->setEnabled(!m_locked && state != StepButton::State::Ahead);
    }
}

} // namespace deck::ui
