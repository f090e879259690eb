// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "account.h"
#include "listing.h"
#include "project.h"
#include "result.h"

#include <QByteArray>

namespace deck {

class JsonOddities;

/// `GET /whoami`. An answer without `project_id` is no answer: it is what the app asks for.
Result<Account> decodeAccount(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities);

/// One page of `GET /projects`.
Result<Page<Project>> decodeProjectPage(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities);

} // namespace deck
