// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fmt.h"
#include "operation.h"
#include "sentence.h"

#include <QCoreApplication>

namespace deck::ui {

/// What is said about a write to a volume, from the field that refuses a number to the toast that tells its end. The rest of
/// OperationNotice, BannerArea and Workspace is the same for clusters and volumes.
class VolumeWords
{
    Q_DECLARE_TR_FUNCTIONS(deck::ui::VolumeWords)

public:
    static QString problem(const VolumeProblem &problem);
    static QString problemsOf(VolumeField field, const QList<VolumeProblem> &problems);

    static Sentence accepted(const Operation &operation);
    static Sentence looking(const Operation &operation);
    static Sentence nothingYet(const Operation &operation);
    static Sentence refusal(const Operation &operation);
    static Sentence candidate(const Candidate &candidate);

    /// The banner of the main window, while an operation needs somebody.
    static Sentence undecided(const Operation &operation, const Fmt &fmt);

    static QString refusedTitle(const Operation &operation); ///< "data was not grown"
    static QString why(const Operation &operation);          ///< what the service said, in plain words, and what to do
    static QString doneTitle(const Operation &operation);
    static QString doneText(const Operation &operation);

private:
    static QString nameOf(const Operation &operation);
};

} // namespace deck::ui
