// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reportoptions.h"

namespace deck {

/// `clusterdeck report`: opens the source, reads it once completely, writes one file, and ends. Needs a QCoreApplication whose
/// loop does not run yet, and no display. Gives the exit status: 0 done, 1 failed, with one line on stderr. A fleet that was
/// not read is never reported as an empty one, and the file appears whole or not at all.
int runReport(const ReportOptions &options);

} // namespace deck
