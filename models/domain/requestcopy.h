// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace deck {

/// The forms in which a request can be handed on.
enum class CopyForm { Json, Curl, Cli, Terraform };

/// A request as text for the clipboard. It never holds a key.
struct RequestCopy
{
    QString text;
    QStringList leftOut; ///< fields of the request, as the API spells them, that this form cannot say

    bool operator==(const RequestCopy &) const = default;
};

} // namespace deck
