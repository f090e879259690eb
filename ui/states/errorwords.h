// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <QCoreApplication>

namespace deck::ui {

/// What went wrong in plain words, and what can be done (design-system.md, section 9). Never the key, never a stack.
class ErrorWords
{
    Q_DECLARE_TR_FUNCTIONS(deck::ui::ErrorWords)

public:
    /// "Key not accepted (401)."
    static QString sentence(const Error &error);
    /// "Check that it is active for this project." Empty when there is nothing to advise.
    static QString advice(const Error &error);
    static QString explained(const Error &error); ///< both
    /// For "Copy details": kind, status, the service's own text, request id.
    static QString details(const Error &error);
};

} // namespace deck::ui
