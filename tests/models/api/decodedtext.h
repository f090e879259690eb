// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "account.h"
#include "billingusage.h"
#include "cluster.h"
#include "error.h"
#include "project.h"
#include "region.h"
#include "volume.h"

namespace deck {

// Everything a decoded value holds as indented "field: value" lines; what is empty or unknown has no line. A word that we do
// not know ends in "(unrecognised)".
QString decodedText(const Cluster &cluster);
QString decodedText(const Remediation &remediation);
QString decodedText(const Volume &volume);
QString decodedText(const Region &region);
QString decodedText(const Account &account);
QString decodedText(const Project &project);
QString decodedText(const BillingUsage &usage);
QString decodedText(const Error &error);

template <class T>
QString decodedText(const QList<T> &entries)
{
    QString all = QStringLiteral("entries: %1\n").arg(entries.size());
    for (const T &entry : entries)
        all += decodedText(entry);
    return all;
}

} // namespace deck
