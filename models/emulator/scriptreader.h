// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "crowd.h"
#include "strictobject.h"

namespace deck::emulator {

/// Reads `region` and `gpu_type`, which have to be offered.
void readPlace(StrictObject &object, const std::vector<Region> &regions, QString &region, QString &gpuType);

/// Reads what happens when. Clusters and volumes are told apart by their names, and a name that nothing in the file has is
/// a mistake.
class ScriptReader
{
public:
    explicit ScriptReader(const std::vector<Region> &regions) : m_regions(regions) {}

    /// Before the actions, which may name them.
    std::vector<StandingCluster> standing(StrictObject &file, const Scenario &scenario);
    std::vector<ScriptedAction> actions(StrictObject &file);

private:
    using Action = decltype(ScriptedAction::what);
    using Read = Action (ScriptReader::*)(StrictObject &);

    struct Mention
    {
        StrictObject object;
        QString key;
        QString name;
    };

    ScriptedAction action(StrictObject &object);
    ClusterSpec spec(StrictObject &object);
    StandingCluster standingCluster(StrictObject &object);
    Crowd crowd(StrictObject &object, const Scenario &scenario);
    StandingNode standingNode(StrictObject &object);
    QString mentioned(StrictObject &object, QStringView key, std::vector<Mention> &mentions);
    QString signal(StrictObject &object, int xid);
    QString cluster(StrictObject &object) { return mentioned(object, u"cluster", m_clusterMentions); }
    void checkMentions() const;

    Action createVolume(StrictObject &object);
    Action createCluster(StrictObject &object);
    Action scale(StrictObject &object);
    Action deleteCluster(StrictObject &object);
    Action deleteVolume(StrictObject &object);
    Action reclaim(StrictObject &object);
    Action reclaimWave(StrictObject &object);
    Action stock(StrictObject &object);
    Action breakWorker(StrictObject &object);
    Action raiseSignal(StrictObject &object);
    Action clearSignal(StrictObject &object);
    Action addNode(StrictObject &object);
    Action removeNode(StrictObject &object);
    Action breakNextBoot(StrictObject &object);
    Action pauseCompute(StrictObject &object);

    const std::vector<Region> &m_regions;
    QStringList m_clusters;
    QStringList m_volumes;
    std::vector<Mention> m_clusterMentions;
    std::vector<Mention> m_volumeMentions;
};

} // namespace deck::emulator
