// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "volumewords.h"

#include "errorwords.h"
#include "visibletext.h"

namespace deck::ui {
namespace {

using Kind = Operation::Kind;

/// The status number of a refusal of an attached volume is assumed (contract, VolumeInUse); the text decides for 400.
bool isInUse(const Error &error)
{
    return error.kind == Error::Kind::Http
        && (error.httpStatus == 409
            || (error.httpStatus == 400 && error.serverText.contains(QLatin1String("attached"), Qt::CaseInsensitive)));
}

} // namespace

QString VolumeWords::problem(const VolumeProblem &problem)
{
    switch (problem.rule) {
    case VolumeProblem::Rule::Required:
        return problem.field == VolumeField::Region ? tr("Choose a region.") : tr("Enter a name for the volume.");
    case VolumeProblem::Rule::BadCharacters:
        return tr("Use lower-case letters, digits and hyphens; begin and end with a letter or a digit.");
    case VolumeProblem::Rule::TooLong:
        return tr("At most %1 characters.").arg(problem.nearest);
    case VolumeProblem::Rule::BelowMinimum:
        return tr("Volumes come in whole TiB, from %1 on. Use %1.").arg(problem.nearest);
    case VolumeProblem::Rule::NotOffered:
        return tr("This region is not offered.");
    case VolumeProblem::Rule::NotLarger:
        return tr("The service only grows volumes; a smaller one needs its account team. Use %1 TiB or more.").arg(problem.nearest);
    case VolumeProblem::Rule::SizeUnknown:
        return tr("The service does not say how large this volume is, so no number is known to be larger.");
    }
    Q_UNREACHABLE();
}

QString VolumeWords::problemsOf(VolumeField field, const QList<VolumeProblem> &problems)
{
    QStringList words;
    for (const VolumeProblem &one : problems) {
        if (one.field == field)
            words.append(problem(one));
    }
    return words.join(QLatin1Char(' '));
}

QString VolumeWords::nameOf(const Operation &operation)
{
    const QString name = operation.volumeSpec.name;
    return visibleText(name.isEmpty() ? operation.volume.toString() : name, 60);
}

Sentence VolumeWords::accepted(const Operation &operation)
{
    switch (operation.kind) {
    case Kind::CreateVolume:
        return Sentence(tr("**The volume is being created.**"));
    case Kind::DeleteVolume:
        return Sentence(tr("**The volume is being deleted.**"));
    default:
        return Sentence(tr("**The new size was accepted.**"));
    }
}

Sentence VolumeWords::looking(const Operation &operation)
{
    switch (operation.kind) {
    case Kind::CreateVolume:
        return Sentence(tr("**The answer did not arrive.** The volume may have been created. Volumes are read to find out; nothing is "
                           "sent again."));
    case Kind::DeleteVolume:
        return Sentence(tr("**The answer did not arrive.** The volume may have been deleted. It is read to find out; nothing is sent "
                           "again."));
    default:
        return Sentence(tr("**The answer did not arrive.** The volume may have grown. It is read to find out; nothing is sent again."));
    }
}

Sentence VolumeWords::nothingYet(const Operation &operation)
{
    switch (operation.kind) {
    case Kind::CreateVolume:
        return Sentence(tr("**Two looks found no such volume.** It is still possible that one appears. Nothing is sent again unless "
                           "you do it."));
    case Kind::DeleteVolume:
        return Sentence(tr("**Two looks found the volume still there.** It is still possible that it goes. Nothing is sent again "
                           "unless you do it."));
    default:
        return Sentence(tr("**Two looks found the size unchanged.** It is still possible that it grows. Nothing is sent again unless "
                           "you do it."));
    }
}

QString VolumeWords::why(const Operation &operation)
{
    if (!operation.error)
        return tr("Nothing was sent.");
    const Error &error = *operation.error;
    if (operation.kind == Kind::DeleteVolume && isInUse(error))
        return tr("It is attached to a cluster. Delete that cluster first, or keep the volume.");
    if (operation.kind != Kind::CreateVolume && error.httpStatus == 404)
        return tr("The service has no such volume any more.");
    if (error.kind == Error::Kind::Invalid && operation.kind == Kind::GrowVolume)
        return tr("The service only grows volumes, and this would not be larger. Nothing was sent.");
    return (ErrorWords::sentence(error) + QLatin1Char(' ') + ErrorWords::advice(error)).trimmed();
}

Sentence VolumeWords::refusal(const Operation &operation)
{
    return Sentence(tr("**%1.** %2"), {refusedTitle(operation), why(operation)});
}

Sentence VolumeWords::candidate(const Candidate &candidate)
{
    return Sentence(tr("**This may be it:** ``%1``, ``%2``. The service does not say when it was made."),
                    {visibleText(candidate.name), visibleText(candidate.volume.toString())});
}

Sentence VolumeWords::undecided(const Operation &operation, const Fmt &fmt)
{
    const QString name = nameOf(operation);
    const QString at = fmt.timeZone(operation.startedAt);
    const QString now = operation.volumeNowTib ? fmt.tib(*operation.volumeNowTib) : Fmt::unknown();
    switch (operation.state) {
    case Operation::State::Looking:
        return operation.kind == Kind::CreateVolume
            ? Sentence(tr("**It is not known whether the volume %1 was created.** The answer was lost at %2. The volumes are read to find "
                          "out; nothing is sent again."),
                       {name, at})
            : Sentence(tr("**It is not known whether the change of the volume %1 arrived.** The answer was lost at %2. The volume is read "
                          "to find out; nothing is sent again."),
                       {name, at});
    case Operation::State::Found:
        return Sentence(tr("**Is this the volume %1 you created?** The answer was lost at %2, and a volume of that name has appeared since."),
                        {name, at});
    case Operation::State::Conflict:
        return operation.mayHaveBeenSent
            ? Sentence(tr("**The volume %1 was changed by someone else.** The answer to your change was lost at %2, and it has %3 now. "
                          "Nothing is sent again unless you do it."),
                       {name, at, now})
            : Sentence(tr("**The volume %1 was changed by someone else.** It has %3 now. Your change of %2 was held back; nothing was sent."),
                       {name, at, now});
    default:
        return operation.kind == Kind::CreateVolume
            ? Sentence(tr("**No volume %1 has appeared.** The answer to creating it was lost at %2. Two looks found none; it can still "
                          "appear."),
                       {name, at})
            : Sentence(tr("**The volume %1 looks unchanged.** The answer to changing it was lost at %2. It can still change."), {name, at});
    }
}

QString VolumeWords::refusedTitle(const Operation &operation)
{
    const QString name = nameOf(operation);
    switch (operation.kind) {
    case Kind::CreateVolume:
        return tr("The volume %1 was not created").arg(name);
    case Kind::DeleteVolume:
        return tr("The volume %1 was not deleted").arg(name);
    default:
        return tr("The volume %1 was not grown").arg(name);
    }
}

QString VolumeWords::doneTitle(const Operation &operation)
{
    const QString name = nameOf(operation);
    switch (operation.kind) {
    case Kind::CreateVolume:
        return tr("The volume %1 is being created").arg(name);
    case Kind::DeleteVolume:
        return tr("The volume %1 is being deleted").arg(name);
    default:
        return tr("The volume %1 grows to %2 TiB").arg(name).arg(operation.volumeSpec.sizeTib);
    }
}

QString VolumeWords::doneText(const Operation &operation)
{
    switch (operation.kind) {
    case Kind::CreateVolume:
        return tr("It costs from now on, attached to a cluster or not.");
    case Kind::DeleteVolume:
        return tr("Its history and costs stay here.");
    default:
        return tr("It cannot be made smaller again.");
    }
}

} // namespace deck::ui
