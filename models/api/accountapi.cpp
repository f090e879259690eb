// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "accountapi.h"

#include "accountcodec.h"
#include "fetchall.h"

namespace deck {
namespace {

HttpRequest projectsRequest()
{
    HttpRequest request(HttpRequest::Method::Get, QStringLiteral("/projects"));
    request.query.append({QStringLiteral("limit"), QStringLiteral("100")});
    return request;
}

} // namespace

Task<Result<Fetched<Account>>> AccountApi::fetchAccount(std::stop_token stop)
{
    return fetch<Account>(m_transport, HttpRequest(HttpRequest::Method::Get, QStringLiteral("/whoami")), decodeAccount, stop);
}

Task<Result<Fetched<Listing<Project>>>> AccountApi::fetchProjects(std::stop_token stop)
{
    return fetchAll<Project>(m_transport, projectsRequest(), QStringLiteral("after"), decodeProjectPage, stop);
}

Task<Result<Fetched<Page<Project>>>> AccountApi::fetchProjectPage(QString after, std::stop_token stop)
{
    HttpRequest request = projectsRequest();
    if (!after.isEmpty())
        request.query.append({QStringLiteral("after"), after});
    return fetch<Page<Project>>(m_transport, request, decodeProjectPage, stop);
}

} // namespace deck
