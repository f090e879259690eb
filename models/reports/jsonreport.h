// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report.h"

#include <QByteArray>

namespace deck {

/// The whole report as JSON, schema "clusterdeck-cost-report/1". Money and hours are texts: `…_usd` with six decimals,
/// `…_exact` as a fraction of a dollar. Instants are UTC and end in Z; columns of another zone also carry that zone's own
/// stamps. Deterministic bytes.
QByteArray jsonReport(const Report &report);

} // namespace deck
