// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "httpmessage.h"
#include "world.h"

namespace deck::emulator {

/// One page of the repairs of an instance, or of all if `instanceId` is "-" (facts.md, section 1.1). Filters `mode`, `state`
/// and `trigger` (with or without [] behind the name) may be repeated and hold several values between commas. `order_by` is
/// a time of the answer, `state`, `mode` or `id`, with asc or desc behind it; newest first without it. A page has 50
/// entries unless `page_size` says otherwise, and never more than 100. Orders, sizes and the form of the token are our own
/// choice; nothing is published.
HttpReply listRemediations(const Cluster &cluster, const QString &instanceId, const QUrlQuery &query);

} // namespace deck::emulator
