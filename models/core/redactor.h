// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "secret.h"

#include <QString>

namespace deck {

/// The one place that takes secrets out of text before it reaches a log, an error, an event, an intent or an export
/// (DESIGN.md, decision 12). It removes what was registered with `guardSecret` and what looks like a credential: bearer
/// and basic headers, JSON web tokens, Together keys, `kube_config` values, client key data, passwords in URLs.
QString redact(const QString &text);

/// From now on every exact occurrence of this secret is replaced too, whatever it looks like. Shorter than 6 bytes is
/// ignored: replacing "demo" everywhere would make logs unreadable without protecting anything.
void guardSecret(const Secret &secret);

} // namespace deck
