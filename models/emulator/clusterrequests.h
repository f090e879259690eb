// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "httpmessage.h"
#include "simulation.h"

#include <variant>

namespace deck::emulator {

/// A volume to be made together with a cluster or alone.
struct VolumeWish
{
    Volume volume;
    int sizeTib = 1;
};

struct CreateWish
{
    ClusterSpec spec;
    std::optional<VolumeWish> sharedVolume;
};

// What a request asks for, or its refusal: first the schema (422), then the x-cross-field-rules of the contract (400, or
// 409 when there is no stock).
std::variant<CreateWish, HttpReply> readCreate(const Simulation &simulation, const QJsonObject &body);
std::variant<ClusterChange, HttpReply> readUpdate(const Simulation &simulation, const Cluster &cluster, const QJsonObject &body);
std::variant<VolumeWish, HttpReply> readVolume(const Simulation &simulation, const QJsonObject &body);

} // namespace deck::emulator
