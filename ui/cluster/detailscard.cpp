// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "detailscard.h"

#include "factgrid.h"
#include "linkbutton.h"
#include "visibletext.h"

namespace deck::ui {

namespace {

QString known(const QString &serverText)
{
    return serverText.isEmpty() ? Fmt::unknown() : visibleText(serverText, 80);
}

} // namespace

DetailsCard::DetailsCard(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent)
    : Card({}, parent)
    , m_session(session)
    , m_context(context)
    , m_cluster(cluster)
    , m_copy(new LinkButton)
    , m_facts(new FactGrid(112, 4))
{
    setObjectName(QStringLiteral("detailsCard"));
    m_copy->setObjectName(QStringLiteral("copyId"));
    addHeaderWidget(m_copy);
    body()->setContentsMargins(13, 9, 13, 9);
    body()->addWidget(m_facts);
    connect(m_copy, &QPushButton::clicked, this, &DetailsCard::copyIdWanted);
}

void DetailsCard::refresh()
{
    setTitle(tr("Details"));
    m_copy->setText(tr("Copy ID"));
    const ClusterEntry *entry = m_session.snapshot()->find(m_cluster);
    if (!entry)
        return;
    const Cluster &cluster = entry->cluster;
    const Fmt fmt = m_context.zone.fmt();
    QVector<Fact> facts;
    QString plane = cluster.controlPlaneReady ? (*cluster.controlPlaneReady ? tr("Ready") : tr("Not ready")) : Fmt::unknown();
    if (!cluster.controlPlane.isEmpty())
        plane = tr("%1, %n node(s)", nullptr, int(cluster.controlPlane.size())).arg(plane);
    facts.append({tr("Control plane"), Sentence::plain(plane)});
    facts.append({tr("Driver, CUDA"), Sentence::plain(QStringLiteral("%1, %2").arg(known(cluster.driverVersion), known(cluster.cudaVersion)))});
    for (const Volume &volume : cluster.volumes)
        facts.append({tr("Shared volume"), Sentence::plain(tr("%1, %2, %3").arg(known(volume.name),
                                                                              volume.sizeTib ? fmt.tib(*volume.sizeTib) : Fmt::unknown(),
                                                                              known(volume.status.raw)))});
    if (cluster.volumes.isEmpty())
        facts.append({tr("Shared volume"), Sentence::plain(tr("none"))});
    facts.append({tr("Ingress, OS"), Sentence::plain(QStringLiteral("%1, %2").arg(known(cluster.loadBalancer), known(cluster.osImage)))});
    facts.append({tr("Billing"), Sentence::plain(known(cluster.billing.raw))});
    facts.append({tr("Pods, labels"), Sentence::plain(tr("not known without Kubernetes access"))});
    m_facts->setFacts(facts);
}

} // namespace deck::ui
