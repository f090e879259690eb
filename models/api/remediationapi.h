// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fetched.h"
#include "listing.h"
#include "remediationquery.h"
#include "remediationspec.h"
#include "result.h"
#include "task.h"

#include <stop_token>

namespace deck {

class HttpTransport;

/// Repairs of nodes. The transport outlives it. Errors as in HttpTransport::send; a repair in the wrong state is Http 409.
/// After an Ambiguous `createRemediation`, `fetchRemediation` with our own id tells whether it was made.
class RemediationApi
{
public:
    explicit RemediationApi(HttpTransport &transport) : m_transport(transport) {}

    /// All pages.
    Task<Result<Fetched<Listing<Remediation>>>> fetchRemediations(RemediationQuery query, std::stop_token stop);
    /// One page; `after` is the `next` of the page before, or empty for the first.
    Task<Result<Fetched<Page<Remediation>>>> fetchRemediationPage(RemediationQuery query, QString after, std::stop_token stop);
    Task<Result<Fetched<Remediation>>> fetchRemediation(RemediationKey key, std::stop_token stop);

    /// Sends `ownId` along, once. An incomplete spec is Invalid and is not sent. The id in the answer is the service's last word.
    Task<Result<Fetched<Remediation>>> createRemediation(RemediationSpec spec, std::stop_token stop);
    /// A mode that may not be approved is Invalid. The suggestion can have changed since it was read: read it again before.
    Task<Result<Fetched<Remediation>>> approveRemediation(RemediationKey key, QString comment,
                                                          std::optional<RemediationMode> otherMode, std::stop_token stop);
    Task<Result<Fetched<Remediation>>> rejectRemediation(RemediationKey key, QString comment, std::stop_token stop);
    Task<Result<Fetched<Remediation>>> cancelRemediation(RemediationKey key, std::stop_token stop);

private:
    HttpTransport &m_transport;
};

} // namespace deck
