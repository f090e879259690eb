// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ids.h"

namespace deck {

/// A project that the key may see. Clusters belong to one, and preemptible capacity cannot be asked for without it.
struct Project
{
    ProjectId id;
    QString name;
    QString slug;
    QString organizationId;
    QString organizationName;

    bool operator==(const Project &) const = default;
};

} // namespace deck
