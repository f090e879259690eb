// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scalespec.h"

namespace deck {

bool ScaleSpec::isReachedBy(const ClusterCounts &counts) const
{
    return differingFrom(counts).isEmpty();
}

ScaleSpec ScaleSpec::differingFrom(const ClusterCounts &counts) const
{
    ScaleSpec changes = *this;
    if (changes.standardGpus == counts.standardGpus)
        changes.standardGpus.reset();
    if (changes.preemptibleGpus == counts.preemptibleGpus)
        changes.preemptibleGpus.reset();
    return changes;
}

QList<SpecProblem> validate(const ScaleSpec &spec, const Cluster &cluster)
{
    QList<SpecProblem> problems;
    if (spec.standardGpus)
        problems += validateGpuCount(SpecField::StandardGpus, *spec.standardGpus, gpusPerNode);
    if (spec.preemptibleGpus) {
        problems += validateGpuCount(SpecField::PreemptibleGpus, *spec.preemptibleGpus, 0);
        if (*spec.preemptibleGpus > 0) {
            if (!offersPreemptible(cluster.type.value))
                problems.append(SpecProblem(SpecField::PreemptibleGpus, SpecProblem::Rule::NeedsKubernetes));
            if (cluster.project.isEmpty())
                problems.append(SpecProblem(SpecField::Project, SpecProblem::Rule::NeedsProject));
        }
    }
    return problems;
}

} // namespace deck
