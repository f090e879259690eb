// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "result.h"

#include <QUrl>

namespace deck {

/// Whether this host is the computer itself: 127.0.0.0/8, ::1 or "localhost". Only there may the key travel unencrypted.
bool isLoopbackHost(const QString &host);

/// A base URL that a key may be sent to: https anywhere, http on loopback only, no user name, query or fragment. The result
/// has no trailing slash. The error is one line for people.
Result<QUrl> checkedServiceUrl(const QUrl &url);

} // namespace deck
