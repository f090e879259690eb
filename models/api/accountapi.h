// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "account.h"
#include "fetched.h"
#include "listing.h"
#include "project.h"
#include "result.h"
#include "task.h"

#include <stop_token>

namespace deck {

class HttpTransport;

/// `/whoami` and `/projects`: whose key this is, and which projects it may see. Neither is in the service's published
/// document (facts.md, 1.1), so a 404 says nothing about the key. The transport outlives it.
class AccountApi
{
public:
    explicit AccountApi(HttpTransport &transport) : m_transport(transport) {}

    Task<Result<Fetched<Account>>> fetchAccount(std::stop_token stop);
    /// All pages.
    Task<Result<Fetched<Listing<Project>>>> fetchProjects(std::stop_token stop);
    /// One page; `after` is the `next` of the page before, or empty for the first.
    Task<Result<Fetched<Page<Project>>>> fetchProjectPage(QString after, std::stop_token stop);

private:
    HttpTransport &m_transport;
};

} // namespace deck
