// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"

#include <QString>
#include <QStringList>
#include <QUrl>

#include <optional>

namespace deck {

/// `--demo` and what goes with it. What is not given comes from the scenario.
struct DemoOptions
{
    QString scenario = QStringLiteral("default");
    std::optional<quint64> seed;
    std::optional<double> speed; ///< virtual seconds a second; nothing = 1 in a window, 0 (stands still) in commands
    std::optional<Instant> epoch;
    std::optional<Seconds> advance;
    QStringList faults;

    bool operator==(const DemoOptions &) const = default;
};

/// Where the data come from: the `source` of DESIGN.md's command line.
struct SourceOptions
{
    enum class Kind { None, Demo, ApiUrl, Profile };

    Kind kind = Kind::None; ///< None: the profile that was used last, if there is one
    DemoOptions demo;
    QUrl apiUrl;     ///< ApiUrl only
    QString profile; ///< Profile only: its name or id

    bool operator==(const SourceOptions &) const = default;
};

} // namespace deck
