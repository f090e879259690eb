// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "ids.h"
#include "project.h"

#include <QList>

#include <optional>

namespace deck {

/// What "Test connection" found out. Nothing is concluded from a step that was not reached.
struct ConnectionCheck
{
    enum class Verdict { NotTried, Works, Fails };

    Verdict reachable = Verdict::NotTried;   ///< somebody answered, over a connection that may carry a key
    Verdict keyAccepted = Verdict::NotTried;
    Verdict clustersListed = Verdict::NotTried;
    int clusters = 0;
    std::optional<Error> error; ///< of the step that failed

    QString organizationName;
    ProjectId project; ///< the key's own, when the service says so
    QString projectName;
    QList<Project> projects; ///< that the key may see, when the service says so
    /// Preemptible capacity needs a project to ask for it in (facts.md, 1.2).
    bool preemptiblePossible = false;

    bool operator==(const ConnectionCheck &) const = default;
};

} // namespace deck
