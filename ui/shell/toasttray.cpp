// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "toasttray.h"

#include "metrics.h"
#include "toast.h"

#include <QEvent>
#include <QTimer>

namespace deck::ui {

namespace {

constexpr int mostToasts = 3;
constexpr int shownFor = 8000; // ms, real time

} // namespace

ToastTray::ToastTray(QWidget &area)
    : QObject(&area)
    , m_area(area)
{
    area.installEventFilter(this);
}

void ToastTray::show(Toast *toast, bool lasting)
{
    toast->setParent(&m_area);
    m_toasts.append(toast);
    connect(toast, &Toast::dismissed, this, [this, toast] { remove(toast); });
    if (!lasting)
        QTimer::singleShot(shownFor, toast, [this, toast] { remove(toast); });
    while (m_toasts.size() > mostToasts)
        remove(m_toasts.first());
    toast->show();
    place();
}

void ToastTray::focusNewest()
{
    if (!m_toasts.isEmpty() && m_toasts.last())
        m_toasts.last()->setFocus(Qt::ShortcutFocusReason);
}

bool ToastTray::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        place();
    return QObject::eventFilter(watched, event);
}

void ToastTray::remove(Toast *toast)
{
    m_toasts.removeAll(QPointer<Toast>(toast));
    if (toast) {
        toast->hide();
        toast->deleteLater();
    }
    place();
}

void ToastTray::place()
{
    m_toasts.removeIf([](const QPointer<Toast> &toast) { return !toast; });
    int bottom = m_area.height() - Metrics::pagePadding;
    for (auto it = m_toasts.crbegin(); it != m_toasts.crend(); ++it) {
        Toast &toast = **it;
        toast.adjustSize();
        toast.move(m_area.width() - toast.width() - Metrics::pagePadding, bottom - toast.height());
        toast.raise();
        bottom = toast.y() - Metrics::grid;
    }
}

} // namespace deck::ui
