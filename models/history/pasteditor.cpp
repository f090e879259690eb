// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pasteditor.h"

#include <algorithm>

namespace deck {
namespace {

const QString serviceEvent = QStringLiteral("event");

TimelineEvent merged(const TimelineEvent &known, TimelineEvent incoming)
{
    QStringList sources = known.sources;
    for (const QString &source : std::as_const(incoming.sources)) {
        if (!sources.contains(source))
            sources.append(source);
    }
    sources.sort();
    const bool knownIsReported = known.sources.contains(serviceEvent);
    const bool incomingIsReported = incoming.sources.contains(serviceEvent);
    if (knownIsReported && !incomingIsReported) {
        incoming.at = known.at;
        incoming.estimated = known.estimated;
        incoming.reason = known.reason;
        incoming.message = known.message;
    }
    // One incident, and its clock runs from the earliest source (C06).
    if (incoming.kind == EventKind::PreemptionNotice && known.at && (!incoming.at || *known.at < *incoming.at))
        incoming.at = known.at;
    if (incoming.reason.isEmpty())
        incoming.reason = known.reason;
    if (incoming.message.isEmpty())
        incoming.message = known.message;
    if (incoming.computeClass == ComputeClass::Unknown)
        incoming.computeClass = known.computeClass;
    incoming.sources = sources;
    return incoming;
}

} // namespace

void PastEditor::put(const ClusterRecord &record)
{
    ClusterRecord seenAgain = m_past.record;
    seenAgain.lastSeenAt = record.lastSeenAt;
    m_recordChanged = m_recordChanged || seenAgain != record;
    m_past.record = record;
}

void PastEditor::put(const NodeLife &life)
{
    const auto known = m_past.lives.find(life.key);
    if (known == m_past.lives.end()) {
        m_past.lives.insert(life.key, life);
        m_lives.insert(life.key);
        return;
    }
    NodeLife seenAgain = *known;
    seenAgain.lastSeenAt = life.lastSeenAt;
    if (seenAgain != life)
        m_lives.insert(life.key);
    *known = life;
}

void PastEditor::put(TimelineEvent event)
{
    const auto known = m_past.events.find(event.key);
    if (known == m_past.events.end()) {
        event.sources.sort();
        m_events.insert(event.key);
        m_past.events.insert(event.key, std::move(event));
        return;
    }
    TimelineEvent both = merged(*known, std::move(event));
    if (both == *known)
        return;
    m_events.insert(both.key);
    *known = std::move(both);
}

void PastEditor::append(const CapacityStep &step)
{
    m_past.capacity.append(step);
    m_steps.append(step);
}

void PastEditor::addTo(HistoryChange &change) const
{
    if (m_recordChanged)
        change.clusters.append(m_past.record);
    QList<LifeKey> lives(m_lives.cbegin(), m_lives.cend());
    std::ranges::sort(lives);
    for (const LifeKey &key : std::as_const(lives))
        change.lives.append(m_past.lives.value(key));
    QStringList events(m_events.cbegin(), m_events.cend());
    events.sort();
    for (const QString &key : std::as_const(events))
        change.events.append(m_past.events.value(key));
    change.capacity += m_steps;
}

} // namespace deck
