// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QFocusFrame;
class QWidget;

namespace deck::ui {

/// The 2 px ring with 1 px of air around whatever has the keyboard focus. Text fields always show it; buttons and the like
/// only when the focus did not come from a mouse click. Item views mark their current cell themselves. Theme makes it.
class FocusRing : public QObject
{
    Q_OBJECT

public:
    explicit FocusRing(QObject *parent = nullptr);
    ~FocusRing() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow(QWidget *widget, Qt::FocusReason reason);

    QPointer<QFocusFrame> m_frame;
    QPointer<QWidget> m_ringed;
};

} // namespace deck::ui
