// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clusterspec.h"

#include <QCoreApplication>

namespace deck::ui {

/// Broken rules of a request in words, for the field they belong to.
class SpecWords
{
    Q_DECLARE_TR_FUNCTIONS(deck::ui::SpecWords)

public:
    static QString problem(const SpecProblem &problem);
    /// All problems of one field as one text; empty when there are none.
    static QString problemsOf(SpecField field, const QList<SpecProblem> &problems);
};

} // namespace deck::ui
