// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "result.h"

#include <QByteArray>
#include <QJsonObject>

namespace deck {

/// The JSON object that an answer to a read must be. Nothing (204), HTML, half a JSON, an array, and a 200 with an error
/// inside are all Decode errors: none of them is ever taken for an empty fleet.
Result<QJsonObject> parseJsonBody(const QByteArray &body, const QByteArray &contentType);

} // namespace deck
