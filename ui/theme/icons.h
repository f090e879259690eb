// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>
#include <QString>

class QPainter;

namespace deck::ui {

struct Tokens;

/// The SVGs of resources/icons in any ink. Names are file names without ending: "refresh", "chevron-down", "glyph-drain".
///
///     button->setIcon(Icons::icon(QStringLiteral("refresh")));   // takes its colour from the palette when painted
///     Icons::paint(painter, rect, QStringLiteral("clock"), tokens.text2, tokens.base);
class Icons
{
public:
    /// An icon that is drawn anew for each theme, size and pixel ratio. Buttons under FlatStyle draw it in the colour of
    /// their text; elsewhere it is `text`, or `disabled` in the mode Disabled.
    static QIcon icon(const QString &name);
    static bool has(const QString &name);
    /// The marks of the compute classes ("glyph-std", "glyph-pre") keep their colour wherever they stand; others take `ink`.
    static QColor markInk(const QString &name, const QColor &ink, const Tokens &tokens);

    /// `size` in logical pixels, square. The result has its device pixel ratio set.
    static QPixmap pixmap(const QString &name, int size, const QColor &ink, const QColor &paper, qreal dpr);
    /// Draws into `rect` at the painter's own pixel ratio.
    static void paint(QPainter &painter, const QRectF &rect, const QString &name, const QColor &ink, const QColor &paper);
};

} // namespace deck::ui
