// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace deck {

/// A request body as it may lie on disk: the same JSON, with sign-in settings, start-up scripts, settings of add-ons and
/// whatever is called a secret replaced by "[redacted]". Anything that is no JSON object gives nothing at all.
QByteArray withoutSecrets(const QByteArray &requestBody);

} // namespace deck
