// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "connectioncheck.h"
#include "task.h"

#include <functional>
#include <stop_token>

namespace deck {

class HttpTransport;

/// Tries a connection with the questions that the app will ask: whose key it is, the clusters, the regions, the projects. Only
/// reads. An older service does not know the first and the last one; that is no failure.
class ConnectionTest
{
public:
    using Tell = std::function<void(const ConnectionCheck &)>;

    /// `elapsed` measures how long answers take; `tell` hears of each step before and after it, but not of the outcome.
    ConnectionTest(HttpTransport &service, const ProjectId &wanted, std::function<Millis()> elapsed, Tell tell);

    /// What it has found when it was stopped is no outcome.
    Task<ConnectionCheck> run(std::stop_token stop);

private:
    Task<bool> askForKey(std::stop_token stop);
    Task<bool> askForClusters(std::stop_token stop);
    Task<> askForRegions(std::stop_token stop);
    Task<> askForProjects(std::stop_token stop);
    void begin(ConnectionCheck::Step step);
    Millis took() const { return m_elapsed() - m_begun; }
    /// Who answered, and whether the key was refused; the step's own verdict is the caller's.
    void note(const Error &error);

    HttpTransport &m_service;
    std::function<Millis()> m_elapsed;
    Tell m_tell;
    Millis m_begun{0};
    ConnectionCheck m_found;
};

} // namespace deck
