// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "intentdetails.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace deck {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr int version = 1;

template <class Value>
struct Word
{
    Value value;
    QLatin1String word;
};

// Words on disk: never change one, only add.
constexpr std::array typeWords{Word<ClusterType>{ClusterType::Kubernetes, "kubernetes"_L1}, Word<ClusterType>{ClusterType::Slurm, "slurm"_L1}};
constexpr std::array billingWords{Word<BillingType>{BillingType::OnDemand, "on-demand"_L1},
                                  Word<BillingType>{BillingType::Reserved, "reserved"_L1},
                                  Word<BillingType>{BillingType::ScheduledCapacity, "scheduled"_L1}};

constexpr std::array balancerWords{Word<LoadBalancer>{LoadBalancer::ServiceDefault, "default"_L1}, Word<LoadBalancer>{LoadBalancer::None, "none"_L1},
                                   Word<LoadBalancer>{LoadBalancer::Traefik, "traefik"_L1}, Word<LoadBalancer>{LoadBalancer::Nginx, "nginx"_L1},
                                   Word<LoadBalancer>{LoadBalancer::Istio, "istio"_L1}};
constexpr std::array testWords{Word<AcceptanceTests>{AcceptanceTests::ServiceDefault, "default"_L1},
                               Word<AcceptanceTests>{AcceptanceTests::Off, "off"_L1},
                               Word<AcceptanceTests>{AcceptanceTests::Short, "short"_L1},
                               Word<AcceptanceTests>{AcceptanceTests::Medium, "medium"_L1},
                               Word<AcceptanceTests>{AcceptanceTests::Long, "long"_L1},
                               Word<AcceptanceTests>{AcceptanceTests::Extended, "extended"_L1}};

template <class Value, std::size_t Size>
QString wordOf(const std::array<Word<Value>, Size> &words, Value value)
{
    const auto found = std::ranges::find(words, value, &Word<Value>::value);
    return found == words.end() ? QString() : QString(found->word);
}

template <class Value, std::size_t Size>
Value valueOf(const std::array<Word<Value>, Size> &words, const QJsonValue &json, Value otherwise)
{
    const QString word = json.toString();
    const auto found = std::ranges::find(words, word, &Word<Value>::word);
    return found == words.end() ? otherwise : found->value;
}

void putCount(QJsonObject &object, QLatin1String key, const std::optional<int> &count)
{
    if (count)
        object.insert(key, *count);
}

std::optional<int> countIn(const QJsonObject &object, QLatin1String key)
{
    const QJsonValue value = object.value(key);
    return value.isDouble() ? std::optional(value.toInt()) : std::nullopt;
}

template <class Pair>
QJsonObject writePair(const Pair &pair)
{
    QJsonObject object;
    putCount(object, "standard"_L1, pair.standardGpus);
    putCount(object, "preemptible"_L1, pair.preemptibleGpus);
    return object;
}

template <class Pair>
void readPair(const QJsonValue &json, Pair &pair)
{
    const QJsonObject object = json.toObject();
    pair.standardGpus = countIn(object, "standard"_L1);
    pair.preemptibleGpus = countIn(object, "preemptible"_L1);
}

QJsonObject writeVolume(const NewVolume &volume)
{
    const auto &[name, sizeTib, keep] = volume;
    return {{"name"_L1, name}, {"size_tib"_L1, sizeTib}, {"keep"_L1, keep}};
}

NewVolume readVolume(const QJsonObject &object)
{
    NewVolume volume;
    volume.name = object["name"_L1].toString();
    volume.sizeTib = object["size_tib"_L1].toInt(1);
    volume.keepAfterCluster = object["keep"_L1].toBool(true);
    return volume;
}

QJsonObject writeAccess(const ClusterAccess &access)
{
    const auto &[oidc, loadBalancer, addOns] = access;
    QJsonObject object{{"load_balancer"_L1, wordOf(balancerWords, loadBalancer)}, {"add_ons"_L1, QJsonArray::fromStringList(addOns)}};
    if (oidc) {
        const auto &[issuer, client, nameClaim, namePrefix, groupClaim, groupPrefix, certificate] = *oidc;
        object.insert("oidc"_L1, QJsonObject{{"issuer"_L1, issuer},
                                             {"client"_L1, client},
                                             {"name_claim"_L1, nameClaim},
                                             {"name_prefix"_L1, namePrefix},
                                             {"group_claim"_L1, groupClaim},
                                             {"group_prefix"_L1, groupPrefix},
                                             {"certificate"_L1, certificate}});
    }
    return object;
}

