// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaosuser.h"

namespace deck {

namespace {

/// Of an operation that the user decides on again: he has long forgotten the first try.
constexpr int mostTries = 20;

} // namespace

void ChaosUser::wishSomething()
{
    const int kind = m_dice.within(0, 9);
    if (kind <= 3)
        wishCreation();
    else if (kind <= 7)
        wishScale();
    else
        wishDeletion();
}

void ChaosUser::wishCreation()
{
    const SnapshotPtr fleet = m_world.session().snapshot();
    Wish wish;
    wish.name = QStringLiteral("chaos-%1").arg(m_wishes.size());
    const int standard = m_dice.within(1, 2);
    const int preemptible = m_dice.within(0, 2);
    const int choice = m_dice.within(0, 100);
    if (fleet->regions.isEmpty())
        return; // the app does not know yet what there is to buy
    const Region region = fleet->regions.at(choice % fleet->regions.size());
    wish.spec.name = wish.name;
    wish.spec.region = region.name;
    wish.spec.gpuType = region.gpuTypes.at(choice % region.gpuTypes.size());
    wish.spec.driver = region.drivers.first();
    wish.spec.standardGpus = gpusPerNode * standard;
    wish.spec.preemptibleGpus = gpusPerNode * preemptible;
    wish.spec.project = ProjectId(QStringLiteral("demo-project"));
    ask(m_wishes.emplaceBack(wish));
}

std::optional<ClusterEntry> ChaosUser::clusterToChange()
{
    QList<ClusterEntry> free;
    const SnapshotPtr fleet = m_world.session().snapshot();
    for (const ClusterEntry &entry : fleet->clusters) {
        const bool steady = entry.presence == Presence::Listed && entry.cluster.status != ClusterStatus::Deleting;
        if (steady && !isBusy(entry.cluster.id))
            free.append(entry);
    }
    const int choice = m_dice.within(0, 100);
    if (free.isEmpty())
        return std::nullopt;
    return free.at(choice % free.size());
}

bool ChaosUser::isBusy(const ClusterId &cluster) const
{
    return std::ranges::any_of(m_wishes, [&](const Wish &wish) { return wish.cluster == cluster && wish.outcome == Outcome::Open; });
}

void ChaosUser::wishScale()
{
    const int standard = gpusPerNode * m_dice.within(1, 3);
    const int preemptible = gpusPerNode * m_dice.within(0, 3);
    const int which = m_dice.within(1, 3);
    const auto entry = clusterToChange();
    if (!entry)
        return;
    Wish wish;
    wish.kind = Operation::Kind::Scale;
    wish.name = entry->cluster.name;
    wish.cluster = entry->cluster.id;
    if ((which & 1) && entry->cluster.standardGpus != standard)
        wish.scale.standardGpus = standard;
    if ((which & 2) && entry->cluster.desiredPreemptibleGpus != preemptible)
        wish.scale.preemptibleGpus = preemptible;
    if (!wish.scale.isEmpty())
        ask(m_wishes.emplaceBack(wish));
}

void ChaosUser::wishDeletion()
{
    const auto entry = clusterToChange();
    if (!entry)
        return;
    Wish wish;
    wish.kind = Operation::Kind::Delete;
    wish.name = entry->cluster.name;
    wish.cluster = entry->cluster.id;
    ask(m_wishes.emplaceBack(wish));
}

void ChaosUser::ask(Wish &wish)
{
    ++wish.tries;
    LiveSession &session = m_world.session();
    switch (wish.kind) {
    case Operation::Kind::Create:
        wish.operation = session.create(wish.spec);
        return;
    case Operation::Kind::Scale: {
        const SnapshotPtr fleet = session.snapshot();
        const ClusterEntry *entry = fleet->find(wish.cluster);
        if (entry)
            wish.operation = session.scale(entry->cluster, wish.scale);
        else
            wish.outcome = Outcome::Refused; // no longer there to be asked for
        return;
    }
    case Operation::Kind::CreateVolume:
    case Operation::Kind::GrowVolume:
    case Operation::Kind::DeleteVolume:
        break;
    case Operation::Kind::Delete:
        wish.operation = session.remove(wish.cluster);
        return;
    }
}

void ChaosUser::lookAfterAll()
{
    for (Wish &wish : m_wishes) {
        if (wish.outcome == Outcome::Open)
            lookAfter(wish);
    }
    // The app asks again after a restart about what it had no time to write down.
    const QList<Operation> all = m_world.session().operations();
    for (const Operation &operation : all) {
        const auto open = std::ranges::find_if(m_wishes, [&](const Wish &wish) {
            return wish.operation == operation.id && wish.outcome == Outcome::Open;
        });
        if (operation.needsDecision() && open == m_wishes.end())
            decideAgain(operation);
    }
}

void ChaosUser::lookAfter(Wish &wish)
{
    const auto operation = m_world.session().operation(wish.operation);
    if (!operation) {
        // Open intents are read from disk a moment after a restart. One that is not there was never written, so that
        // nothing was sent either: whoever wants it asks again.
        if (m_world.openFor() > std::chrono::seconds(1))
            ask(wish);
        return;
    }
    if (operation->needsDecision() && m_dice.chance(60))
        decide(wish, *operation);
    if (!operation->isOver())
        return;
    if (operation->state == Operation::State::Succeeded) {
        wish.outcome = Outcome::Done;
        wish.cluster = operation->cluster;
    } else if (operation->state == Operation::State::Refused) {
        const bool again = wish.kind == Operation::Kind::Create && wish.tries < mostTries && m_dice.chance(50);
        if (again)
            ask(wish);
        else
            wish.outcome = Outcome::Refused;
    }
}

void ChaosUser::decide(Wish &wish, const Operation &operation)
{
    if (operation.state == Operation::State::Found) {
        if (operation.candidates.size() != 1)
            m_complaints += QStringLiteral("%1 candidates for %2").arg(operation.candidates.size()).arg(wish.name);
        const Candidate candidate = operation.candidates.first();
        if (candidate.name != wish.name)
            m_complaints += QStringLiteral("%1 was offered for %2").arg(candidate.name, wish.name);
        wish.cluster = candidate.id;
        wish.outcome = Outcome::Done;
        m_world.session().adopt(operation.id, candidate.id);
        return;
    }
    m_world.session().dismiss(operation.id);
    // A change that met other counts than the user had seen is not wanted any more.
    if (operation.state == Operation::State::Conflict)
        wish.outcome = Outcome::Refused;
    else
        ask(wish);
}

void ChaosUser::decideAgain(const Operation &operation)
{
    const auto wish = std::ranges::find(m_wishes, operation.id, &Wish::operation);
    const bool isMine = wish != m_wishes.end() && operation.state == Operation::State::Found
        && operation.candidates.first().id == wish->cluster;
    if (isMine)
        m_world.session().adopt(operation.id, wish->cluster);
    else
        m_world.session().dismiss(operation.id);
}

bool ChaosUser::isSettled() const
{
    const QList<Operation> all = m_world.session().operations();
    const bool decided = std::ranges::none_of(m_wishes, [](const Wish &wish) { return wish.outcome == Outcome::Open; });
    return decided && std::ranges::all_of(all, [](const Operation &operation) { return operation.isOver(); });
}

} // namespace deck
