// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "volumesender.h"

#include "fleetpoller.h"

namespace deck {

Task<SendOutcome> VolumeSender::send(Operation operation, std::stop_token stop)
{
    if (operation.kind == Operation::Kind::CreateVolume) {
        const SendOutcome outcome = co_await sendCreate(operation.volumeSpec, stop);
        co_return outcome;
    }
    if (operation.kind == Operation::Kind::GrowVolume) {
        const SendOutcome outcome = co_await sendGrowth(operation, stop);
        co_return outcome;
    }
    const SendOutcome outcome = co_await sendDelete(operation.volume, stop);
    co_return outcome;
}

Task<SendOutcome> VolumeSender::sendCreate(VolumeSpec spec, std::stop_token stop)
{
    SendOutcome outcome;
    NewVolume wanted;
    wanted.name = spec.name;
    wanted.sizeTib = spec.sizeTib;
    wanted.keepAfterCluster = spec.keepAfterCluster;
    const auto made = co_await m_volumes.createVolume(wanted, spec.region, spec.project, stop);
    outcome.sent = true;
    if (!made) {
        outcome.error = made.error();
        co_return outcome;
    }
    if (!stop.stop_requested()) {
        outcome.madeVolume = made->value.id;
        Volume volume = made->value;
        if (volume.name.isEmpty())
            volume.name = spec.name;
        if (!volume.sizeTib)
            volume.sizeTib = spec.sizeTib;
        m_poller.takeCreated(volume);
    }
    co_return outcome;
}

/// The size is compared with a fresh read before anything is sent (C17). What is not larger is never sent: the service takes
/// growth only, and a number that the user typed against an old size could be a smaller one by now.
Task<SendOutcome> VolumeSender::sendGrowth(Operation operation, std::stop_token stop)
{
    SendOutcome outcome;
    const VolumeId volume = operation.volume;
    const int wanted = operation.volumeSpec.sizeTib;
    const auto read = co_await m_volumes.fetchVolume(volume, stop);
    if (!read) {
        outcome.error = read.error();
        co_return outcome;
    }
    if (stop.stop_requested()) {
        outcome.error = Error(Error::Kind::Cancelled, QStringLiteral("stopped"));
        co_return outcome;
    }
    outcome.sizeNow = read->value.sizeTib;
    if (outcome.sizeNow != operation.volumeSeenTib) {
        outcome.conflict = true;
        m_poller.refreshVolumes();
        co_return outcome;
    }
    const QList<VolumeProblem> problems = validateGrowth(outcome.sizeNow, wanted);
    if (!problems.isEmpty()) {
        outcome.error = Error(Error::Kind::Invalid, QStringLiteral("not sent: a volume only grows"));
        co_return outcome;
    }
    const auto grown = co_await m_volumes.resizeVolume(volume, wanted, stop);
    outcome.sent = true;
    if (!grown)
        outcome.error = grown.error();
    else if (!stop.stop_requested())
        m_poller.refreshVolumes();
    co_return outcome;
}

Task<SendOutcome> VolumeSender::sendDelete(VolumeId volume, std::stop_token stop)
{
    SendOutcome outcome;
    const auto deleted = co_await m_volumes.deleteVolume(volume, stop);
    outcome.sent = true;
    if (!deleted)
        outcome.error = deleted.error();
    else if (!stop.stop_requested())
        m_poller.noteDeleted(volume);
    co_return outcome;
}

} // namespace deck
