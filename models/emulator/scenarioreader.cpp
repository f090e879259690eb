// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenarioreader.h"

#include "faultparser.h"
#include "scriptreader.h"
#include "strictobject.h"

#include <QJsonDocument>

#include <algorithm>

namespace deck::emulator {

namespace {

constexpr Range anyCount{0, 1'000'000};

const char16_t formatName[] = u"clusterdeck-scenario/1";

Range inMinutes(StrictObject &object, QStringView key, Range otherwiseMinutes)
{
    const Range seconds = object.times(key, {60 * otherwiseMinutes.low, 60 * otherwiseMinutes.high});
    if (seconds.low % 60 != 0 || seconds.high % 60 != 0)
        object.refuse(key, QStringLiteral("expected whole minutes"));
    return {seconds.low / 60, seconds.high / 60};
}

Timing timingFrom(StrictObject object)
{
    Timing timing;
    const auto read = [&object](QStringView key, Range &into) { into = object.times(key, into); };
    read(u"queued", timing.queued);
    read(u"scheduled", timing.scheduled);
    read(u"control_pending", timing.controlPending);
    read(u"control_booting", timing.controlBooting);
    read(u"control_bootstrapping", timing.controlBootstrapping);
    read(u"node_pending", timing.nodePending);
    read(u"node_scheduling", timing.nodeScheduling);
    read(u"node_booting", timing.nodeBooting);
    read(u"node_bootstrapping", timing.nodeBootstrapping);
    read(u"subnet", timing.subnet);
    read(u"shared_volume", timing.sharedVolume);
    read(u"drivers", timing.drivers);
    read(u"acceptance_tests", timing.acceptanceTests);
    read(u"volume_provisioning", timing.volumeProvisioning);
    read(u"volume_deleting", timing.volumeDeleting);
    read(u"tear_down", timing.tearDown);
    read(u"fill", timing.fill);
    read(u"reclaim_drain", timing.reclaimDrain);
    read(u"scale_down_drain", timing.scaleDownDrain);
    read(u"failed_stays", timing.failedStays);
    read(u"repair_pending", timing.repairPending);
    read(u"repair_idle_wait", timing.repairIdleWait);
    read(u"repair_cordon", timing.repairCordon);
    read(u"repair_drain", timing.repairDrain);
    read(u"power_cycle", timing.powerCycle);
    read(u"host_search", timing.hostSearch);
    timing.bootFailurePermille = object.whole(u"boot_failure_permille", {0, 1000}, timing.bootFailurePermille);
    for (const auto &[key, drain] : {std::pair(u"reclaim_drain", timing.reclaimDrain), std::pair(u"scale_down_drain", timing.scaleDownDrain)}) {
        if (drain.high > longestDrainSeconds)
            object.refuse(key, QStringLiteral("expected at most %1 seconds, which is what the service allows").arg(longestDrainSeconds));
    }
    object.refuseOthers();
    return timing;
}

Region regionFrom(StrictObject object)
{
    Region region;
    region.name = object.text(u"name");
    region.gpuTypes = object.texts(u"gpu_types");
    for (StrictObject &driver : object.objects(u"drivers")) {
        region.drivers.push_back({driver.text(u"id"), driver.text(u"cuda"), driver.text(u"driver"), driver.text(u"os")});
        driver.refuseOthers();
    }
    if (region.drivers.empty())
        object.refuse(u"drivers", QStringLiteral("expected a list of at least one driver version"));
    object.refuseOthers();
    return region;
}

MarketPlace placeFrom(StrictObject object, const std::vector<Region> &regions)
{
    MarketPlace place;
    readPlace(object, regions, place.region, place.gpuType);
    const Range minutes = inMinutes(object, u"moves_every", LevelWalk{}.minutes);
    place.standard = {object.range(u"standard_nodes", anyCount), minutes};
    place.preemptible = {object.range(u"preemptible_nodes", anyCount), minutes};
    if (minutes.low < 1)
        object.refuse(u"moves_every", QStringLiteral("expected at least a minute"));
    if (object.has(u"preemptible_life"))
        place.lifeMinutes = inMinutes(object, u"preemptible_life", {});
    object.refuseOthers();
    return place;
}

ClosedInterval closedFrom(StrictObject object)
{
    const ClosedInterval closed{object.moment(u"from"), object.moment(u"to")};
    if (closed.from < Seconds(0) || closed.from >= closed.to)
        object.refuse(u"to", QStringLiteral("expected a moment after \"from\", and both after the epoch"));
    object.refuseOthers();
    return closed;
}

TimedFault faultFrom(StrictObject object)
{
    TimedFault fault;
    fault.from = object.moment(u"from");
    if (object.has(u"to"))
        fault.to = object.moment(u"to");
    if (fault.to && *fault.to <= fault.from)
        object.refuse(u"to", QStringLiteral("expected a moment after \"from\""));
    fault.spec = object.text(u"fault");
    const auto rule = parseFault(fault.spec);
    if (!rule)
        object.refuse(u"fault", rule.error().detail);
    object.refuseOthers();
    return fault;
}

/// Reads what the file says about its parameters, and takes the values that were given into the notes.
std::vector<ScenarioParameter> readParameters(StrictObject &file, const ParameterValues &given)
{
    std::vector<ScenarioParameter> parameters;
    QStringList names;
    for (StrictObject &object : file.objects(u"parameters")) {
        ScenarioParameter parameter;
        parameter.name = object.text(u"name");
        parameter.summary = object.text(u"summary");
        parameter.allowed = object.range(u"allowed", anyCount);
        parameter.value = object.whole(u"value", parameter.allowed);
        object.refuseOthers();
        names.append(parameter.name);
        file.notes().parameters.insert(parameter.name, parameter.value);
        parameters.push_back(parameter);
    }
    for (auto value = given.begin(); value != given.end(); ++value) {
        const auto known = std::find_if(parameters.begin(), parameters.end(),
                                        [&](const ScenarioParameter &each) { return each.name == value.key(); });
        if (known == parameters.end()) {
            file.notes().refuse(QStringLiteral("parameters"), QStringLiteral("there is none named \"%1\"; it has %2")
                .arg(value.key(), names.isEmpty() ? QStringLiteral("none") : names.join(QStringLiteral(", "))));
        } else if (*value < known->allowed.low || *value > known->allowed.high) {
            file.notes().refuse(QStringLiteral("parameters"), QStringLiteral("\"%1\" wants a number from %2 to %3")
                .arg(value.key()).arg(known->allowed.low).arg(known->allowed.high));
        }
        file.notes().parameters.insert(value.key(), *value);
    }
    return parameters;
}

ScenarioInfo infoFrom(StrictObject &file, const ParameterValues &given)
{
    ScenarioInfo info;
    info.name = file.text(u"name");
    info.summary = file.text(u"summary");
    info.projectId = file.text(u"project", QStringLiteral("demo-project"));
    const auto epoch = Instant::fromRfc3339(file.text(u"epoch"));
    if (!epoch)
        file.refuse(u"epoch", QStringLiteral("expected a time such as \"2026-06-15T02:32:08Z\""));
    info.epoch = epoch.value_or(Instant()).floorToSecond();
    info.advance = file.duration(u"advance", Seconds(0));
    info.seed = quint64(file.whole(u"seed", {0, std::numeric_limits<int>::max()}, 1));
    file.notes().times = {info.epoch, info.advance};
    info.parameters = readParameters(file, given);
    for (StrictObject &object : file.objects(u"app_closed"))
        info.appClosed.push_back(closedFrom(object));
    return info;
}

Scenario scenarioFrom(StrictObject file, const ParameterValues &given)
{
    Scenario scenario;
    file.has(u"$schema");
    if (file.text(u"format") != formatName)
        file.refuse(u"format", QStringLiteral("expected \"%1\"").arg(QStringView(formatName)));
    scenario.info = infoFrom(file, given);
    if (const auto timing = file.object(u"timing"))
        scenario.timing = timingFrom(*timing);
    for (StrictObject &object : file.objects(u"regions"))
        scenario.regions.push_back(regionFrom(object));
    if (scenario.regions.empty())
        file.refuse(u"regions", QStringLiteral("expected a list of at least one region"));
    if (file.has(u"availability_zones"))
        scenario.availabilityZones = file.texts(u"availability_zones");
    for (StrictObject &object : file.objects(u"market"))
        scenario.market.push_back(placeFrom(object, scenario.regions));
    ScriptReader script(scenario.regions);
    scenario.reclaimsPerHour = file.whole(u"reclaims_per_hour", {0, 3600}, 0);
    scenario.standing = script.standing(file, scenario);
    scenario.script = script.actions(file);
    for (StrictObject &object : file.objects(u"faults"))
        scenario.faults.push_back(faultFrom(object));
    for (const TimedFault &fault : scenario.faults) {
        scenario.info.faultEdges.insert(scenario.info.faultEdges.end(), {fault.from - Seconds(1), fault.from});
        if (fault.to)
            scenario.info.faultEdges.push_back(*fault.to);
    }
    file.refuseOthers();
    return scenario;
}

QString placeOf(const QByteArray &json, int offset)
{
    const QByteArray before = json.left(offset);
    return QStringLiteral("line %1, column %2").arg(before.count('\n') + 1).arg(before.size() - before.lastIndexOf('\n'));
}

} // namespace

Result<Scenario> readScenario(const QByteArray &json, const QString &fileName, const ParameterValues &given)
{
    ScenarioNotes notes(fileName);
    QJsonParseError failure;
    const QJsonDocument document = QJsonDocument::fromJson(json, &failure);
    if (failure.error != QJsonParseError::NoError) {
        notes.refuse(placeOf(json, failure.offset), QStringLiteral("is no JSON: ") + failure.errorString());
        return *notes.error();
    }
    const QJsonValue top = document.isObject() ? QJsonValue(document.object()) : QJsonValue();
    Scenario scenario = scenarioFrom(StrictObject(top, QString(), notes), given);
    if (notes.error())
        return *notes.error();
    return scenario;
}

} // namespace deck::emulator
