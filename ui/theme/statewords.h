// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual.h"

#include <QCoreApplication>
#include <QString>

namespace deck::ui {

/// The words of all states and classes, in one place so that a state is called the same everywhere.
class StateWords
{
    Q_DECLARE_TR_FUNCTIONS(deck::ui::StateWords)

public:
    /// "Running", "Waiting for control plane". For Unknown the raw text, made visible, or "Unknown" when there is none.
    static QString word(Visual visual, const QString &raw = {});
    static QString word(NodeClass nodeClass);      ///< "Standard", "Preemptible", "Class unknown"
    static QString shortWord(NodeClass nodeClass); ///< "Std", "Pre", "?"
    /// "Draining?": what a draining node is called while nothing is known about the present.
    static QString drainingUnsure();
    /// For an accessible name: "Running, last known".
    static QString lastKnown(const QString &word);
};

} // namespace deck::ui
