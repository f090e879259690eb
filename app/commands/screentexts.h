// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace deck {

/// What a person can read on a window, one text a line, in reading order: the title first, then top to bottom, and column by
/// column where there are panels beside each other. Behind a control it says what it is: `[off]` for one that cannot be used,
/// `[on]` for one that is checked, `[field]` for one that can be typed into, `[focus]` for where the keyboard is. Nothing that
/// is hidden or scrolled out of sight.
QStringList screenTexts(const QWidget &window);

} // namespace deck
