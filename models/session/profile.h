// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ids.h"

#include <QUrl>

namespace deck {

/// A saved account: where it is and whose it is. It holds no secret: the key lies in the keychain of the system under the
/// profile's id, or nowhere.
struct Profile
{
    QString id;   ///< made by us, never changes: renaming a profile moves neither its key nor its history
    QString name; ///< what people call it, unique
    QUrl baseUrl;
    ProjectId project; ///< named by the user or by the service (`GET /whoami`); empty when neither was
    QString projectName;
    QString organizationName;
    QString caFile;       ///< PEM of a company's own authority, empty for none
    int readsPerMinute = 0; ///< 0: what we assume, see ReadAllowance
    bool keyKept = false; ///< whether the keychain was given a key

    bool operator==(const Profile &) const = default;
};

} // namespace deck
