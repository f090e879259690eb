// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "volumesearch.h"

#include "fleethistory.h"

#include <algorithm>

namespace deck {
namespace {

/// As for clusters: how wrong the time of the click may be.
constexpr Seconds clockSlack{3600};

bool isKnownBefore(const VolumeId &volume, const FleetHistory &history, Instant began)
{
    const QList<VolumeSpan> spans = history.volumeSpans();
    return std::ranges::any_of(spans, [&](const VolumeSpan &span) {
        return span.volume == volume && span.from < began - clockSlack;
    });
}

} // namespace

Task<Result<Finding>> VolumeSearch::look(Operation operation, std::stop_token stop)
{
    if (operation.kind == Operation::Kind::CreateVolume) {
        const Result<Finding> found = co_await lookForCreated(operation, stop);
        co_return found;
    }
    const VolumeId volume = operation.volume;
    const auto now = co_await m_volumes.fetchVolume(volume, stop);
    if (stop.stop_requested())
        co_return Finding();
    const bool isGone = !now && now.error().saysNotThere();
    if (!now && !isGone)
        co_return now.error();
    Finding finding;
    if (operation.kind == Operation::Kind::GrowVolume) {
        if (now)
            finding = judgeGrown(operation, now->value.sizeTib);
    } else if (isGone || now->value.status == VolumeStatus::Deleting) {
        finding.kind = Finding::Kind::Happened;
    }
    co_return finding;
}

Task<Result<Finding>> VolumeSearch::lookForCreated(Operation operation, std::stop_token stop)
{
    const ProjectId wholeKey;
    const auto list = co_await m_volumes.fetchVolumes(wholeKey, stop);
    if (!list)
        co_return list.error();
    if (stop.stop_requested())
        co_return Finding();
    co_return judgeCreated(operation, m_history, list->value);
}

Finding VolumeSearch::judgeCreated(const Operation &operation, const FleetHistory &history, const QList<Volume> &listed)
{
    Finding finding;
    const Instant began = operation.startedAt.floorToSecond();
    for (const Volume &volume : listed) {
        if (volume.name != operation.volumeSpec.name || volume.missing || operation.ruledOutVolumes.contains(volume.id))
            continue;
        if (isKnownBefore(volume.id, history, began))
            continue;
        Candidate candidate;
        candidate.volume = volume.id;
        candidate.name = volume.name;
        finding.candidates.append(candidate);
    }
    if (!finding.candidates.isEmpty())
        finding.kind = Finding::Kind::Candidates;
    return finding;
}

Finding VolumeSearch::judgeGrown(const Operation &operation, const std::optional<int> &nowTib)
{
    Finding finding;
    if (nowTib == operation.volumeSpec.sizeTib) {
        finding.kind = Finding::Kind::Happened;
    } else if (nowTib && nowTib != operation.volumeSeenTib) {
        finding.kind = Finding::Kind::Changed;
        finding.sizeNow = nowTib;
    }
    return finding;
}

} // namespace deck
