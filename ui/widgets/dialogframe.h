// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QHBoxLayout;

namespace deck::ui {

/// The frame of all dialogs: an optional column of steps at the left, the body on `base`, an optional side panel, and a 56 px
/// footer. No button is a default button and Enter presses none: a dialog that buys must not be pressed by accident.
///
///     setBody(stack); setSidePanel(price, 304);
///     addFooterLeft(cancel); addFooterRight(back); addFooterRight(next);
class DialogFrame : public QDialog
{
    Q_OBJECT

public:
    explicit DialogFrame(const QString &title, QWidget *parent = nullptr);

    void setTitle(const QString &title); ///< window title, plain text
    void setBody(QWidget *body);
    void setSteps(QWidget *steps, int width);
    void setSidePanel(QWidget *panel, int width);
    void addFooterLeft(QWidget *widget);
    void addFooterRight(QWidget *widget);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    /// Takes the default-button behaviour from the dialog's buttons, also from those added later.
    void showEvent(QShowEvent *event) override;

private:
    QHBoxLayout *m_columns;
    QHBoxLayout *m_left;
    QHBoxLayout *m_right;
    QWidget *m_body = nullptr;
};

} // namespace deck::ui
