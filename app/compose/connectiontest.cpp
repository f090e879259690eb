// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "connectiontest.h"

#include "accountapi.h"
#include "clusterapi.h"
#include "regionapi.h"
#include "sessionstack.h"

namespace deck {

namespace {

using Verdict = ConnectionCheck::Verdict;

} // namespace

ConnectionTest::ConnectionTest(HttpTransport &service, const ProjectId &wanted, std::function<Millis()> elapsed, Tell tell)
    : m_service(service), m_elapsed(std::move(elapsed)), m_tell(std::move(tell))
{
    m_found.wanted = wanted;
}

Task<ConnectionCheck> ConnectionTest::run(std::stop_token stop)
{
    const bool mayGoOn = co_await askForKey(stop);
    if (mayGoOn && !stop.stop_requested()) {
        const bool listed = co_await askForClusters(stop);
        if (listed && !stop.stop_requested()) {
            co_await askForRegions(stop);
        }
        if (listed && !stop.stop_requested()) {
            co_await askForProjects(stop);
        }
    }
    m_found.underWay.reset();
    m_found.preemptiblePossible = m_found.clustersListed == Verdict::Works && (!m_found.project.isEmpty() || !m_found.wanted.isEmpty());
    co_return m_found;
}

void ConnectionTest::begin(ConnectionCheck::Step step)
{
    m_begun = m_elapsed();
    m_found.underWay = step;
    m_tell(m_found);
}

void ConnectionTest::note(const Error &error)
{
    const bool answered = error.httpStatus > 0 && error.reason == Error::Reason::None;
    m_found.reachable = answered ? Verdict::Works : Verdict::Fails;
    const bool refused = error.httpStatus == 401 || error.httpStatus == 403;
    if (answered && refused && m_found.keyAccepted == Verdict::NotTried) {
        m_found.keyAccepted = Verdict::Fails;
        m_found.keyTook = took();
    }
}

Task<bool> ConnectionTest::askForKey(std::stop_token stop)
{
    begin(ConnectionCheck::Step::Key);
    AccountApi accounts(m_service);
    const auto account = co_await accounts.fetchAccount(stop);
    if (stop.stop_requested())
        co_return false;
    if (account) {
        m_found.reachable = m_found.keyAccepted = Verdict::Works;
        m_found.keyTook = took();
        m_found.organizationName = account->value.organizationName;
        m_found.project = account->value.project;
        m_found.projectName = account->value.projectName;
        co_return true;
    }
    if (SessionStack::saysNothing(account.error()))
        co_return true; // the clusters tell whether the key is accepted
    m_found.error = account.error();
    note(account.error());
    if (m_found.reachable == Verdict::Works) {
        m_found.keyAccepted = Verdict::Fails; // connecting asks the same question and would end here too
        m_found.keyTook = took();
    }
    co_return false;
}

Task<bool> ConnectionTest::askForClusters(std::stop_token stop)
{
    begin(ConnectionCheck::Step::Clusters);
    ClusterApi clusters(m_service);
    const ProjectId wholeKey;
    const auto list = co_await clusters.fetchClusters(wholeKey, stop);
    if (stop.stop_requested())
        co_return false;
    if (!list) {
        m_found.error = list.error();
        note(list.error());
        if (m_found.reachable == Verdict::Works && m_found.keyAccepted != Verdict::Fails) {
            m_found.clustersListed = Verdict::Fails;
            m_found.clustersTook = took();
        }
        co_return false;
    }
    m_found.reachable = m_found.keyAccepted = m_found.clustersListed = Verdict::Works;
    m_found.clusters = int(list->value.size());
    m_found.clustersTook = took();
    co_return true;
}

Task<> ConnectionTest::askForRegions(std::stop_token stop)
{
    begin(ConnectionCheck::Step::Regions);
    RegionApi regions(m_service);
    const auto list = co_await regions.fetchRegions(stop);
    m_found.regionsTook = took();
    m_found.regionsListed = list ? Verdict::Works : Verdict::Fails;
    if (list)
        m_found.regions = int(list->value.size());
    else
        m_found.regionsError = list.error();
}

Task<> ConnectionTest::askForProjects(std::stop_token stop)
{
    begin(ConnectionCheck::Step::Projects);
    AccountApi accounts(m_service);
    const auto list = co_await accounts.fetchProjects(stop);
    m_found.projectsTook = took();
    if (list) {
        m_found.projectsListed = Verdict::Works;
        m_found.projects = list->value.entries;
    } else if (!SessionStack::saysNothing(list.error())) {
        m_found.projectsListed = Verdict::Fails;
        m_found.projectsError = list.error();
    }
}

} // namespace deck
