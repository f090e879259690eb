// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ids.h"
#include "instant.h"
#include "openenum.h"

#include <optional>

namespace deck {

enum class AlertSeverity { Missing, Unrecognised, Info, Warning, Critical };

Open<AlertSeverity> alertSeverityFromApi(const QString &word);

/// A health alert behind a repair. Texts are the service's, untrusted.
struct LinkedAlert
{
    QString id;
    QString name; ///< "DmesgXidError"; a growing set (facts.md, section 8)
    Open<AlertSeverity> severity;
    std::optional<Instant> startedAt;
    std::optional<Instant> resolvedAt; ///< nothing while it lasts
    QString targetVm;
    InstanceId instance; ///< empty until the service has matched it
    QString title;
    QString summary;     ///< one line about this occurrence
    QString description; ///< a fixed explanation of this kind of alert

    bool operator==(const LinkedAlert &) const = default;
};

} // namespace deck
