// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "outcomesearch.h"
#include "volumeapi.h"

namespace deck {

/// One look at what has become of a write about a volume, by reading only. OutcomeSearch decides how often to look.
class VolumeSearch
{
public:
    VolumeSearch(HttpTransport &service, const FleetHistory &history) : m_volumes(service), m_history(history) {}

    Task<Result<Finding>> look(Operation operation, std::stop_token stop);

    /// What these volumes say about a lost create: same name, made since the click, none that is known to be another's. The
    /// service tells no time of making, so a volume of that name that nobody here has seen before is a question to the user.
    static Finding judgeCreated(const Operation &operation, const FleetHistory &history, const QList<Volume> &listed);
    /// What the volume's size says about a lost growth.
    static Finding judgeGrown(const Operation &operation, const std::optional<int> &nowTib);

private:
    Task<Result<Finding>> lookForCreated(Operation operation, std::stop_token stop);

    VolumeApi m_volumes;
    const FleetHistory &m_history;
};

} // namespace deck
