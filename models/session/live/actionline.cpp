// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "actionline.h"

#include "redactor.h"

namespace deck {
namespace {

QString kindWord(Operation::Kind kind)
{
    switch (kind) {
    case Operation::Kind::Create:
        return QStringLiteral("create");
    case Operation::Kind::Scale:
        return QStringLiteral("scale");
    case Operation::Kind::Delete:
        return QStringLiteral("delete");
    case Operation::Kind::CreateVolume:
        return QStringLiteral("create-volume");
    case Operation::Kind::GrowVolume:
        return QStringLiteral("grow-volume");
    case Operation::Kind::DeleteVolume:
        return QStringLiteral("delete-volume");
    }
    Q_UNREACHABLE();
}

QString stateWord(const Operation &operation)
{
    switch (operation.state) {
    case Operation::State::Storing:
    case Operation::State::Sending:
        return QStringLiteral("asked");
    case Operation::State::Succeeded:
        return QStringLiteral("succeeded");
    case Operation::State::Refused:
        return QStringLiteral("refused");
    case Operation::State::Looking:
    case Operation::State::Found:
    case Operation::State::NothingYet:
        return QStringLiteral("unknown");
    case Operation::State::Conflict:
        return operation.mayHaveBeenSent ? QStringLiteral("unknown") : QStringLiteral("held");
    case Operation::State::Dismissed:
        return QStringLiteral("dismissed");
    }
    Q_UNREACHABLE();
}

} // namespace

TimelineEvent actionLine(const Operation &operation, Instant now)
{
    const QString state = stateWord(operation);
    TimelineEvent event;
    event.key = QStringLiteral("own/%1/%2").arg(operation.id.toString(), state);
    event.kind = EventKind::OwnAction;
    event.cluster = operation.cluster;
    event.at = operation.state == Operation::State::Storing ? operation.startedAt : now;
    event.reason = kindWord(operation.kind) + QLatin1Char('.') + state;
    if (operation.error)
        event.message = redact(operation.error->summary());
    event.sources = QStringList(QStringLiteral("intent"));
    return event;
}

} // namespace deck