ClusterAccess readAccess(const QJsonObject &object)
{
    ClusterAccess access;
    access.loadBalancer = valueOf(balancerWords, object["load_balancer"_L1], LoadBalancer::ServiceDefault);
    const QJsonArray addOns = object["add_ons"_L1].toArray();
    for (const QJsonValue &addOn : addOns)
        access.addOns.append(addOn.toString());
    if (object.contains("oidc"_L1)) {
        const QJsonObject json = object["oidc"_L1].toObject();
        OidcSettings oidc;
        oidc.issuerUrl = json["issuer"_L1].toString();
        oidc.clientId = json["client"_L1].toString();
        oidc.usernameClaim = json["name_claim"_L1].toString();
        oidc.usernamePrefix = json["name_prefix"_L1].toString();
        oidc.groupClaim = json["group_claim"_L1].toString();
        oidc.groupPrefix = json["group_prefix"_L1].toString();
        oidc.caCertificate = json["certificate"_L1].toString();
        access.oidc = oidc;
    }
    return access;
}

void putTime(QJsonObject &object, QLatin1String key, const std::optional<Instant> &at)
{
    if (at)
        object.insert(key, at->toIso());
}

} // namespace

QJsonObject writeSpec(const ClusterSpec &spec)
{
    // By structured bindings, so that a new field of the wizard does not compile before it is kept here as well.
    const auto &[name, type, region, gpuType, driver, billing, standard, preemptible, project, newVolume, existingVolume, memory, days,
                 start, end, access, tests] = spec;
    const auto &[driverId, cuda, driverName, os] = driver;
    QJsonObject object{{"name"_L1, name},
                       {"type"_L1, wordOf(typeWords, type)},
                       {"region"_L1, region.toString()},
                       {"gpu_type"_L1, gpuType.toString()},
                       {"driver"_L1, QJsonObject{{"id"_L1, driverId}, {"cuda"_L1, cuda}, {"driver"_L1, driverName}, {"os"_L1, os}}},
                       {"billing"_L1, wordOf(billingWords, billing)},
                       {"standard"_L1, standard},
                       {"preemptible"_L1, preemptible},
                       {"project"_L1, project.toString()},
                       {"existing_volume"_L1, existingVolume.toString()},
                       {"access"_L1, writeAccess(access)},
                       {"tests"_L1, wordOf(testWords, tests)}};
    if (newVolume)
        object.insert("new_volume"_L1, writeVolume(*newVolume));
    putCount(object, "slurm_memory_gib"_L1, memory);
    putCount(object, "reserved_days"_L1, days);
    putTime(object, "reservation_start"_L1, start);
    putTime(object, "reservation_end"_L1, end);
    return object;
}

ClusterSpec readSpec(const QJsonObject &object)
{
    ClusterSpec spec;
    const QJsonObject driver = object["driver"_L1].toObject();
    spec.name = object["name"_L1].toString();
    spec.type = valueOf(typeWords, object["type"_L1], ClusterType::Kubernetes);
    spec.region = RegionName(object["region"_L1].toString());
    spec.gpuType = GpuType(object["gpu_type"_L1].toString());
    spec.driver.id = driver["id"_L1].toString();
    spec.driver.cuda = driver["cuda"_L1].toString();
    spec.driver.driver = driver["driver"_L1].toString();
    spec.driver.os = driver["os"_L1].toString();
    spec.billing = valueOf(billingWords, object["billing"_L1], BillingType::OnDemand);
    spec.standardGpus = object["standard"_L1].toInt(gpusPerNode);
    spec.preemptibleGpus = object["preemptible"_L1].toInt();
    spec.project = ProjectId(object["project"_L1].toString());
    spec.existingVolume = VolumeId(object["existing_volume"_L1].toString());
    if (object.contains("new_volume"_L1))
        spec.newVolume = readVolume(object["new_volume"_L1].toObject());
    spec.slurmSharedMemoryGib = countIn(object, "slurm_memory_gib"_L1);
    spec.reservedDays = countIn(object, "reserved_days"_L1);
    spec.reservationStart = Instant::fromRfc3339(object["reservation_start"_L1].toString());
    spec.reservationEnd = Instant::fromRfc3339(object["reservation_end"_L1].toString());
    spec.access = readAccess(object["access"_L1].toObject());
    spec.acceptanceTests = valueOf(testWords, object["tests"_L1], AcceptanceTests::ServiceDefault);
    return spec;
}

