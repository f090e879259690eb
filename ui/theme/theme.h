// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tokens.h"

#include <QObject>

namespace deck::ui {

/// Chooses between the light and the dark tokens and gives the application its style, palette and font. Made once, right
/// after the QApplication:
///
///     Theme theme;
///     theme.install();                       // FlatStyle, palette, body font, focus ring
///     theme.setChoice(Theme::Choice::Dark);  // View menu; System follows the desktop
class Theme : public QObject
{
    Q_OBJECT

public:
    enum class Choice { System, Light, Dark };
    Q_ENUM(Choice)

    explicit Theme(QObject *parent = nullptr);

    void install();
    Choice choice() const { return m_choice; }
    void setChoice(Choice choice);
    bool isDark() const { return m_dark; }
    const Tokens &tokens() const { return m_dark ? Tokens::dark() : Tokens::light(); }

Q_SIGNALS:
    /// The application palette has been exchanged. Painted things that are no widget (pixmaps, charts) renew themselves.
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void apply();
    void followSystem();

    Choice m_choice = Choice::System;
    bool m_dark = false;
    bool m_systemIsDark = false;
    bool m_installed = false;
};

} // namespace deck::ui
