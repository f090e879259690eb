// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1String>
#include <QString>
#include <QStringList>

namespace deck {

/// "/compute/clusters/{}/instances/{}" with each "{}" replaced by an id, percent-encoded. Empty when one of the ids cannot
/// stand in a path; such a request is never sent (see `fetch` and `submit`).
QString apiPath(QLatin1String pattern, const QStringList &ids = {});

} // namespace deck
