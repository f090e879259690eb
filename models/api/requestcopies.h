// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clusterspec.h"
#include "requestcopy.h"

#include <QUrl>

namespace deck {

// The creation of a cluster in forms that other tools take. All are made from the body that encodeClusterSpec gives, so that
// none can ask for something else; what a tool has no word for is named in `leftOut` instead of being dropped silently.

/// The body itself, indented.
RequestCopy jsonCopy(const ClusterSpec &spec);

/// For a POSIX shell. The key is the variable TOGETHER_API_KEY, expanded by the shell that runs it.
RequestCopy curlCopy(const ClusterSpec &spec, const QUrl &baseUrl);

/// `tg beta clusters create`, a name that newer versions of the official CLI keep as an alias (facts.md, 1). Options as in
/// together-py, src/together/lib/cli/api/clusters/create.py: it can name a driver by id since 2.40.
RequestCopy commandCopy(const ClusterSpec &spec);

/// A `together_beta_cluster` resource. Fields as in terraform-provider-together, internal/services/beta_cluster/model.go:
/// drivers by pair only, volumes by id only, billing always on demand.
RequestCopy terraformCopy(const ClusterSpec &spec);

} // namespace deck
