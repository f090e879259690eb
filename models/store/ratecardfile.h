// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ratecard.h"
#include "result.h"

#include <QByteArray>

namespace deck {

/// A price book as JSON, for people to edit and to pass on (format in resources/prices/demo.json). Prices are decimal texts
/// ("3.36"), never JSON numbers, which would pass through floating point. An error names the file, the key and the line.
Result<RateCard> readRateCard(const QByteArray &json, const QString &fileName);
Result<RateCard> readRateCardFile(const QString &path);
/// Deterministic; what it writes reads back to the same card.
QByteArray writeRateCard(const RateCard &card);
/// The card of the demo, made up like the rest of it. For a live account no price is baked in (DESIGN.md, decision 7).
Result<RateCard> demoRateCard();

} // namespace deck
