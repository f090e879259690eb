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
        Wait,  ///< `wait:answer` and so on
    };
    /// What is waited for, in real time.
    enum class Awaited {
        Sent,     ///< `sent`: the request is on its way
        Answer,   ///< `answer`: the service has answered it, or the answer is lost
        Decision, ///< `decision`: whatever became of a lost answer is known, or the user has to decide
        Fleet,    ///< `fleet`: the fleet was read again since the last thing that was done
        Verdict,  ///< `verdict`: on a connection that was tested, or a key
    };

    Kind kind = Kind::Click;
    QString target;
    QString text;
    Awaited awaited = Awaited::Answer;

    bool operator==(const ShotAction &) const = default;
};

/// Reads `--do`: actions separated by ";". Error::Invalid names the part that is not understood.
Result<QList<ShotAction>> parseShotScript(const QString &script);

} // namespace deck