namespace {

QJsonObject writeVolumeWish(const Operation &operation)
{
    const auto &[name, region, project, sizeTib, keep] = operation.volumeSpec;
    QJsonObject object{{"id"_L1, operation.volume.toString()},
                       {"name"_L1, name},
                       {"region"_L1, region.toString()},
                       {"project"_L1, project.toString()},
                       {"size_tib"_L1, sizeTib},
                       {"keep"_L1, keep}};
    putCount(object, "seen_tib"_L1, operation.volumeSeenTib);
    putCount(object, "now_tib"_L1, operation.volumeNowTib);
    QJsonArray ruledOut;
    for (const VolumeId &id : operation.ruledOutVolumes)
        ruledOut.append(id.toString());
    object.insert("ruled_out"_L1, ruledOut);
    return object;
}

void readVolumeWish(const QJsonObject &object, Operation &operation)
{
    operation.volume = VolumeId(object["id"_L1].toString());
    operation.volumeSpec.name = object["name"_L1].toString();
    operation.volumeSpec.region = RegionName(object["region"_L1].toString());
    operation.volumeSpec.project = ProjectId(object["project"_L1].toString());
    operation.volumeSpec.sizeTib = object["size_tib"_L1].toInt(smallestVolumeTib);
    operation.volumeSpec.keepAfterCluster = object["keep"_L1].toBool(true);
    operation.volumeSeenTib = countIn(object, "seen_tib"_L1);
    operation.volumeNowTib = countIn(object, "now_tib"_L1);
    const QJsonArray ruledOut = object["ruled_out"_L1].toArray();
    for (const QJsonValue &id : ruledOut)
        operation.ruledOutVolumes.append(VolumeId(id.toString()));
}

} // namespace

QByteArray writeIntentDetails(const Operation &operation)
{
    QJsonObject object{{"version"_L1, version}, {"may_have_been_sent"_L1, operation.mayHaveBeenSent}};
    switch (operation.kind) {
    case Operation::Kind::Create:
        object.insert("create"_L1, writeSpec(operation.createSpec));
        break;
    case Operation::Kind::Scale:
        object.insert("scale"_L1, writePair(operation.scaleSpec));
        object.insert("seen"_L1, writePair(operation.seen));
        object.insert("now"_L1, writePair(operation.now));
        break;
    case Operation::Kind::CreateVolume:
    case Operation::Kind::GrowVolume:
    case Operation::Kind::DeleteVolume:
        object.insert("volume"_L1, writeVolumeWish(operation));
        break;
    case Operation::Kind::Delete:
        break;
    }
    QJsonArray ruledOut;
    for (const ClusterId &id : operation.ruledOut)
        ruledOut.append(id.toString());
    object.insert("ruled_out"_L1, ruledOut);
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

bool readIntentDetails(const QByteArray &details, Operation &operation)
{
    const QJsonObject object = QJsonDocument::fromJson(details).object();
    const int found = object["version"_L1].toInt();
    if (found < 1 || found > version)
        return false;
    operation.mayHaveBeenSent = object["may_have_been_sent"_L1].toBool(true);
    if (operation.kind == Operation::Kind::Create)
        operation.createSpec = readSpec(object["create"_L1].toObject());
    if (operation.kind == Operation::Kind::Scale) {
        readPair(object["scale"_L1], operation.scaleSpec);
        readPair(object["seen"_L1], operation.seen);
        readPair(object["now"_L1], operation.now);
    }
    if (operation.isAboutVolume())
        readVolumeWish(object["volume"_L1].toObject(), operation);
    const QJsonArray ruledOut = object["ruled_out"_L1].toArray();
    for (const QJsonValue &id : ruledOut)
        operation.ruledOut.append(ClusterId(id.toString()));
    return true;
}

} // namespace deck
