// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "segmentedbuttons.h"

#include "metrics.h"
#include "tokens.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace deck::ui {

SegmentedButtons::SegmentedButtons(ControlSize size, QWidget *parent)
    : QWidget(parent), m_group(new QButtonGroup(this)), m_size(size)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(1, 1, 1, 1);
    row->setSpacing(1);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_group->setExclusive(true);
    connect(m_group, &QButtonGroup::idClicked, this, &SegmentedButtons::chosen);
}

void SegmentedButtons::add(int id, const QString &text, const QIcon &icon)
{
    auto *button = new QPushButton(text, this);
    button->setIcon(icon);
    button->setCheckable(true);
    button->setAutoDefault(false);
    setButtonRole(button, ButtonRole::Segment);
    setControlSize(button, m_size);
    layout()->addWidget(button);
    m_group->addButton(button, id);
    if (m_group->buttons().size() == 1)
        button->setChecked(true);
}

void SegmentedButtons::setText(int id, const QString &text)
{
    if (QAbstractButton *button = m_group->button(id))
        button->setText(text);
}

int SegmentedButtons::current() const
{
    return m_group->checkedId();
}

void SegmentedButtons::setCurrent(int id)
{
    if (QAbstractButton *button = m_group->button(id))
        button->setChecked(true);
}

void SegmentedButtons::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &c = Tokens::of(palette());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isEnabled() ? c.line2 : c.line);
    painter.setBrush(c.line); // shows between the segments
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), Metrics::radius, Metrics::radius);
}

} // namespace deck::ui
