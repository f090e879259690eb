// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultparser.h"
#include "frontdesk.h"
#include "messagehead.h"
#include "require.h"
#include "scenariobook.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

using namespace deck::emulator;
using deck::require;

namespace {

const deck::Secret token("emu_token_for_fuzzing");
const deck::Instant epoch = *deck::Instant::fromRfc3339(u"2026-06-16T14:32:08Z");

const Scenario &calm()
{
    static const deck::Result<Scenario> scenario = loadScenario(QStringLiteral("calm"));
    require(scenario.hasValue(), "the scenario is there");
    return *scenario;
}

/// A whole service, young for each input, that only moves when it is told to.
struct Service
{
    Simulation simulation{calm(), 1, epoch};
    VirtualClock clock{epoch, 0};
    FaultBook faults{1};
    FrontDesk desk{simulation, clock, faults, token, epoch};
};

/// What stands for an id that the fuzzer cannot know.
QString idFor(const World &world, const QString &word)
{
    const Cluster *cluster = world.clusters.empty() ? nullptr : world.clusters.back().get();
    if (word == u"{cluster}" && cluster)
        return cluster->id;
    if (word == u"{node}" && cluster && !cluster->workers.empty())
        return cluster->workers.back()->id;
    if (word == u"{instance}" && cluster && !cluster->workers.empty())
        return cluster->workers.back()->instanceId;
    if (word == u"{repair}" && cluster && !cluster->remediations.empty())
        return cluster->remediations.back()->id;
    if (word == u"{volume}" && !world.volumes.empty())
        return world.volumes.back()->id;
    return word;
}

QJsonValue withIds(const World &world, const QJsonValue &value)
{
    if (value.isString())
        return idFor(world, value.toString());
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    for (auto field = object.begin(); field != object.end(); ++field)
        field.value() = withIds(world, field.value());
    return object;
}

/// An object is sent as JSON, a text as it is.
QByteArray bodyOf(const World &world, const QJsonValue &value)
{
    const QJsonValue body = withIds(world, value);
    if (body.isObject())
        return QJsonDocument(body.toObject()).toJson(QJsonDocument::Compact);
    if (body.isArray())
        return QJsonDocument(body.toArray()).toJson(QJsonDocument::Compact);
    return body.toString().toUtf8();
}

/// The clock may be moved ten years in one call, which is no fault and takes long.
bool takesLong(const HttpCall &call)
{
    if (call.path != QStringList{QStringLiteral("x"), QStringLiteral("clock")})
        return false;
    const QJsonObject body = QJsonDocument::fromJson(call.body).object();
    const bool far = body.value(u"advance_seconds").toDouble() > 2 * 86'400;
    return far || (body.contains(u"to") && body.value(u"to").toString() != u"next-change") || body.contains(u"limit");
}

HttpCall callFrom(const World &world, const QJsonObject &said)
{
    HttpCall call;
    call.method = said.value(u"method").toString(QStringLiteral("GET")).toLatin1().toUpper();
    for (const QString &segment : said.value(u"path").toString().split(u'/', Qt::SkipEmptyParts))
        call.path.append(idFor(world, segment));
    call.query = QUrlQuery(said.value(u"query").toString());
    call.host = said.value(u"host").toString(QStringLiteral("127.0.0.1:8080")).toUtf8();
    call.authorization = "Bearer " + token.reveal();
    call.body = bodyOf(world, said.value(u"body"));
    return call;
}

void check(const HttpReply &reply)
{
    require(reply.status >= 200 && reply.status < 500, "the service never fails by itself");
    const QByteArray bytes = reply.bytes();
    require(!bytes.contains(token.reveal()), "no answer tells the key");
    require(reply.rawBody || QJsonDocument::fromJson(bytes).isObject(), "an answer is an object");
}

void check(const World &world)
{
    QSet<QString> ids;
    const auto isNew = [&ids](const QString &id) {
        const qsizetype before = ids.size();
        ids.insert(id);
        return !id.isEmpty() && ids.size() > before;
    };
    for (const auto &cluster : world.clusters) {
        require(isNew(cluster->id), "an id is of one cluster only");
        const ClusterSpec &spec = cluster->spec;
        require(spec.numGpus >= gpusPerNode && spec.numGpus % gpusPerNode == 0, "standard nodes are whole, and there is one");
        require(spec.numPreemptibleGpus >= 0 && spec.numPreemptibleGpus % gpusPerNode == 0, "a target is of whole nodes");
        require(spec.numReservedGpus >= 0 && spec.numReservedGpus <= spec.numGpus, "what is reserved is a part of what is there");
        require(spec.numPreemptibleGpus == 0 || (!spec.slurm && !spec.projectId.isEmpty()), "preemptible GPUs are for Kubernetes and have a project");
        for (const auto &node : cluster->workers)
            require(isNew(node->id) && !node->deletedAt, "a live node is one, and not deleted");
        for (size_t i = 1; i < cluster->steps.size(); ++i)
            require(cluster->steps[i - 1].at <= cluster->steps[i].at, "a cluster's phases are in order of time");
    }
    for (const auto &volume : world.volumes)
        require(isNew(volume->id), "an id is of one volume only");
}

/// Calls in a row, and after them what everybody reads.
void play(const QJsonArray &calls)
{
    Service service;
    int left = 8;
    for (const QJsonValue &said : calls) {
        if (left-- == 0)
            break;
        const HttpCall call = callFrom(service.simulation.world(), said.toObject());
        if (takesLong(call))
            continue;
        check(service.desk.answer(call));
        check(service.simulation.world());
    }
    for (const char *path : {"v1/compute/clusters", "v1/compute/clusters/storage/volumes", "v1/compute/regions", "x/past", "x/metering"})
        check(service.desk.answer(callFrom(service.simulation.world(), {{QStringLiteral("path"), QLatin1String(path)}})));
}

void readWire(const QByteArray &text)
{
    parseFault(QString::fromUtf8(text));
    for (const MessageKind kind : {MessageKind::Request, MessageKind::Answer}) {
        const auto head = readHead(text, kind);
        if (!head)
            continue;
        require(head->size <= text.size() && head->length >= 0, "a head ends inside the message");
        if (kind == MessageKind::Request) {
            const auto end = endOfRequest(text, *head);
            require(!end || *end <= text.size(), "a request ends inside the message");
        }
    }
}

} // namespace

/// What the emulator takes from outside: fault specs, message heads, and calls ({"calls":[{"method":…,"path":…,"query":…,"body":…}]}).
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), qsizetype(size));
    readWire(text);
    const QJsonArray calls = QJsonDocument::fromJson(text).object().value(u"calls").toArray();
    if (!calls.isEmpty())
        play(calls);
    return 0;
}
