// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "yieldinglabel.h"

#include <QHelpEvent>
#include <QToolTip>

namespace deck::ui {

YieldingLabel::YieldingLabel(Type::Role role, Ink ink, QWidget *parent) : PlainLabel({}, role, ink, parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

QSize YieldingLabel::minimumSizeHint() const
{
    return {0, PlainLabel::minimumSizeHint().height()};
}

void YieldingLabel::paintEvent(QPaintEvent *event)
{
    if (!isYielding())
        PlainLabel::paintEvent(event);
}

bool YieldingLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && isYielding()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), text().toHtmlEscaped(), this);
        return true;
    }
    return PlainLabel::event(event);
}

} // namespace deck::ui
