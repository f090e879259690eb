// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "purchaseverdict.h"

#include <QDirIterator>
#include <QJsonArray>

namespace deck {

namespace {

using Outcome = ChaosUser::Outcome;
using Wish = ChaosUser::Wish;

const QString clustersPath = QStringLiteral("/v1/compute/clusters");

QJsonObject bodyOf(const ScaleSpec &scale)
{
    QJsonObject body;
    if (scale.standardGpus)
        body.insert(QStringLiteral("num_gpus"), *scale.standardGpus);
    if (scale.preemptibleGpus)
        body.insert(QStringLiteral("num_preemptible_gpus"), *scale.preemptibleGpus);
    return body;
}

void judgeCreations(const QJsonObject &past, const QList<Wish> &wishes, QStringList &complaints)
{
    QHash<QString, QStringList> made;
    for (const QJsonValue &each : past.value(u"clusters").toArray())
        made[each.toObject().value(u"cluster_name").toString()] += each.toObject().value(u"cluster_id").toString();
    for (const Wish &wish : wishes) {
        if (wish.kind != Operation::Kind::Create)
            continue;
        const QStringList ids = made.take(wish.name);
        const QStringList wanted = wish.outcome == Outcome::Done ? QStringList(wish.cluster.toString()) : QStringList();
        if (ids != wanted)
            complaints += QStringLiteral("%1 was bought %2 times after %3 tries, wanted %4").arg(wish.name).arg(ids.size()).arg(wish.tries).arg(wanted.size());
    }
    if (!made.isEmpty())
        complaints += QStringLiteral("nobody wanted ") + QStringList(made.keys()).join(QStringLiteral(", "));
}

void judgeCluster(const QJsonObject &cluster, const QJsonArray &writes, const QList<Wish> &wishes, QStringList &complaints)
{
    const QString id = cluster.value(u"cluster_id").toString();
    const QString name = cluster.value(u"cluster_name").toString();
    QList<QJsonObject> changes;
    int deletions = 0;
    for (const QJsonValue &each : writes) {
        const QJsonObject write = each.toObject();
        if (write.value(u"path").toString() != clustersPath + u'/' + id)
            continue;
        if (write.value(u"method").toString() == QLatin1String("PUT"))
            changes.append(write.value(u"body").toObject());
        else
            ++deletions;
    }
    QList<QJsonObject> wanted;
    int wantedDeletions = 0;
    for (const Wish &wish : wishes) {
        if (wish.cluster.toString() != id || wish.outcome != Outcome::Done)
            continue;
        if (wish.kind == Operation::Kind::Scale)
            wanted.append(bodyOf(wish.scale));
        wantedDeletions += wish.kind == Operation::Kind::Delete;
    }
    const auto text = [](const QList<QJsonObject> &list) { return QString::fromUtf8(QJsonDocument(QJsonObject{{QStringLiteral("all"), [&] { QJsonArray a; for (const auto &one : list) a.append(one); return a; }()}}).toJson(QJsonDocument::Compact)); };
    if (changes != wanted)
        complaints += QStringLiteral("%1 was changed by %2, wanted %3").arg(name, text(changes), text(wanted));
    const bool exists = cluster.value(u"gone_at").isNull() && cluster.value(u"status").toString() != QLatin1String("Deleting");
    if (exists != (wantedDeletions == 0) || (deletions == 0) != (wantedDeletions == 0))
        complaints += QStringLiteral("%1 was deleted %2 times, wanted %3").arg(name).arg(deletions).arg(wantedDeletions);
}

template <class T, class Key>
QList<T> sortedBy(QList<T> list, Key key)
{
    std::ranges::sort(list, {}, key);
    return list;
}

} // namespace

QStringList judgePurchases(ChaosWorld &world, const QList<Wish> &wishes)
{
    QStringList complaints;
    for (const Wish &wish : wishes) {
        const auto operation = world.session().operation(wish.operation);
        const QString state = operation ? QStringLiteral("in state %1").arg(int(operation->state)) : QStringLiteral("lost");
        if (wish.outcome == Outcome::Open)
            complaints += QStringLiteral("nobody knows what became of the wish for %1 (kind %2): its operation is %3").arg(wish.name).arg(int(wish.kind)).arg(state);
    }
    const QJsonObject past = world.emulator().get(QStringLiteral("/x/past"));
    judgeCreations(past, wishes, complaints);
    for (const QJsonValue &each : past.value(u"clusters").toArray())
        judgeCluster(each.toObject(), past.value(u"writes").toArray(), wishes, complaints);
    return complaints;
}

QStringList judgeReread(ChaosWorld &world)
{
    const FleetHistory memory = world.session().history();
    world.close();
    QStringList complaints;
    SessionRig rig(world.emulator().baseUrl(), world.folder(), world.emulator().token());
    const Result<Done> loaded = await(rig.session->load({}));
    if (!loaded)
        return {QStringLiteral("cannot be read again: ") + loaded.error().summary()};
    const FleetHistory &disk = rig.session->history();
    const auto eventKey = [](const TimelineEvent &event) { return event.key; };
    if (sortedBy(memory.events({}), eventKey) != sortedBy(disk.events({}), eventKey))
        complaints += QStringLiteral("events on disk: %1, in memory: %2, or not equal").arg(disk.events({}).size()).arg(memory.events({}).size());
    const auto forgetSeen = [](QList<NodeLife> lives) {
        for (NodeLife &life : lives)
            life.lastSeenAt = {}; // kept on disk only as of the last change
        return lives;
    };
    if (forgetSeen(memory.allLives()) != forgetSeen(disk.allLives()))
        complaints += QStringLiteral("node lives on disk and in memory differ");
    if (memory.gaps() != disk.gaps() || memory.volumeSpans() != disk.volumeSpans())
        complaints += QStringLiteral("gaps or volumes on disk and in memory differ");
    // On disk it only grows, while a service's clock that was set back is followed: by a moment after each start of ours.
    const Millis ahead = disk.lastObservedAt().value_or(Instant()) - memory.lastObservedAt().value_or(Instant());
    if (!world.timesSkewed() && (ahead < Millis(0) || ahead > Millis(10'000)))
        complaints += QStringLiteral("observed time on disk and in memory differs by %1 ms").arg(ahead.count());
    for (const ClusterRecord &record : memory.clusters()) {
        const ClusterRecord *other = disk.cluster(record.id);
        ClusterRecord same = other ? *other : ClusterRecord();
        same.lastSeenAt = record.lastSeenAt;
        if (same != record || memory.capacity(record.id) != disk.capacity(record.id))
            complaints += QStringLiteral("%1 on disk and in memory differ").arg(record.name);
    }
    return complaints;
}

QStringList judgeSecrecy(ChaosWorld &world)
{
    QStringList complaints;
    const QByteArray secret = ChaosWorld::secret().toLatin1();
    QDirIterator files(world.folder(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly) || file.readAll().contains(secret))
            complaints += QStringLiteral("the key stands in, or nobody can read, ") + file.fileName();
    }
    if (world.log().contains(ChaosWorld::secret()))
        complaints += QStringLiteral("the key stands in the log");
    return complaints;
}

} // namespace deck
