// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timelinewords.h"

#include "clusterspec.h"
#include "statevisuals.h"
#include "statewords.h"
#include "visibletext.h"

namespace deck::ui {

QString TimelineWords::laneName(const Lane &lane)
{
    return lane.kind == Lane::Kind::UnfilledSlots ? tr("Unfilled slots") : visibleText(lane.node().toString(), 120);
}

QString TimelineWords::briefName(const QString &name)
{
    for (const QLatin1String &prefix : {QLatin1String("gpu-preemptible-"), QLatin1String("gpu-")}) {
        if (name.startsWith(prefix + QLatin1String("dp-")))
            return u'…' + name.mid(prefix.size());
    }
    return name;
}

QString TimelineWords::laneLabel(const Lane &lane) const
{
    if (lane.kind == Lane::Kind::Node)
        return briefName(laneName(lane));
    const Segment &last = lane.segments.last();
    const int slots = last.to ? 0 : last.gpus / gpusPerNode;
    return slots == 0 ? laneName(lane) : tr("%n unfilled slot(s)", nullptr, slots);
}

QString TimelineWords::laneNote(const Lane &lane) const
{
    if (lane.removedAt)
        return tr("until %1").arg(moment(*lane.removedAt));
    const Segment &last = lane.segments.last();
    if (last.waiting)
        return last.to ? tr("none now") : tr("%n GPU(s)", nullptr, last.gpus);
    if (last.state == NodeState::Draining && lane.drain) {
        const Millis left = lane.drain->left(m_scene.now);
        if (left == Millis(0))
            return tr("window over");
        return m_scene.stale ? m_fmt.aboutLeft(left) : m_fmt.countdownLeft(left);
    }
    return {};
}

QString TimelineWords::groupTitle(const LaneRow &head, const GroupFacts &facts) const
{
    switch (head.group) {
    case LaneGroup::Standard:
        return tr("Standard, %n node(s)", nullptr, facts.nodes);
    case LaneGroup::Preemptible:
        if (facts.wantedGpus && *facts.wantedGpus / gpusPerNode > facts.nodes)
            return tr("Preemptible, %1 of %n node(s)", nullptr, *facts.wantedGpus / gpusPerNode).arg(facts.nodes);
        return tr("Preemptible, %n node(s)", nullptr, facts.nodes);
    case LaneGroup::ClassUnknown:
        return tr("Class unknown, %n node(s)", nullptr, facts.nodes);
    case LaneGroup::Left:
        return tr("Left in this range, %n node(s)", nullptr, facts.nodes);
    }
    Q_UNREACHABLE();
}

QString TimelineWords::groupSummary(const LaneRow &head, const GroupFacts &facts) const
{
    if (head.group == LaneGroup::Left) {
        QStringList parts;
        if (facts.preempted > 0)
            parts.append(tr("%n preempted", nullptr, facts.preempted));
        if (facts.failed > 0)
            parts.append(tr("%n failed", nullptr, facts.failed));
        if (facts.otherwise > 0)
            parts.append(tr("%n removed otherwise", nullptr, facts.otherwise));
        return parts.join(QStringLiteral(", "));
    }
    QString text;
    if (facts.wantedGpus && facts.allocatedGpus) {
        const int waiting = std::max(0, *facts.wantedGpus - *facts.allocatedGpus);
        text = waiting > 0 ? tr("%1 running, %2 waiting").arg(m_fmt.gpusOfWanted(*facts.allocatedGpus, *facts.wantedGpus)).arg(waiting)
                           : tr("%1 running").arg(m_fmt.gpusOfWanted(*facts.allocatedGpus, *facts.wantedGpus));
    } else {
        text = tr("%1 of %2 running").arg(facts.running).arg(facts.nodes);
    }
    return facts.asOf < m_scene.observedUntil ? tr("%1 at %2").arg(text, moment(facts.asOf)) : text;
}

QString TimelineWords::unchanged(const LaneRow &row) const
{
    return tr("%n unchanged node(s)", nullptr, int(row.lanes.size()));
}

QString TimelineWords::segmentWord(const Lane &lane, int segment) const
{
    const Segment &part = lane.segments.at(segment);
    return part.waiting ? tr("Waiting for capacity") : StateWords::word(StateVisuals::of(part.state), part.raw);
}

QString TimelineWords::bandText(const Lane &lane, int segment, const TimeRange &range) const
{
    const Segment &part = lane.segments.at(segment);
    const QString word = segmentWord(lane, segment);
    if (part.to && part.from < range.from)
        return word;
    //: a state and for how long, "Running 3 h 10 min"
    return tr("%1 %2").arg(word, m_fmt.age(part.end(m_scene.observedUntil) - part.from));
}

QString TimelineWords::segmentSpoken(const Lane &lane, int segment) const
{
    const Segment &part = lane.segments.at(segment);
    QString what = segmentWord(lane, segment);
    if (part.waiting)
        what = tr("%1, %n GPU(s)", nullptr, part.gpus).arg(what);
    if (!part.to && m_scene.stale)
        what = StateWords::lastKnown(what);
    return part.to ? tr("%1, %2, %3 to %4").arg(laneName(lane), what, moment(part.from), moment(*part.to))
                   : tr("%1, %2, since %3").arg(laneName(lane), what, moment(part.from));
}

QVector<TimelineWords::Line> TimelineWords::drainLines(const Lane &lane) const
{
    QVector<Line> lines;
    lines.append({tr("Notice"), m_fmt.timeSeconds(lane.drain->notice)});
    if (lane.removedAt) {
        const Millis took = std::max(Millis(0), *lane.removedAt - lane.drain->notice);
        const Millis window = lane.drain->deadline - lane.drain->notice;
        const QString removed = m_fmt.timeSeconds(*lane.removedAt);
        lines.append({tr("Removed"), took.count() > 0 ? tr("%1 (%2 of %3)").arg(removed, m_fmt.countdown(took), m_fmt.countdown(window)) : removed});
    } else {
        lines.append({tr("Leaves by"), m_fmt.timeSeconds(lane.drain->deadline)});
        const Millis left = lane.drain->left(m_scene.now);
        lines.append({tr("Left"), m_scene.stale && left > Millis(0) ? m_fmt.aboutLeft(left) : m_fmt.countdown(left)});
    }
    lines.append({tr("Pods"), tr("not known without Kubernetes access")});
    return lines;
}

QVector<TimelineWords::Line> TimelineWords::card(const Lane &lane, int first, int last) const
{
    const Segment &part = lane.segments.at(first);
    if (first == last && part.state == NodeState::Draining && lane.drain && !part.waiting)
        return drainLines(lane);
    QVector<Line> lines;
    if (first != last) {
        QStringList words;
        for (int i = first; i <= last; ++i)
            words.append(segmentWord(lane, i));
        words.removeDuplicates();
        lines.append({tr("Changes"), tr("%n close together", nullptr, last - first + 1)});
        lines.append({tr("States"), words.join(QStringLiteral(", "))});
    } else {
        lines.append({tr("State"), segmentWord(lane, first)});
    }
    const Segment &final = lane.segments.at(last);
    lines.append({tr("From"), moment(part.from)});
    if (final.to)
        lines.append({tr("Until"), moment(*final.to)});
    lines.append({final.to ? tr("Took") : tr("For"), m_fmt.age(final.end(m_scene.observedUntil) - part.from)});
    if (part.waiting) {
        lines.append({tr("GPUs"), m_fmt.count(part.gpus)});
        lines.append({tr("Cost"), tr("none until they join")});
    } else if (lane.gpus) {
        lines.append({tr("GPUs"), m_fmt.count(*lane.gpus)});
    }
    return lines;
}

QVector<TimelineWords::Line> TimelineWords::removalCard(const Lane &lane) const
{
    QVector<Line> lines = lane.drain ? drainLines(lane) : QVector<Line>{{tr("Removed"), moment(*lane.removedAt)}};
    lines.append({tr("Why"), endWord(lane.end)});
    if (lane.removalEstimated)
        lines.append({tr("Time"), tr("estimated: first missing then")});
    return lines;
}

QString TimelineWords::endWord(LifeEnd end) const
{
    switch (end) {
    case LifeEnd::Alive:
        return Fmt::none();
    case LifeEnd::Preempted:
        return tr("taken back");
    case LifeEnd::ScaledDown:
        return tr("scaled down");
    case LifeEnd::Failed:
        return tr("failed");
    case LifeEnd::WithCluster:
        return tr("cluster deleted");
    case LifeEnd::Unexplained:
        return tr("not explained");
    }
    Q_UNREACHABLE();
}

QVector<TimelineWords::Line> TimelineWords::gapCard(const CoverageGap &gap) const
{
    return {{tr("From"), moment(gap.from)}, {tr("Until"), moment(gap.to)}, {tr("Took"), m_fmt.age(gap.to - gap.from)},
            {tr("Bands"), tr("as reported afterwards")}};
}

QString TimelineWords::notObservedTitle()
{
    return tr("Not observed");
}

QString TimelineWords::notObserved()
{
    return tr("not observed");
}

QString TimelineWords::tableName(int lanes)
{
    return lanes == 0 ? tr("Timeline, table, empty") : tr("Timeline, table, %n lane(s)", nullptr, lanes);
}

QString TimelineWords::moment(Instant at) const
{
    const bool sameDay = m_fmt.date(at) == m_fmt.date(m_scene.now);
    return sameDay ? m_fmt.time(at) : tr("%1 %2").arg(m_fmt.dateShort(at), m_fmt.time(at));
}

} // namespace deck::ui
