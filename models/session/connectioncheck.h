// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "ids.h"
#include "instant.h"
#include "project.h"

#include <QList>

#include <optional>

namespace deck {

/// What "Test connection" found out so far. Nothing is concluded from a step that was not reached.
struct ConnectionCheck
{
    enum class Verdict { NotTried, Works, Fails };
    enum class Step { Key, Clusters, Regions, Projects };

    Verdict reachable = Verdict::NotTried;   ///< somebody answered, over a connection that may carry a key
    Verdict keyAccepted = Verdict::NotTried; ///< Fails: refused, or the question whose key it is had no answer (`error`)
    Verdict clustersListed = Verdict::NotTried;
    Verdict regionsListed = Verdict::NotTried;
    Verdict projectsListed = Verdict::NotTried; ///< NotTried also where the service does not know the question
    int clusters = 0;
    int regions = 0;
    std::optional<Error> error;        ///< of the step that failed; the ones after it were not tried
    std::optional<Error> regionsError; ///< does not end the test
    std::optional<Error> projectsError; ///< the same

    /// What is being asked at the moment; nothing when the test is over.
    std::optional<Step> underWay;
    /// How long the answer took that settled the step, in real time.
    std::optional<Millis> keyTook, clustersTook, regionsTook, projectsTook;

    QString organizationName;
    ProjectId project; ///< the key's own, when the service says so
    QString projectName;
    ProjectId wanted;        ///< what the test was asked to try, empty for the key's own
    QList<Project> projects; ///< that the key may see, when the service says so
    /// Preemptible capacity needs a project to ask for it in (facts.md, 1.2).
    bool preemptiblePossible = false;

    bool operator==(const ConnectionCheck &) const = default;
};

} // namespace deck
