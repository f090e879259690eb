// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ownvolumesof.h"

#include "operationdesk.h"

namespace deck {

QList<OwnVolume> ownVolumesOf(const OperationDesk &desk)
{
    QList<Operation> operations = desk.earlier();
    operations += desk.operations();
    QList<OwnVolume> own;
    for (const Operation &operation : std::as_const(operations)) {
        if (operation.state != Operation::State::Succeeded)
            continue;
        OwnVolume each;
        if (operation.kind == Operation::Kind::CreateVolume) {
            each.volume = operation.volume;
            each.name = operation.volumeSpec.name;
            each.region = operation.volumeSpec.region;
            each.outlivesCluster = operation.volumeSpec.keepAfterCluster;
            own.append(each);
        } else if (operation.kind == Operation::Kind::Create && operation.createSpec.newVolume) {
            each.cluster = operation.cluster;
            each.name = operation.createSpec.newVolume->name;
            each.region = operation.createSpec.region;
            each.outlivesCluster = operation.createSpec.newVolume->keepAfterCluster;
            own.append(each);
        }
    }
    return own;
}

} // namespace deck
