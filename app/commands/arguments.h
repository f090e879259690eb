// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reportoptions.h"
#include "screenshotoptions.h"

#include <variant>

namespace deck {

/// `clusterdeck [source]`: the window.
struct WindowOptions
{
    SourceOptions source;

    bool operator==(const WindowOptions &) const = default;
};

/// Nothing to run: help or version (status 0, for stdout) or wrong usage (status 2, one line for stderr).
struct EarlyExit
{
    int status = 0;
    QString text;

    bool operator==(const EarlyExit &) const = default;
};

using Command = std::variant<EarlyExit, WindowOptions, ScreenshotOptions, ReportOptions>;

/// The command line of DESIGN.md, without the program's name. Pure: reads no environment and no file.
Command parseArguments(const QStringList &arguments);

} // namespace deck
