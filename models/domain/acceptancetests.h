// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace deck {

/// `acceptance_tests_params`: which tests run before a cluster is ready. Sources disagree on what happens when nothing is sent
/// (facts.md, trap 11), so ServiceDefault sends nothing and promises nothing. The others name the depth of the DCGM run.
enum class AcceptanceTests { ServiceDefault, Off, Short, Medium, Long, Extended };

} // namespace deck
