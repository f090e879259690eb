// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "surface.h"
#include "visual.h"

class QHBoxLayout;
class QPushButton;

namespace deck::ui {

class PlainLabel;
class SentenceLabel;

/// A message at the lower right of the main window: coloured edge, glyph, bold title, one or two lines, buttons. Enter
/// presses the first button, Delete dismisses. The shell places toasts and decides how long they stay.
class Toast : public Surface
{
    Q_OBJECT

public:
    Toast(Visual severity, const QString &title, const QString &text, QWidget *parent = nullptr);

    void setCountdown(const QString &text); ///< "2:18", beside the title; empty hides it
    QPushButton *addButton(const QString &text, bool flat = false);

    QSize sizeHint() const override;

Q_SIGNALS:
    void dismissed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    Visual m_severity;
    PlainLabel *m_countdown;
    QHBoxLayout *m_buttons;
    QPushButton *m_close;
};

} // namespace deck::ui
