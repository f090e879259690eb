// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QPalette>

namespace deck::ui {

/// Every colour of the design system, by meaning. Widgets and delegates take theirs from the palette they paint with:
///
///     const Tokens &c = Tokens::of(widget->palette());      // or option.palette in a delegate
///     painter->fillRect(rect, c.warnTint);
///
/// so that a change of theme is an ordinary PaletteChange and nothing has to be told. Never keep a colour in a member.
struct Tokens
{
    QColor window, base, alt, raised, sidebar;
    QColor line, line2, grid;             ///< separators; control borders; grid and row lines
    QColor text, text2, text3, disabled;  ///< text; labels and header cells; captions and axes; disabled text
    QColor accent, accentHi, onAccent;    ///< primary button, focus ring, selection edge; never data
    QColor sel, selLine, hover, link;
    QColor standard, standardArea, standardText, standardTint;
    QColor pre, preText, preTint, preArea;
    QColor storage;
    QColor ok, okText, okTint;
    QColor warn, warnText, warnTint, warnLine;
    QColor crit, critText, critTint, critLine;
    QColor info, infoText, infoTint, infoLine;
    QColor p0, p1, p2, p3;                ///< timeline fills of pending, scheduling, booting, bootstrapping
    QColor provText, provTint, provLine;  ///< the pills of these four, and their bar borders
    QColor run, runLine, runText;
    QColor drain, drainLine, drainText;
    QColor fail, failLine;
    QColor paused, pausedLine, pausedText;
    QColor scrim, track;

    static const Tokens &light();
    static const Tokens &dark();
    /// The set that belongs to a palette: by the luminance of its window (Qt 6.4 has no colour scheme).
    static const Tokens &of(const QPalette &palette);

    bool isDark() const;
    QPalette toPalette() const;

    /// One row a token, for tests and the component sheet: its name in the mockups' kit.css and where it lives here.
    struct Named
    {
        const char *cssName;
        QColor Tokens::*member;
    };
    static QList<Named> all();
};

} // namespace deck::ui
