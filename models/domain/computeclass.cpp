// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "computeclass.h"

namespace deck {

ComputeClass computeClassOf(const NodeId &node, const QString &hostName, const QString &label)
{
    if (label == QLatin1String("preemptible"))
        return ComputeClass::Preemptible;
    for (const QString &name : {node.toString(), hostName}) {
        if (name.startsWith(QLatin1String("gpu-preemptible-dp")))
            return ComputeClass::Preemptible;
        if (name.startsWith(QLatin1String("gpu-dp")))
            return ComputeClass::Standard;
    }
    return ComputeClass::Unknown;
}

} // namespace deck
