// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "result.h"

#include <QByteArray>
#include <QJsonObject>

namespace deck {

class JsonOddities;

/// The JSON object that an answer to a read must be. Nothing (204), HTML, half a JSON, an array, and a 200 with an error
/// inside (`error`, or `code` with `message`) are all Decode errors: none of them is ever taken for an empty fleet. Bytes that
/// are no UTF-8 are replaced and noted, so that one broken name does not hide a whole fleet.
Result<QJsonObject> parseJsonBody(const QByteArray &body, const QByteArray &contentType, JsonOddities *oddities = nullptr);

/// The Decode error for an object that is JSON but not what was asked for; with the server's words, if it says any.
Error unexpectedBody(const QString &detail, const QJsonObject &object);

} // namespace deck
