// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster.h"
#include "confirmpanel.h"
#include "fmt.h"
#include "ratecard.h"

#include <QCoreApplication>

namespace deck::ui {

/// The confirmation before a cluster is deleted: what is lost, what stays, what it goes on to cost (design-system.md, section
/// 10). The exact name must be typed.
class DeleteWords
{
    Q_DECLARE_TR_FUNCTIONS(deck::ui::DeleteWords)

public:
    static Confirmation deletion(const Cluster &cluster, const RateCard &card, Instant now, const Fmt &fmt);

private:
    static Fact volumeFact(const Volume &volume, const RateCard &card, Instant now, const Fmt &fmt);
};

} // namespace deck::ui
