// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scriptreader.h"

#include "healthsignals.h"

#include <algorithm>

namespace deck::emulator {

namespace {

constexpr Range anyCount{0, 1'000'000};

QString listed(const QStringList &names)
{
    return names.isEmpty() ? QStringLiteral("none") : names.join(QStringLiteral(", "));
}

const Region *regionNamed(const std::vector<Region> &regions, const QString &name)
{
    const auto found = std::find_if(regions.begin(), regions.end(), [&](const Region &each) { return each.name == name; });
    return found == regions.end() ? nullptr : &*found;
}

/// What a cluster has that somebody made with the usual ticks in the provider's console.
QJsonObject usualConfig()
{
    return {{QStringLiteral("load_balancer"), QStringLiteral("NGINX")},
            {QStringLiteral("jumphost_enabled"), true},
            {QStringLiteral("kubernetes_dashboard_enabled"), true},
            {QStringLiteral("observability"), QJsonObject{{QStringLiteral("enabled"), true}}}};
}

void readDriver(StrictObject &object, const Region &region, ClusterSpec &spec)
{
    const QString cuda = object.text(u"cuda", region.drivers.empty() ? QString() : region.drivers.front().cudaVersion);
    QStringList versions;
    for (const DriverVersion &driver : region.drivers) {
        versions.append(driver.cudaVersion);
        if (driver.cudaVersion != cuda || !spec.driverId.isEmpty())
            continue;
        spec.driverId = driver.id;
        spec.cudaVersion = driver.cudaVersion;
        spec.driverVersion = driver.driverVersion;
        spec.os = driver.os;
    }
    if (spec.driverId.isEmpty())
        object.refuse(u"cuda", QStringLiteral("expected a CUDA version of region %1: %2").arg(region.name, listed(versions)));
}

void readReservation(StrictObject &object, ClusterSpec &spec)
{
    spec.billingType = object.text(u"billing", spec.billingType);
    if (spec.billingType != u"ON_DEMAND" && spec.billingType != u"RESERVED")
        object.refuse(u"billing", QStringLiteral("expected \"ON_DEMAND\" or \"RESERVED\""));
    spec.numReservedGpus = object.gpus(u"reserved_gpus", 0);
    spec.durationDays = object.whole(u"duration_days", {0, 3660}, 0);
}

QStringList nodeNames(StrictObject &object)
{
    return object.has(u"node_names") ? object.texts(u"node_names") : QStringList();
}

/// As a name says it by its prefix, or as it is said.
ComputeClass classOf(StrictObject &object, const QString &nodeId)
{
    const bool preemptible = nodeId.startsWith(QStringLiteral("gpu-preemptible-dp-"));
    const bool standard = nodeId.startsWith(QStringLiteral("gpu-dp-"));
    const QString otherwise = preemptible ? QStringLiteral("preemptible") : standard ? QStringLiteral("standard") : QString();
    const QString word = otherwise.isEmpty() ? object.text(u"class") : object.text(u"class", otherwise);
    if (word != u"standard" && word != u"preemptible")
        object.refuse(u"class", QStringLiteral("expected \"standard\" or \"preemptible\""));
    if (!otherwise.isEmpty() && word != otherwise)
        object.refuse(u"class", QStringLiteral("expected \"%1\", as the node's name says").arg(otherwise));
    return word == u"preemptible" ? ComputeClass::Preemptible : ComputeClass::Standard;
}

std::optional<int> secondsAt(StrictObject &object, QStringView key)
{
    return object.has(key) ? std::optional(int(object.duration(key).count())) : std::nullopt;
}

std::optional<int> drainAt(StrictObject &object)
{
    const auto seconds = secondsAt(object, u"drain");
    if (seconds && (*seconds < 1 || *seconds > longestDrainSeconds))
        object.refuse(u"drain", QStringLiteral("expected 1 to %1 seconds, which is what the service allows").arg(longestDrainSeconds));
    return seconds;
}

} // namespace

void readPlace(StrictObject &object, const std::vector<Region> &regions, QString &region, QString &gpuType)
{
    region = object.text(u"region");
    gpuType = object.text(u"gpu_type");
    QStringList names;
    for (const Region &each : regions)
        names.append(each.name);
    const Region *known = regionNamed(regions, region);
    if (!known)
        object.refuse(u"region", QStringLiteral("expected a region of this file: %1").arg(listed(names)));
    else if (!known->gpuTypes.contains(gpuType))
        object.refuse(u"gpu_type", QStringLiteral("expected a GPU type of region %1: %2").arg(region, listed(known->gpuTypes)));
}

std::vector<StandingCluster> ScriptReader::standing(StrictObject &file, const Scenario &scenario)
{
    std::vector<StandingCluster> clusters;
    for (StrictObject &object : file.objects(u"clusters"))
        clusters.push_back(standingCluster(object));
    auto object = file.object(u"crowd");
    if (!object)
        return clusters;
    const Crowd wanted = crowd(*object, scenario);
    if (file.notes().error())
        return clusters;
    for (StandingCluster &made : standingClusters(wanted, scenario)) {
        made.spec.config = usualConfig();
        m_clusters.append(made.spec.name);
        clusters.push_back(std::move(made));
    }
    return clusters;
}

Crowd ScriptReader::crowd(StrictObject &object, const Scenario &scenario)
{
    Crowd wanted;
    wanted.name = object.text(u"name");
    wanted.clusters = object.whole(u"clusters", {1, 1000});
    wanted.nodes = object.whole(u"nodes", {1, 100'000});
    wanted.preemptiblePercent = object.whole(u"preemptible_percent", {0, 100});
    if (wanted.nodes < wanted.clusters)
        object.refuse(u"nodes", QStringLiteral("expected at least one for each of the %1 clusters").arg(wanted.clusters));
    if (scenario.market.empty())
        object.refuse(u"clusters", QStringLiteral("expected a market to take their places from"));
    object.refuseOthers();
    return wanted;
}

StandingCluster ScriptReader::standingCluster(StrictObject &object)
{
    StandingCluster made;
    made.spec = spec(object);
    made.nodeNames = nodeNames(object);
    made.created = object.moment(u"created");
    made.ready = object.has(u"ready") ? object.moment(u"ready") : made.created;
    if (made.ready < made.created || made.ready > Seconds(0))
        object.refuse(u"ready", QStringLiteral("expected a moment after \"created\" and not after the epoch"));
    made.controlPlaneNodes = object.whole(u"control_plane_nodes", {1, 9}, 1);
    if (auto volume = object.object(u"volume")) {
        made.volumeName = volume->text(u"name");
        made.volumeTib = volume->whole(u"size_tib", {1, 10'000});
        volume->refuseOthers();
        m_volumes.append(made.volumeName);
    }
    for (StrictObject &node : object.objects(u"nodes"))
        made.nodes.push_back(standingNode(node));
    object.refuseOthers();
    return made;
}

StandingNode ScriptReader::standingNode(StrictObject &object)
{
    StandingNode node;
    node.id = object.text(u"node", QString());
    node.computeClass = classOf(object, node.id);
    node.since = object.moment(u"since");
    node.host = object.text(u"host", QString());
    node.network = object.text(u"network", QString());
    if (node.since > Seconds(0))
        object.refuse(u"since", QStringLiteral("expected a moment not after the epoch; add_node brings later ones"));
    object.refuseOthers();
    return node;
}

std::vector<ScriptedAction> ScriptReader::actions(StrictObject &file)
{
    std::vector<ScriptedAction> script;
    for (StrictObject &object : file.objects(u"actions"))
        script.push_back(action(object));
    checkMentions();
    return script;
}

ScriptedAction ScriptReader::action(StrictObject &object)
{
    static const std::vector<std::pair<QString, Read>> kinds{
        {QStringLiteral("create_volume"), &ScriptReader::createVolume},
        {QStringLiteral("create_cluster"), &ScriptReader::createCluster},
        {QStringLiteral("scale"), &ScriptReader::scale},
        {QStringLiteral("delete_cluster"), &ScriptReader::deleteCluster},
        {QStringLiteral("delete_volume"), &ScriptReader::deleteVolume},
        {QStringLiteral("reclaim"), &ScriptReader::reclaim},
        {QStringLiteral("reclaim_wave"), &ScriptReader::reclaimWave},
        {QStringLiteral("stock"), &ScriptReader::stock},
        {QStringLiteral("break_worker"), &ScriptReader::breakWorker},
        {QStringLiteral("signal"), &ScriptReader::raiseSignal},
        {QStringLiteral("clear_signal"), &ScriptReader::clearSignal},
        {QStringLiteral("add_node"), &ScriptReader::addNode},
        {QStringLiteral("remove_node"), &ScriptReader::removeNode},
        {QStringLiteral("break_next_boot"), &ScriptReader::breakNextBoot},
        {QStringLiteral("pause_compute"), &ScriptReader::pauseCompute},
    };
    const Seconds at = object.moment(u"at");
    const QString what = object.text(u"do");
    QStringList names;
    for (const auto &[name, read] : kinds) {
        names.append(name);
        if (name != what)
            continue;
        ScriptedAction made{at, (this->*read)(object)};
        object.refuseOthers();
        return made;
    }
    const QString nearest = nearestName(what, names);
    object.refuse(u"do", QStringLiteral("expected one of %1%2")
                             .arg(listed(names), nearest.isEmpty() ? QString() : QStringLiteral("; did you mean \"%1\"?").arg(nearest)));
    return {at, PauseCompute()}; // never played: the file was refused
}

QString ScriptReader::mentioned(StrictObject &object, QStringView key, std::vector<Mention> &mentions)
{
    const QString name = object.text(key);
    mentions.push_back({object, key.toString(), name});
    return name;
}

void ScriptReader::checkMentions() const
{
    const auto check = [](const std::vector<Mention> &mentions, const QStringList &known, const QString &kind) {
        for (Mention mention : mentions) {
            if (!known.contains(mention.name))
                mention.object.refuse(mention.key, QStringLiteral("expected the name of a %1 of this file: %2").arg(kind, listed(known)));
        }
    };
    check(m_clusterMentions, m_clusters, QStringLiteral("cluster"));
    check(m_volumeMentions, m_volumes, QStringLiteral("volume"));
}

ClusterSpec ScriptReader::spec(StrictObject &object)
{
    ClusterSpec spec;
    spec.name = object.text(u"name");
    readPlace(object, m_regions, spec.region, spec.gpuType);
    if (const Region *region = regionNamed(m_regions, spec.region))
        readDriver(object, *region, spec);
    spec.numGpus = object.gpus(u"standard_gpus");
    spec.numPreemptibleGpus = object.gpus(u"preemptible_gpus", 0);
    spec.slurm = object.flag(u"slurm", false);
    if (spec.slurm && spec.numPreemptibleGpus > 0)
        object.refuse(u"preemptible_gpus", QStringLiteral("expected none, since Slurm clusters have no preemptible nodes"));
    spec.slurmShmGib = object.whole(u"slurm_shm_gib", anyCount, 0);
    readReservation(object, spec);
    spec.acceptanceTests = object.flag(u"acceptance_tests", false);
    spec.config = object.has(u"config") ? object.anything(u"config") : usualConfig();
    for (StrictObject &addOn : object.objects(u"add_ons")) {
        spec.addOns.push_back({addOn.text(u"type"), addOn.text(u"name"), addOn.flag(u"enabled", true)});
        addOn.refuseOthers();
    }
    if (!object.has(u"add_ons"))
        spec.addOns = {{QStringLiteral("dashboard"), QStringLiteral("dashboard"), true}};
    if (m_clusters.contains(spec.name))
        object.refuse(u"name", QStringLiteral("expected a name that no other cluster of this file has"));
    m_clusters.append(spec.name);
    return spec;
}

ScriptReader::Action ScriptReader::createVolume(StrictObject &object)
{
    const MakeVolume made{object.text(u"name"), object.text(u"region"), object.whole(u"size_tib", {1, 10'000})};
    if (!regionNamed(m_regions, made.region))
        object.refuse(u"region", QStringLiteral("expected a region of this file"));
    m_volumes.append(made.name);
    return made;
}

ScriptReader::Action ScriptReader::createCluster(StrictObject &object)
{
    MakeCluster made;
    if (auto cluster = object.object(u"cluster")) {
        made.spec = spec(*cluster);
        made.nodeNames = nodeNames(*cluster);
        cluster->refuseOthers();
    } else
        object.refuse(u"cluster", QStringLiteral("is missing; expected an object"));
    if (object.has(u"volume"))
        made.volumeName = mentioned(object, u"volume", m_volumeMentions);
    return made;
}

ScriptReader::Action ScriptReader::scale(StrictObject &object)
{
    SetTargets targets;
    targets.cluster = cluster(object);
    if (object.has(u"standard_gpus"))
        targets.numGpus = object.gpus(u"standard_gpus");
    if (object.has(u"preemptible_gpus"))
        targets.numPreemptibleGpus = object.gpus(u"preemptible_gpus");
    if (!targets.numGpus && !targets.numPreemptibleGpus)
        object.refuse(u"standard_gpus", QStringLiteral("expected standard_gpus, preemptible_gpus or both"));
    return targets;
}

ScriptReader::Action ScriptReader::deleteCluster(StrictObject &object)
{
    return DeleteCluster{cluster(object)};
}

ScriptReader::Action ScriptReader::deleteVolume(StrictObject &object)
{
    return DeleteVolume{mentioned(object, u"volume", m_volumeMentions)};
}

ScriptReader::Action ScriptReader::reclaim(StrictObject &object)
{
    TakeBack taken;
    taken.cluster = cluster(object);
    taken.nodeId = object.text(u"node", QString());
    taken.drainSeconds = drainAt(object);
    return taken;
}

ScriptReader::Action ScriptReader::reclaimWave(StrictObject &object)
{
    TakeBackWave wave;
    readPlace(object, m_regions, wave.region, wave.gpuType);
    wave.nodes = object.whole(u"nodes", anyCount);
    wave.withinSeconds = int(object.duration(u"within", Seconds(0)).count());
    return wave;
}

ScriptReader::Action ScriptReader::stock(StrictObject &object)
{
    SetStock stock;
    readPlace(object, m_regions, stock.region, stock.gpuType);
    if (object.has(u"standard_nodes"))
        stock.standardNodes = object.whole(u"standard_nodes", anyCount);
    if (object.has(u"preemptible_nodes"))
        stock.preemptibleNodes = object.whole(u"preemptible_nodes", anyCount);
    if (!stock.standardNodes && !stock.preemptibleNodes)
        object.refuse(u"standard_nodes", QStringLiteral("expected standard_nodes, preemptible_nodes or both"));
    return stock;
}

ScriptReader::Action ScriptReader::breakWorker(StrictObject &object)
{
    return BreakWorker{cluster(object)};
}

QString ScriptReader::signal(StrictObject &object, int xid)
{
    const QString name = object.text(u"signal");
    QStringList names;
    for (const HealthSignal &each : healthSignals())
        names.append(QString::fromUtf16(each.name));
    if (!findSignal(name, xid))
        object.refuse(u"signal", QStringLiteral("expected one of %1").arg(listed(names)));
    return name;
}

ScriptReader::Action ScriptReader::raiseSignal(StrictObject &object)
{
    RaiseSignal raised;
    raised.cluster = cluster(object);
    raised.nodeId = object.text(u"node", QString());
    raised.xid = object.whole(u"xid", {0, 999}, 0);
    raised.signal = signal(object, raised.xid);
    raised.approvesItself = object.flag(u"approves_itself", false);
    if (object.has(u"stops_node"))
        raised.stopsNode = object.flag(u"stops_node", false);
    return raised;
}

ScriptReader::Action ScriptReader::clearSignal(StrictObject &object)
{
    ClearSignal cleared;
    cleared.cluster = cluster(object);
    cleared.nodeId = object.text(u"node", QString());
    cleared.signal = signal(object, 0);
    return cleared;
}

ScriptReader::Action ScriptReader::addNode(StrictObject &object)
{
    AddNode added;
    added.cluster = cluster(object);
    added.computeClass = classOf(object, QString());
    added.host = object.text(u"host", QString());
    added.network = object.text(u"network", QString());
    added.pace = {secondsAt(object, u"pending"), secondsAt(object, u"scheduling"), secondsAt(object, u"booting"),
                  secondsAt(object, u"bootstrapping")};
    added.askedFor = object.flag(u"asked_for", false);
    added.fails = object.flag(u"fails", false);
    return added;
}

ScriptReader::Action ScriptReader::removeNode(StrictObject &object)
{
    return RemoveNode{cluster(object), object.text(u"node"), drainAt(object)};
}

ScriptReader::Action ScriptReader::breakNextBoot(StrictObject &object)
{
    return BreakNextBoot{cluster(object)};
}

ScriptReader::Action ScriptReader::pauseCompute(StrictObject &object)
{
    return PauseCompute{cluster(object)};
}

} // namespace deck::emulator
