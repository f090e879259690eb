// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "account.h"
#include "availability.h"
#include "billingusage.h"
#include "cluster.h"
#include "listing.h"
#include "project.h"
#include "region.h"

namespace deck {

/// What a decoded value claims, one claim a line ("node n1 gpus=8"). What is not known claims nothing: an answer that says less
/// may lose lines, and must not gain any.
QStringList factsOf(const Cluster &cluster);
QStringList factsOf(const Volume &volume);
QStringList factsOf(const Region &region);
QStringList factsOf(const Availability &availability);
QStringList factsOf(const Remediation &remediation);
QStringList factsOf(const BillingUsage &usage);
QStringList factsOf(const BillingWindow &window);
QStringList factsOf(const Account &account);
QStringList factsOf(const Project &project);

/// Where the next page is, or that there certainly is none, and whether nothing is missing on this one.
template <class T>
QStringList factsOf(const Page<T> &page)
{
    QStringList lines;
    if (!page.next.isEmpty())
        lines.append(QStringLiteral("next page ") + page.next);
    if (page.whole)
        lines.append(page.next.isEmpty() ? QStringLiteral("nothing more") : QStringLiteral("whole page"));
    for (const T &entry : page.entries)
        lines += factsOf(entry);
    return lines;
}

/// The lines of `now` that `before` does not have.
QStringList invented(const QStringList &now, QStringList before);

} // namespace deck
