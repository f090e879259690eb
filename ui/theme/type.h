// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace deck::ui {

/// The type scale. Sizes are pixels at 100 % text scale; the scale is that of the application font, so nothing else has
/// to be told when it changes (widgets get ApplicationFontChange and take their font again).
class Type
{
public:
    enum class Role {
        Countdown,   ///< 36 bold, drain dock only
        Tile,        ///< 22 bold, the value of a tile
        Title,       ///< 17 bold, page title and values in cards
        DialogTitle, ///< 15 bold, also spinner values in dialogs
        Strong,      ///< 12 bold
        Body,        ///< 12, cells, buttons, forms
        Caption,     ///< 11
        CaptionStrong, ///< 11 bold, column headers, counters
        Mono,        ///< 12 monospaced: node names, IDs, commands
        MonoStrong,  ///< 12 monospaced bold
        MonoCaption, ///< 11 monospaced: label lists, YAML
    };

    static QFont font(Role role);
    /// Line height of the design (16 for Body) at the present text scale.
    static int lineHeight(Role role);

    static qreal textScale();
    /// 1.0 to 2.0; sets the application font.
    static void setTextScale(qreal scale);
};

} // namespace deck::ui
