// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "csvstyle.h"
#include "report.h"

#include <QByteArray>

namespace deck {

/// One record a charge under one header record. Instants are UTC and end in Z, amounts have six decimals and add up to the
/// report's total. What has no price has an empty amount, never 0. Deterministic bytes.
QByteArray csvReport(const Report &report, const CsvStyle &style);

} // namespace deck
