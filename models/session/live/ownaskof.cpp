// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ownaskof.h"

namespace deck {
namespace {

OwnAsk::Answer answerOf(const Operation &operation)
{
    if (!operation.mayHaveBeenSent)
        return OwnAsk::Answer::NotSent;
    switch (operation.state) {
    case Operation::State::Succeeded:
        return OwnAsk::Answer::Accepted;
    case Operation::State::Refused:
        // Only the service refuses capacity; a disk that is full or a network that is down says nothing about it.
        return operation.error && operation.error->kind == Error::Kind::Http ? OwnAsk::Answer::Refused : OwnAsk::Answer::NotSent;
    case Operation::State::Storing:
    case Operation::State::Sending:
    case Operation::State::Looking:
    case Operation::State::Found:
    case Operation::State::NothingYet:
    case Operation::State::Conflict:
    case Operation::State::Dismissed:
        return OwnAsk::Answer::Unknown;
    }
    Q_UNREACHABLE();
}

} // namespace

std::optional<OwnAsk> ownAskOf(const Operation &operation)
{
    if (operation.kind == Operation::Kind::Delete || operation.isAboutVolume())
        return std::nullopt;
    OwnAsk ask;
    ask.id = operation.id.toString();
    ask.isCreate = operation.kind == Operation::Kind::Create;
    ask.at = operation.startedAt;
    ask.endedAt = operation.endedAt;
    ask.cluster = operation.cluster;
    ask.clusterName = operation.clusterName;
    ask.answer = answerOf(operation);
    if (ask.answer == OwnAsk::Answer::Refused && operation.error)
        ask.reason = operation.error->serverText.isEmpty() ? operation.error->detail : operation.error->serverText;
    if (ask.isCreate) {
        ask.region = operation.createSpec.region;
        ask.gpuType = operation.createSpec.gpuType;
        ask.asked.standardGpus = operation.createSpec.standardGpus;
        ask.asked.preemptibleGpus = operation.createSpec.preemptibleGpus;
    } else {
        const ScaleSpec changes = operation.scaleSpec.differingFrom(operation.seen);
        ask.before = operation.seen;
        ask.asked.standardGpus = changes.standardGpus;
        ask.asked.preemptibleGpus = changes.preemptibleGpus;
    }
    return ask;
}

} // namespace deck
