// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "intentcodec.h"

#include "clusterspeccodec.h"
#include "intentbody.h"
#include "intentdetails.h"
#include "redactor.h"
#include "volumecodec.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <array>

namespace deck {

namespace {

using Kind = Operation::Kind;
using State = Operation::State;

struct KindWord
{
    Kind kind;
    QLatin1String word;
};
struct StateWord
{
    State state;
    QLatin1String word;
};

// Words on disk: never change one, only add.
constexpr std::array kindWords{KindWord{Kind::Create, QLatin1String("create")}, KindWord{Kind::Scale, QLatin1String("scale")},
                               KindWord{Kind::Delete, QLatin1String("delete")},
                               KindWord{Kind::CreateVolume, QLatin1String("create-volume")},
                               KindWord{Kind::GrowVolume, QLatin1String("grow-volume")},
                               KindWord{Kind::DeleteVolume, QLatin1String("delete-volume")}};
constexpr std::array stateWords{StateWord{State::Storing, QLatin1String("storing")},
                                StateWord{State::Sending, QLatin1String("sending")},
                                StateWord{State::Succeeded, QLatin1String("succeeded")},
                                StateWord{State::Refused, QLatin1String("refused")},
                                StateWord{State::Looking, QLatin1String("looking")},
                                StateWord{State::Found, QLatin1String("found")},
                                StateWord{State::NothingYet, QLatin1String("nothing-yet")},
                                StateWord{State::Conflict, QLatin1String("conflict")},
                                StateWord{State::Dismissed, QLatin1String("dismissed")}};

QByteArray volumeBody(const VolumeSpec &spec)
{
    NewVolume volume;
    volume.name = spec.name;
    volume.sizeTib = spec.sizeTib;
    volume.keepAfterCluster = spec.keepAfterCluster;
    return encodeNewVolume(volume, spec.region, spec.project);
}

QByteArray bodyOf(const Operation &operation)
{
    switch (operation.kind) {
    case Kind::Create:
        return withoutSecrets(encodeClusterSpec(operation.createSpec));
    case Kind::Scale:
        return withoutSecrets(encodeScaleSpec(operation.scaleSpec.differingFrom(operation.seen)));
    case Kind::CreateVolume:
        return withoutSecrets(volumeBody(operation.volumeSpec));
    case Kind::GrowVolume:
        return withoutSecrets(encodeVolumeSize(operation.volume, operation.volumeSpec.sizeTib));
    case Kind::Delete:
    case Kind::DeleteVolume:
        return {};
    }
    Q_UNREACHABLE();
}

std::optional<int> countIn(const QJsonObject &body, const char *key)
{
    const QJsonValue value = body.value(QLatin1String(key));
    return value.isDouble() ? std::optional(value.toInt()) : std::nullopt;
}

/// What the request body alone tells: intents had no details once.
void readBody(const QByteArray &json, Operation &operation)
{
    const QJsonObject body = QJsonDocument::fromJson(json).object();
    if (operation.kind == Kind::Create) {
        operation.createSpec.name = operation.clusterName;
        operation.createSpec.region = RegionName(body.value(QLatin1String("region")).toString());
        operation.createSpec.gpuType = GpuType(body.value(QLatin1String("gpu_type")).toString());
        operation.createSpec.standardGpus = countIn(body, "num_gpus").value_or(gpusPerNode);
        operation.createSpec.preemptibleGpus = countIn(body, "num_preemptible_gpus").value_or(0);
    } else if (operation.kind == Kind::Scale) {
        operation.scaleSpec.standardGpus = countIn(body, "num_gpus");
        operation.scaleSpec.preemptibleGpus = countIn(body, "num_preemptible_gpus");
    }
}

/// A word that a newer version wrote promises nothing: what is open may have been sent, the rest is over.
State stateOf(const StoredIntent &intent)
{
    const auto state = std::ranges::find(stateWords, intent.state, &StateWord::word);
    if (state != stateWords.end())
        return state->state;
    return intent.open ? State::Looking : State::Dismissed;
}

std::optional<Error> errorOf(const StoredIntent &intent, State state)
{
    if (intent.errorSummary.isEmpty() && !intent.open)
        return std::nullopt;
    const bool refused = state == State::Refused;
    Error error(refused ? (intent.httpStatus != 0 ? Error::Kind::Http : Error::Kind::Invalid) : Error::Kind::Ambiguous,
                intent.errorSummary.isEmpty() ? QStringLiteral("the program ended before the service had answered")
                                              : intent.errorSummary);
    error.serverText = intent.outcome;
    error.httpStatus = intent.httpStatus;
    error.requestId = intent.requestId;
    return error;
}

} // namespace

StoredIntent intentOf(const Operation &operation)
{
    StoredIntent intent;
    intent.id = operation.id.toString();
    intent.kind = std::ranges::find(kindWords, operation.kind, &KindWord::kind)->word;
    intent.state = std::ranges::find(stateWords, operation.state, &StateWord::state)->word;
    intent.open = !operation.isOver();
    intent.startedAt = operation.startedAt;
    intent.endedAt = operation.endedAt;
    intent.cluster = operation.cluster;
    intent.clusterName = operation.clusterName;
    intent.body = bodyOf(operation);
    intent.details = writeIntentDetails(operation);
    if (operation.error) {
        intent.outcome = redact(operation.error->serverText);
        intent.errorSummary = redact(operation.error->summary());
        intent.httpStatus = operation.error->httpStatus;
        intent.requestId = operation.error->requestId;
    }
    for (const Candidate &candidate : operation.candidates) {
        if (candidate.id.isEmpty())
            continue; // a volume: looking goes on after a restart and finds it again
        StoredCandidate stored;
        stored.id = candidate.id;
        stored.name = candidate.name;
        stored.createdAt = candidate.createdAt;
        intent.candidates.append(stored);
    }
    return intent;
}

Operation operationOf(const StoredIntent &intent)
{
    Operation operation;
    operation.id = OperationId(intent.id);
    const auto kind = std::ranges::find(kindWords, intent.kind, &KindWord::word);
    operation.kind = kind == kindWords.end() ? Kind::Create : kind->kind;
    operation.state = stateOf(intent);
    operation.startedAt = intent.startedAt;
    operation.endedAt = intent.endedAt;
    operation.cluster = intent.cluster;
    operation.clusterName = intent.clusterName;
    if (!readIntentDetails(intent.details, operation))
        readBody(intent.body, operation);
    for (const StoredCandidate &candidate : intent.candidates)
        operation.candidates.append({candidate.id, candidate.name, candidate.createdAt, VolumeId()});
    if (operation.mayHaveBeenSent || !intent.open)
        operation.error = errorOf(intent, operation.state);
    return operation;
}

} // namespace deck
