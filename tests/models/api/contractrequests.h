// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMap>
#include <QStringList>

namespace deck {

/// What we send where the example of a request stands. `sent` is empty for requests that the app has no use for. `aside` are
/// dotted fields that differ, and are not compared: those that we leave out and those that we add.
struct SentRequest
{
    QByteArray sent;
    QStringList aside;
};

/// For each example of a request body in the contract.
const QMap<QString, SentRequest> &contractRequests();

} // namespace deck
