// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

namespace deck {

/// A tooltip that shows its text as it is: QToolTip takes anything with tags in it for rich text, and a name from a server can
/// hold some (DESIGN.md, decision 16). Needed for every tooltip that is not fixed words of our own.
inline void setPlainToolTip(QWidget &widget, const QString &text)
{
    widget.setToolTip(text.isEmpty() ? QString() : QStringLiteral("<span>%1</span>").arg(text.toHtmlEscaped()));
}

} // namespace deck
