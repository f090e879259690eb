// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remediationapi.h"

#include "apipath.h"
#include "fetchall.h"
#include "remediationcodec.h"

namespace deck {
namespace {

using Method = HttpRequest::Method;

QString listPath(const ClusterId &cluster, const InstanceId &instance)
{
    return apiPath(QLatin1String("/compute/clusters/{}/instances/{}/remediations"), {cluster.toString(), instance.toString()});
}

/// `action` is empty or begins with "/".
QString onePath(const RemediationKey &key, const QString &action = {})
{
    const QString path = apiPath(QLatin1String("/compute/clusters/{}/instances/{}/remediations/{}"),
                                 {key.cluster.toString(), key.instance.toString(), key.id.toString()});
    return path.isEmpty() ? path : path + action;
}

/// The service joins the values of one filter with commas (facts.md, 1.1). A value without a word filters nothing.
template <class E>
void addFilter(HttpRequest &request, const QString &name, const QList<E> &values)
{
    QStringList words;
    for (const E value : values) {
        const QString word = apiWord(value);
        if (!word.isEmpty())
            words.append(word);
    }
    if (!words.isEmpty())
        request.query.append({name, words.join(QLatin1Char(','))});
}

HttpRequest listRequest(const RemediationQuery &query)
{
    const InstanceId all(QStringLiteral("-"));
    HttpRequest request(Method::Get, listPath(query.cluster, query.instance.isEmpty() ? all : query.instance));
    addFilter(request, QStringLiteral("mode"), query.modes);
    addFilter(request, QStringLiteral("state"), query.states);
    addFilter(request, QStringLiteral("trigger"), query.triggers);
    request.query.append({QStringLiteral("page_size"), QString::number(query.pageSize)});
    return request;
}

Error incomplete()
{
    return Error(Error::Kind::Invalid, QStringLiteral("a repair needs a cluster, one node, an id of its own and a known mode"));
}

Error notForApproval()
{
    return Error(Error::Kind::Invalid, QStringLiteral("a repair cannot be approved with this mode"));
}

} // namespace

Task<Result<Fetched<Listing<Remediation>>>> RemediationApi::fetchRemediations(RemediationQuery query, std::stop_token stop)
{
    return fetchAll<Remediation>(m_transport, listRequest(query), QStringLiteral("page_token"), decodeRemediationPage, stop);
}

Task<Result<Fetched<Page<Remediation>>>> RemediationApi::fetchRemediationPage(RemediationQuery query, QString after, std::stop_token stop)
{
    HttpRequest request = listRequest(query);
    if (!after.isEmpty())
        request.query.append({QStringLiteral("page_token"), after});
    return fetch<Page<Remediation>>(m_transport, request, decodeRemediationPage, stop);
}

Task<Result<Fetched<Remediation>>> RemediationApi::fetchRemediation(RemediationKey key, std::stop_token stop)
{
    return fetch<Remediation>(m_transport, HttpRequest(Method::Get, onePath(key)), decodeRemediation, stop);
}

Task<Result<Fetched<Remediation>>> RemediationApi::createRemediation(RemediationSpec spec, std::stop_token stop)
{
    if (!spec.isComplete())
        return refused<Remediation>(incomplete());
    HttpRequest request(Method::Post, listPath(spec.cluster, spec.instance), encodeRemediation(spec.mode, spec.reason));
    request.query.append({QStringLiteral("remediation_id"), spec.ownId.toString()});
    return submit<Remediation>(m_transport, request, decodeRemediation, stop);
}

Task<Result<Fetched<Remediation>>> RemediationApi::approveRemediation(RemediationKey key, QString comment,
                                                                      std::optional<RemediationMode> otherMode, std::stop_token stop)
{
    if (otherMode && !mayBeApprovedAs(*otherMode))
        return refused<Remediation>(notForApproval());
    const HttpRequest request(Method::Post, onePath(key, QStringLiteral("/approve")), encodeApproval(comment, otherMode));
    return submit<Remediation>(m_transport, request, decodeRemediation, stop);
}

Task<Result<Fetched<Remediation>>> RemediationApi::rejectRemediation(RemediationKey key, QString comment, std::stop_token stop)
{
    const HttpRequest request(Method::Post, onePath(key, QStringLiteral("/reject")), encodeRejection(comment));
    return submit<Remediation>(m_transport, request, decodeRemediation, stop);
}

Task<Result<Fetched<Remediation>>> RemediationApi::cancelRemediation(RemediationKey key, std::stop_token stop)
{
    return submit<Remediation>(m_transport, HttpRequest(Method::Post, onePath(key, QStringLiteral("/cancel"))), decodeRemediation, stop);
}

} // namespace deck
