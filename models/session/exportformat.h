// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace deck {

/// The formats in which the charges of a period can be written to a file.
enum class ExportFormat { Csv, Json };

} // namespace deck
