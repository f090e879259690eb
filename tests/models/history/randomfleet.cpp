// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomfleet.h"

#include <algorithm>

namespace deck {
namespace {

constexpr Seconds retention{72 * 3600};

Transition<NodePhase> enter(const char *word, Instant since)
{
    return Transition<NodePhase>(nodePhaseFromApi(QString::fromLatin1(word)), since);
}

template <class Item>
void shuffle(QList<Item> &items, QRandomGenerator &random)
{
    for (qsizetype i = items.size() - 1; i > 0; --i)
        items.swapItemsAt(i, random.bounded(int(i) + 1));
}

LifecycleEvent say(const Node &node, const char *reason, Instant when)
{
    LifecycleEvent event;
    event.node = node.id;
    event.reason = QString::fromLatin1(reason);
    event.at = when;
    return event;
}

} // namespace

quint32 seedCount(quint32 usual)
{
    return usual * quint32(qMax(1, qEnvironmentVariableIntValue("CLUSTERDECK_SEED_FACTOR")));
}

RandomFleet::RandomFleet(quint32 seed, Instant start, Seconds length)
{
    QRandomGenerator random(seed);
    const auto later = [&](Instant from, int shortest, int longest) {
        return from + Millis(1000LL * random.bounded(shortest, longest) + random.bounded(1000));
    };
    const int slots = random.bounded(1, 7);
    for (int slot = 0; slot < slots; ++slot) {
        const bool preemptible = random.bounded(3) != 0;
        const bool keepsId = random.bounded(4) == 0; // the same node id comes back
        Instant when = later(start, 0, 900);
        for (int turn = 0; when < start + length; ++turn) {
            TrueLife life;
            life.node.id = NodeId(QStringLiteral("%1-s%2%3").arg(
                preemptible ? QStringLiteral("gpu-preemptible-dp") : QStringLiteral("gpu-dp"),
                QString::number(slot), keepsId ? QString() : QStringLiteral("t%1").arg(turn)));
            life.node.computeClass = computeClassOf(life.node.id, {});
            life.node.gpus = 8;
            NodeTransitions &phases = life.node.transitions;
            phases.append(enter("NODE_PHASE_PENDING", when));
            phases.append(enter("NODE_PHASE_BOOTING", when = later(when, 0, 60)));
            if (random.bounded(10) == 0) {
                phases.append(enter("NODE_PHASE_FAILED", when = later(when, 1, 300)));
            } else {
                phases.append(enter("NODE_PHASE_RUNNING", when = later(when, 0, 300)));
                while (random.bounded(5) == 0) {
                    phases.append(enter(random.bounded(2) ? "NODE_PHASE_PAUSED" : "NODE_PHASE_FAILED",
                                        when = later(when, 1, 3000)));
                    phases.append(enter("NODE_PHASE_RUNNING", when = later(when, 1, 600)));
                }
            }
            const int fate = random.bounded(4);
            when = later(when, 1, fate == 0 ? 200 : 20'000);
            if (fate != 3) {
                if (preemptible && fate != 2) {
                    life.noticeAt = when;
                    when = later(when, 5, 300);
                } else {
                    life.scaledDown = random.bounded(2) == 0;
                }
                life.endedAt = when;
            }
            m_lives.append(life);
            if (!life.endedAt)
                break;
            when = later(when, 1, 4000);
        }
    }
}

bool RandomFleet::reusesIds() const
{
    QList<NodeId> ids;
    for (const TrueLife &life : m_lives) {
        if (ids.contains(life.node.id))
            return true;
        ids.append(life.node.id);
    }
    return false;
}

Cluster RandomFleet::answerAt(Instant when, QRandomGenerator &order) const
{
    Cluster cluster;
    cluster.id = ClusterId(QStringLiteral("c1"));
    cluster.name = QStringLiteral("random");
    cluster.gpuType = GpuType(QStringLiteral("H100_SXM"));
    cluster.region = RegionName(QStringLiteral("r1"));
    cluster.eventsKnown = true;
    QMap<std::pair<NodeId, QString>, LifecycleEvent> events;
    const auto hear = [&](const LifecycleEvent &event) {
        if (*event.at <= when && when - *event.at <= retention)
            events.insert({event.node, event.reason}, event);
    };
    for (const TrueLife &life : m_lives) {
        if (when < life.begin())
            continue;
        Node node = life.node;
        const auto future = std::ranges::find_if(node.transitions, [&](const auto &each) { return each.at > when; });
        node.transitions.erase(future, node.transitions.end());
        hear(say(node, "TogetherNodeAdded", life.begin()));
        if (life.noticeAt)
            hear(say(node, "TogetherPreemptionNotified", *life.noticeAt));
        if (life.endedAt && life.noticeAt)
            hear(say(node, "TogetherPreempted", *life.endedAt));
        if (life.endedAt && life.scaledDown)
            hear(say(node, "TogetherScaledDown", *life.endedAt));
        if (life.existsAt(when)) {
            node.markedForDeletion = life.noticeAt && *life.noticeAt <= when;
            cluster.nodes.append(node);
        } else if (when - *life.endedAt <= retention) {
            node.deletedAt = life.endedAt;
            cluster.deletedNodes.append(node);
        }
    }
    cluster.events = events.values();
    shuffle(cluster.nodes, order);
    shuffle(cluster.deletedNodes, order);
    shuffle(cluster.events, order);
    return cluster;
}

qint64 RandomFleet::runningGpuSeconds(ComputeClass computeClass, Instant from, Instant to) const
{
    qint64 sum = 0;
    for (const TrueLife &life : m_lives) {
        if (life.node.computeClass != computeClass)
            continue;
        const NodeTransitions &phases = life.node.transitions;
        for (qsizetype i = 0; i < phases.size(); ++i) {
            if (phases.at(i).phase.value != NodePhase::Running)
                continue;
            const Instant end = i + 1 < phases.size() ? phases.at(i + 1).at : life.endedAt.value_or(to);
            const qint64 seconds = qMin(end, to).seconds() - qMax(phases.at(i).at, from).seconds();
            sum += 8 * qMax<qint64>(0, seconds);
        }
    }
    return sum;
}

} // namespace deck
