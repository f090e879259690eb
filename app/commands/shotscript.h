// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "result.h"

#include <QList>
#include <QString>

namespace deck {

/// One thing a user does on the way to a picture.
struct ShotAction
{
    enum class Kind {
        Open,  ///< `open:wizard`, `open:scale`
        Click, ///< `click:OBJECTNAME`
        Type,  ///< `type:OBJECTNAME=text`, in place of what is there
        Key,   ///< `key:Ctrl+U`
        Wait,  ///< `wait:answer`: until the service has answered what was sent
    };

    Kind kind = Kind::Click;
    QString target;
    QString text;

    bool operator==(const ShotAction &) const = default;
};

/// Reads `--do`: actions separated by ";". Error::Invalid names the part that is not understood.
Result<QList<ShotAction>> parseShotScript(const QString &script);

} // namespace deck
