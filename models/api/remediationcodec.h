// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "listing.h"
#include "remediation.h"
#include "result.h"

#include <QByteArray>

namespace deck {

class JsonOddities;

/// One repair, the answer to create, read, approve, reject and cancel. Without `id` it is a Decode error.
Result<Remediation> decodeRemediation(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities);

/// One page of repairs. It is the last one when `has_next` is false or there is no token to go on with; where
/// the two do not agree, or an entry could not be read, it is not whole.
Result<Page<Remediation>> decodeRemediationPage(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities);

/// The bodies that are sent. What is empty is left out.
QByteArray encodeRemediation(RemediationMode mode, const QString &reason);
QByteArray encodeApproval(const QString &comment, std::optional<RemediationMode> otherMode);
QByteArray encodeRejection(const QString &comment);

} // namespace deck
