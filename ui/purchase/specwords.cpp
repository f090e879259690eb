// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "specwords.h"

#include <QStringList>

namespace deck::ui {
namespace {

QString required(SpecField field)
{
    switch (field) {
    case SpecField::Name: return SpecWords::tr("Enter a name.");
    case SpecField::Type: return SpecWords::tr("Choose Kubernetes or Slurm.");
    case SpecField::Region: return SpecWords::tr("Choose a region.");
    case SpecField::Gpu: return SpecWords::tr("Choose a GPU type.");
    case SpecField::Driver: return SpecWords::tr("Choose a driver.");
    case SpecField::Volume: return SpecWords::tr("Enter a name for the volume.");
    case SpecField::SlurmSharedMemory: return SpecWords::tr("Enter the shared memory in GiB, at least 1.");
    case SpecField::Project: return SpecWords::tr("Enter a project.");
    case SpecField::Period: return SpecWords::tr("Say how long the capacity is needed.");
    case SpecField::Oidc: return SpecWords::tr("Sign-in needs issuer, client, user claim and group claim.");
    case SpecField::StandardGpus:
    case SpecField::PreemptibleGpus:
    case SpecField::PeriodStart: break;
    }
    return SpecWords::tr("Enter a number of GPUs.");
}

} // namespace

QString SpecWords::problem(const SpecProblem &problem)
{
    const QList<int> &nearest = problem.nearest;
    switch (problem.rule) {
    case SpecProblem::Rule::Required: return required(problem.field);
    case SpecProblem::Rule::NotMultipleOfEight:
        return nearest.size() == 2 ? tr("GPUs come in steps of 8. Use %1 or %2.").arg(nearest[0]).arg(nearest[1])
                                   : tr("GPUs come in steps of 8.");
    case SpecProblem::Rule::BelowMinimum: return tr("At least %1.").arg(nearest.isEmpty() ? 0 : nearest.first());
    case SpecProblem::Rule::OutOfRange:
        return nearest.size() == 2 ? tr("From %1 to %2.").arg(nearest[0]).arg(nearest[1]) : tr("This value is not allowed.");
    case SpecProblem::Rule::EndBeforeStart: return tr("The end must be after the start.");
    case SpecProblem::Rule::InPast: return tr("This moment has passed.");
    case SpecProblem::Rule::NotHttps: return tr("Enter an address that begins with https://, without user name or password.");
    case SpecProblem::Rule::NeedsKubernetes: return tr("Preemptible nodes are offered for Kubernetes clusters only.");
    case SpecProblem::Rule::NeedsProject: return tr("Preemptible capacity needs a project. Enter one in the first step.");
    case SpecProblem::Rule::NotOffered:
        switch (problem.field) {
        case SpecField::Gpu: return tr("This region does not offer this GPU type.");
        case SpecField::Driver: return tr("This region does not offer this driver.");
        default: return tr("This region is not offered.");
        }
    case SpecProblem::Rule::BadCharacters:
        return tr("Use lower-case letters, digits and hyphens; begin and end with a letter or a digit.");
    case SpecProblem::Rule::TooLong: return tr("At most %1 characters.").arg(nearest.isEmpty() ? 63 : nearest.first());
    }
    return {};
}

QString SpecWords::problemsOf(SpecField field, const QList<SpecProblem> &problems)
{
    QStringList words;
    for (const SpecProblem &one : problems) {
        if (one.field == field)
            words.append(problem(one));
    }
    return words.join(QLatin1Char(' '));
}

} // namespace deck::ui
