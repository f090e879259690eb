// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ids.h"

namespace deck {

/// `GET /whoami`: whose key this is. A key belongs to one project (facts.md, section 2); a key that belongs to no person
/// has no user. What the service left out is empty.
struct Account
{
    QString keyId; ///< names the key, is not the key
    QString organizationId;
    QString organizationName;
    ProjectId project;
    QString projectName;
    QString projectSlug;
    QString userId;

    bool operator==(const Account &) const = default;
};

} // namespace deck
