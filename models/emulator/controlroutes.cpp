// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controlroutes.h"

#include "bodyreader.h"
#include "metering.h"

#include <QJsonArray>

#include <cmath>

namespace deck::emulator {

namespace {

constexpr std::chrono::hours horizon{7 * 24};
/// Ten years: further ahead a single request would keep the emulator busy for minutes.
constexpr int longestJumpSeconds = 3660 * 24 * 3600;
constexpr double highestSpeed = 100'000;

/// What a request wants of the clock, read completely before anything moves.
struct ClockWish
{
    std::optional<double> speed;
    bool toNextChange = false;
    std::optional<Instant> target; ///< of a jump, or the limit of the search
    std::optional<HttpReply> refused;
};

ClockWish readClockWish(const QJsonObject &body, Instant now)
{
    ClockWish wish;
    BodyReader reader(body);
    const auto to = reader.text(QStringLiteral("to"));
    const auto seconds = reader.number(QStringLiteral("advance_seconds"), 0);
    wish.toNextChange = to == QStringLiteral("next-change");
    if (wish.toNextChange)
        wish.target = reader.moment(QStringLiteral("limit")).value_or(now + horizon);
    else if (to)
        wish.target = reader.moment(QStringLiteral("to"));
    else if (seconds)
        wish.target = now + Seconds(*seconds);
    wish.refused = reader.refused();
    const QJsonValue speed = body.value(QStringLiteral("speed"));
    if (speed.isDouble())
        wish.speed = speed.toDouble();
    const bool badSpeed = !speed.isUndefined() && (!speed.isDouble() || *wish.speed < 0 || *wish.speed > highestSpeed);
    if (!wish.refused && badSpeed)
        wish.refused = refusal(422, QStringLiteral("speed should be a number from 0 to 100000"), QStringLiteral("speed"));
    if (!wish.refused && !wish.target && !wish.speed)
        wish.refused = refusal(422, QStringLiteral("Give to, advance_seconds or speed"));
    if (!wish.refused && wish.target && *wish.target > now + Seconds(longestJumpSeconds))
        wish.refused = refusal(422, QStringLiteral("That is more than ten years ahead"));
    // A limit that has passed is answered with "no change"; an explicit moment in the past is a mistake.
    if (!wish.refused && wish.target && !wish.toNextChange && *wish.target < now.floorToSecond())
        wish.refused = refusal(400, QStringLiteral("The clock does not run backwards"), QStringLiteral("to"));
    return wish;
}

HttpReply moveClock(Simulation &simulation, VirtualClock &clock, const HttpCall &call)
{
    const ParsedBody body = parseBody(call.body);
    if (body.refused)
        return *body.refused;
    const ClockWish wish = readClockWish(body.object, clock.now());
    if (wish.refused)
        return *wish.refused;
    if (wish.speed)
        clock.setSpeed(*wish.speed);
    bool changed = false;
    if (wish.toNextChange) {
        const TimeStep step = simulation.advanceToNextChange(std::max(*wish.target, simulation.now()));
        clock.moveTo(step.at);
        changed = step.changed;
    } else if (wish.target) {
        const quint64 before = simulation.world().revision;
        simulation.advanceTo(*wish.target);
        clock.moveTo(*wish.target);
        changed = simulation.world().revision != before;
    }
    return {200,
            QJsonObject{{QStringLiteral("now"), clock.now().floorToSecond().toIso()}, {QStringLiteral("changed"), changed}},
            {}};
}

HttpReply showAvailability(const Simulation &simulation)
{
    QJsonArray places;
    for (const MarketPlace &place : simulation.scenario().market) {
        const Market &market = simulation.market();
        places.append(QJsonObject{
            {QStringLiteral("region"), place.region},
            {QStringLiteral("gpu_type"), place.gpuType},
            {QStringLiteral("standard_gpus_available"), gpusPerNode * market.freeStandardNodes(place.region, place.gpuType)},
            {QStringLiteral("preemptible_gpus_available"), gpusPerNode * market.freePreemptibleNodes(place.region, place.gpuType)},
            {QStringLiteral("as_of"), simulation.now().toIso()},
            {QStringLiteral("source"), QStringLiteral("emulator")},
        });
    }
    return {200, QJsonObject{{QStringLiteral("availability"), places}}, {}};
}

/// Finds the cluster a control request names, or says why not.
Cluster *namedCluster(const Simulation &simulation, BodyReader &reader, std::optional<HttpReply> &refused)
{
    const QString id = reader.requiredText(QStringLiteral("cluster_id"));
    Cluster *cluster = simulation.world().cluster(id);
    refused = reader.refused();
    if (!refused && !cluster)
        refused = notFound();
    return cluster;
}

HttpReply reclaim(Simulation &simulation, const HttpCall &call)
{
    const ParsedBody body = parseBody(call.body);
    if (body.refused)
        return *body.refused;
    BodyReader reader(body.object);
    const QString nodeId = reader.text(QStringLiteral("node_id")).value_or(QString());
    const auto drainSeconds = reader.number(QStringLiteral("drain_seconds"), 1);
    std::optional<HttpReply> refused;
    Cluster *cluster = namedCluster(simulation, reader, refused);
    if (refused)
        return *refused;
    const WorkerNode *node = simulation.takeBack(*cluster, nodeId, drainSeconds);
    if (!node)
        return refusal(409, QStringLiteral("No such preemptible node runs that is not leaving already"));
    return {200,
            QJsonObject{{QStringLiteral("node_id"), node->id}, {QStringLiteral("notified_at"), simulation.now().toIso()}},
            {}};
}

HttpReply breakNextBoot(Simulation &simulation, const HttpCall &call)
{
    const ParsedBody body = parseBody(call.body);
    if (body.refused)
        return *body.refused;
    BodyReader reader(body.object);
    std::optional<HttpReply> refused;
    Cluster *cluster = namedCluster(simulation, reader, refused);
    if (refused)
        return *refused;
    cluster->nextPreemptibleBootFails = true;
    return {200, QJsonObject{{QStringLiteral("cluster_id"), cluster->id}}, {}};
}

HttpReply showHabits(const ApiHabits &habits)
{
    return {200, QJsonObject{{QStringLiteral("lists_tell_events"), habits.listsTellEvents}, {QStringLiteral("tells_usage"), habits.tellsUsage}}, {}};
}

HttpReply changeHabits(ApiHabits &habits, const HttpCall &call)
{
    const ParsedBody body = parseBody(call.body);
    if (body.refused)
        return *body.refused;
    BodyReader reader(body.object);
    const auto listsTellEvents = reader.flag(QStringLiteral("lists_tell_events"));
    const auto tellsUsage = reader.flag(QStringLiteral("tells_usage"));
    if (reader.refused())
        return *reader.refused();
    habits.listsTellEvents = listsTellEvents.value_or(habits.listsTellEvents);
    habits.tellsUsage = tellsUsage.value_or(habits.tellsUsage);
    return showHabits(habits);
}

} // namespace

void addHabitRoutes(Router &router, ApiHabits &habits)
{
    const QString path = QStringLiteral("/x/habits");
    router.add("GET", path, [&habits](const HttpCall &, const QStringList &) { return showHabits(habits); });
    router.add("POST", path, [&habits](const HttpCall &call, const QStringList &) { return changeHabits(habits, call); });
}

void addControlRoutes(Router &router, Simulation &simulation, VirtualClock &clock, Instant epoch)
{
    const QString clockPath = QStringLiteral("/x/clock");
    router.add("GET", clockPath, [&clock, epoch](const HttpCall &, const QStringList &) {
        return HttpReply{200,
                         QJsonObject{{QStringLiteral("now"), clock.now().floorToSecond().toIso()},
                                     {QStringLiteral("speed"), clock.speed()},
                                     {QStringLiteral("epoch"), epoch.toIso()}},
                         {}};
    });
    router.add("POST", clockPath, [&simulation, &clock](const HttpCall &call, const QStringList &) {
        return moveClock(simulation, clock, call);
    });
    router.add("GET", QStringLiteral("/x/availability"), [&simulation](const HttpCall &, const QStringList &) {
        return showAvailability(simulation);
    });
    router.add("GET", QStringLiteral("/x/metering"), [&simulation](const HttpCall &, const QStringList &) {
        return HttpReply{200, meteringJson(simulation.world(), simulation.now()), {}};
    });
    router.add("POST", QStringLiteral("/x/reclaim"), [&simulation](const HttpCall &call, const QStringList &) {
        return reclaim(simulation, call);
    });
    router.add("POST", QStringLiteral("/x/break-next-boot"), [&simulation](const HttpCall &call, const QStringList &) {
        return breakNextBoot(simulation, call);
    });
}

} // namespace deck::emulator
