// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "focusring.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QFocusEvent>
#include <QFocusFrame>
#include <QLineEdit>
#include <QSlider>
#include <QTabBar>

namespace deck::ui {

namespace {

bool isTextField(const QWidget *widget)
{
    return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget);
}

bool wantsRing(const QWidget *widget, Qt::FocusReason reason)
{
    // Editors inside of item views fill their cell; a ring would lie over the neighbours.
    if (widget->isWindow() || qobject_cast<const QAbstractItemView *>(widget->parentWidget() ? widget->parentWidget()->parentWidget() : nullptr))
        return false;
    if (isTextField(widget))
        return true;
    const bool ringed = qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QComboBox *>(widget)
        || qobject_cast<const QSlider *>(widget);
    return ringed && reason != Qt::MouseFocusReason;
}

} // namespace

FocusRing::FocusRing(QObject *parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

FocusRing::~FocusRing()
{
    delete m_frame;
}

bool FocusRing::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn && watched->isWidgetType())
        follow(static_cast<QWidget *>(watched), static_cast<QFocusEvent *>(event)->reason());
    else if (event->type() == QEvent::FocusOut && m_frame && m_frame->widget() == watched)
        m_frame->setWidget(nullptr);
    return QObject::eventFilter(watched, event);
}

void FocusRing::follow(QWidget *widget, Qt::FocusReason reason)
{
    // Qt puts the frame into the focus widget's window, so it dies with that window.
    if (!m_frame)
        m_frame = new QFocusFrame;
    // A window that comes to the front shows what it showed before: nothing at first.
    const bool again = reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason;
    const bool ring = wantsRing(widget, reason) && (!again || isTextField(widget) || m_ringed == widget);
    if (!again)
        m_ringed = ring ? widget : nullptr;
    m_frame->setWidget(ring ? widget : nullptr);
}

} // namespace deck::ui
