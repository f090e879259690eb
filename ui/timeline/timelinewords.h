// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fmt.h"
#include "timelinescene.h"

#include <QCoreApplication>
#include <QVector>

namespace deck::ui {

/// Every text of the timeline's canvas, its card and its accessible tree. Node names and phase words are a server's and are
/// made visible here.
class TimelineWords
{
    Q_DECLARE_TR_FUNCTIONS(deck::ui::TimelineWords)

public:
    TimelineWords(const Fmt &fmt, const TimelineScene &scene) : m_fmt(fmt), m_scene(scene) {}

    struct Line
    {
        QString label;
        QString value;
    };

    static QString laneName(const Lane &lane);  ///< whole
    /// Without what all names share: "…dp-x7k2p-4qv9d".
    static QString briefName(const QString &name);
    QString laneLabel(const Lane &lane) const;  ///< what the header column shows: the brief name, "2 unfilled slots"
    QString laneNote(const Lane &lane) const;   ///< at the right of the header column: "2:18 left", "until 09:51"
    QString groupTitle(const LaneRow &head, const GroupFacts &facts) const;
    QString groupSummary(const LaneRow &head, const GroupFacts &facts) const;
    QString unchanged(const LaneRow &row) const;
    QString segmentWord(const Lane &lane, int segment) const; ///< "Running", "Waiting for capacity"
    /// With its length where that says something: "Running 3 h 10 min".
    QString bandText(const Lane &lane, int segment, const TimeRange &range) const;
    QString bandTextShort(const Lane &lane, int segment) const { return segmentWord(lane, segment); }
    /// "gpu-preemptible-dp-x1, Running, 10:00 to 10:05" (C25).
    QString segmentSpoken(const Lane &lane, int segment) const;
    QString cardTitle(const Lane &lane) const { return laneName(lane); }
    QVector<Line> card(const Lane &lane, int first, int last) const;
    QVector<Line> removalCard(const Lane &lane) const;
    QVector<Line> gapCard(const CoverageGap &gap) const;
    static QString notObserved();      ///< in the plot
    static QString notObservedTitle(); ///< of the card
    static QString tableName(int lanes); ///< "Timeline, table, 14 lanes"

private:
    QString moment(Instant at) const; ///< with the date when it is not the day of now
    QString endWord(LifeEnd end) const;
    QVector<Line> drainLines(const Lane &lane) const;

    const Fmt &m_fmt;
    const TimelineScene &m_scene;
};

} // namespace deck::ui
