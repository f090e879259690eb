// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "apiroutes.h"
#include "bodyreader.h"
#include "remediationjson.h"
#include "remediationlist.h"

#include <QRegularExpression>

namespace deck::emulator {

namespace {

constexpr int longestId = 128;

HttpReply conflict(const QString &message)
{
    return refusal(409, message);
}

HttpReply show(const Cluster &cluster, const RemediationRecord &record)
{
    return {200, remediationJson(cluster, record), {}};
}

/// A body that may be left out altogether.
ParsedBody parseOptionalBody(const QByteArray &bytes)
{
    return bytes.trimmed().isEmpty() ? ParsedBody() : parseBody(bytes);
}

std::optional<RemediationMode> readMode(BodyReader &reader)
{
    const auto text = reader.oneOf(QStringLiteral("mode"), modeTexts());
    return text ? modeFromText(*text) : std::nullopt;
}

/// Where an id that callers choose was used before, if it was.
const Cluster *userOfId(const World &world, const QString &id)
{
    for (const auto &cluster : world.clusters) {
        if (cluster->remediation(id))
            return cluster.get();
    }
    return nullptr;
}

HttpReply list(const Simulation &simulation, const HttpCall &call, const QStringList &parameters)
{
    const Cluster *cluster = simulation.world().cluster(parameters[0]);
    // A removed node keeps its past.
    if (!cluster || (parameters[1] != u"-" && !cluster->anyOfInstance(parameters[1])))
        return notFound();
    return listRemediations(*cluster, parameters[1], call.query);
}

HttpReply create(Simulation &simulation, const HttpCall &call, const QStringList &parameters)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9._-]+$"));
    Cluster *cluster = simulation.world().cluster(parameters[0]);
    const WorkerNode *node = cluster ? cluster->anyOfInstance(parameters[1]) : nullptr;
    if (!node)
        return notFound();
    const ParsedBody body = parseBody(call.body);
    if (body.refused)
        return *body.refused;
    BodyReader reader(body.object);
    reader.requiredText(QStringLiteral("mode"));
    const auto mode = readMode(reader);
    const QString reason = reader.text(QStringLiteral("reason")).value_or(QString());
    if (reader.refused())
        return *reader.refused();
    const QString idName = QStringLiteral("remediation_id");
    const QString id = call.query.queryItemValue(idName, QUrl::FullyDecoded);
    if (!id.isEmpty() && (id.size() > longestId || !plain.match(id).hasMatch()))
        return refusal(422, QStringLiteral("remediation_id should be letters, digits, dots, dashes and underscores"), idName);
    if (const Cluster *user = id.isEmpty() ? nullptr : userOfId(simulation.world(), id)) {
        const RemediationRecord &known = *user->remediation(id);
        const bool same = user == cluster && known.instanceId == node->instanceId;
        return same ? show(*cluster, known) : conflict(QStringLiteral("That remediation_id belongs to another instance"));
    }
    if (RemediationLifecycle::openOne(*cluster, node->instanceId))
        return conflict(QStringLiteral("Another remediation of this instance is not over yet"));
    if (!RemediationLifecycle::canBeAskedFor(*cluster, *node))
        return conflict(QStringLiteral("The instance neither runs nor is broken, or it is about to leave"));
    return show(*cluster, simulation.repairs().add(*cluster, *node, {id, *mode, RemediationTrigger::Manual, reason}));
}

HttpReply review(Simulation &simulation, RemediationAction action, const HttpCall &call, const QStringList &parameters)
{
    Cluster *cluster = simulation.world().cluster(parameters[0]);
    RemediationRecord *record = cluster ? cluster->remediation(parameters[2]) : nullptr;
    if (!record || record->instanceId != parameters[1])
        return notFound();
    QString comment;
    std::optional<RemediationMode> mode;
    if (action != RemediationAction::Cancel) {
        const ParsedBody body = parseOptionalBody(call.body);
        if (body.refused)
            return *body.refused;
        BodyReader reader(body.object);
        comment = reader.text(QStringLiteral("comment")).value_or(QString());
        if (action == RemediationAction::Approve)
            mode = readMode(reader);
        if (reader.refused())
            return *reader.refused();
    }
    if (mode && !mayBeApprovedAs(*mode)) {
        return refusal(400, QStringLiteral("A remediation cannot be approved as %1").arg(wireText(*mode)),
                       QStringLiteral("mode"));
    }
    if (!isAllowed(action, record->state))
        return conflict(QStringLiteral("The remediation is %1").arg(wireText(record->state)));
    simulation.repairs().review(*cluster, *record, action, QStringLiteral("demo-user"), comment, mode);
    return show(*cluster, *record);
}

} // namespace

void addRemediationRoutes(Router &router, Simulation &simulation)
{
    const QString all = QStringLiteral("/v1/compute/clusters/{cluster_id}/instances/{instance_id}/remediations");
    const QString one = all + QStringLiteral("/{remediation_id}");
    router.add("GET", all, [&simulation](const HttpCall &call, const QStringList &parameters) {
        return list(simulation, call, parameters);
    });
    router.add("POST", all, [&simulation](const HttpCall &call, const QStringList &parameters) {
        return create(simulation, call, parameters);
    });
    router.add("GET", one, [&simulation](const HttpCall &, const QStringList &parameters) {
        const Cluster *cluster = simulation.world().cluster(parameters[0]);
        const RemediationRecord *record = cluster ? cluster->remediation(parameters[2]) : nullptr;
        return record && record->instanceId == parameters[1] ? show(*cluster, *record) : notFound();
    });
    const auto addReview = [&](const QString &verb, RemediationAction action) {
        router.add("POST", one + verb, [&simulation, action](const HttpCall &call, const QStringList &parameters) {
            return review(simulation, action, call, parameters);
        });
    };
    addReview(QStringLiteral("/approve"), RemediationAction::Approve);
    addReview(QStringLiteral("/reject"), RemediationAction::Reject);
    addReview(QStringLiteral("/cancel"), RemediationAction::Cancel);
}

} // namespace deck::emulator
