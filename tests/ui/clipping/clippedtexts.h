// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace deck::ui {

/// What of a window a person cannot read to its end: labels, buttons, tabs, pills (in tables too), legends, column titles and boxes that are
/// smaller than their words, two texts on one place, and pages that scroll sideways.
///
/// Not faults, since they end in dots with the whole text in the tooltip, by design: ElidedLabel (names), and a SentenceLabel
/// that does not wrap. A YieldingLabel is there in full or not at all; half of one is a fault.
class ClippedTexts
{
public:
    static QStringList in(const QWidget &window);
};

} // namespace deck::ui
