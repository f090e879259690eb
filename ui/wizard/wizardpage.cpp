// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wizardpage.h"

#include "specwords.h"

namespace deck::ui {

QString WizardPage::wordsFor(SpecField field, const QList<SpecProblem> &problems, bool all)
{
    QList<SpecProblem> shown;
    for (const SpecProblem &problem : problems) {
        if (all || problem.rule != SpecProblem::Rule::Required)
            shown.append(problem);
    }
    return SpecWords::problemsOf(field, shown);
}

} // namespace deck::ui
