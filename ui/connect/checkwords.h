// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "checklist.h"
#include "connectioncheck.h"

#include <QCoreApplication>

namespace deck::ui {

/// What a test of the connection has found so far, in lines to read: what works, what does not and what can be done, what is
/// being asked at the moment, and how long each answer took.
class CheckWords
{
    Q_DECLARE_TR_FUNCTIONS(deck::ui::CheckWords)

public:
    /// `waited`: how long the question under way has had no answer yet.
    static QList<CheckList::Line> lines(const ConnectionCheck &check, Seconds waited = Seconds(0));
    /// "0.2 s", "12 s"; "under 0.1 s" for less.
    static QString tookText(Millis took);
    /// "5 s"; empty before the first second is over.
    static QString waitedText(Seconds waited);

private:
    static QList<CheckList::Line> steps(const ConnectionCheck &check);
    static QList<CheckList::Line> projectLines(const ConnectionCheck &check);
};

} // namespace deck::ui
