// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sourceoptions.h"

#include <QTimeZone>

namespace deck {

/// `clusterdeck report …`
struct ReportOptions
{
    enum class Format { Csv, CsvSheet, Json };

    SourceOptions source;
    Format format = Format::Csv;
    QString file;
    std::optional<Instant> from; ///< nothing = the beginning of the month of `to` in `zone`
    std::optional<Instant> to;   ///< nothing = now, in the service's time
    QString language;            ///< empty = the system's
    QTimeZone zone = QTimeZone::utc();

    bool operator==(const ReportOptions &) const = default;
};

} // namespace deck
