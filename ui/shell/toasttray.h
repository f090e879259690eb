// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

namespace deck::ui {

class Toast;

/// Places toasts at the lower right of an area, the newest at the bottom, three at most.
class ToastTray : public QObject
{
    Q_OBJECT
public:
    explicit ToastTray(QWidget &area);

    /// Takes the toast over. `lasting` ones stay until they are dismissed, others for eight seconds.
    void show(Toast *toast, bool lasting);
    void focusNewest();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void remove(Toast *toast);
    void place();

    QWidget &m_area;
    QList<QPointer<Toast>> m_toasts; // oldest first
};

} // namespace deck::ui
