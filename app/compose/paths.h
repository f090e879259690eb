// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "result.h"

#include <QString>

namespace deck {

/// Where files of ours lie. Folders are made on demand, for the user alone (0700).
class Paths
{
public:
    /// Histories and intents; survives updates.
    static Result<QString> dataFolder();
    static Result<QString> logFolder();
    static QString configFolder(); ///< made by whoever first saves something there

private:
    static Result<QString> privateFolder(const QString &path);
};

} // namespace deck
