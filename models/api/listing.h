// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace deck {

/// One page of a list that comes in pages.
template <class T>
struct Page
{
    QList<T> entries;
    QString next; ///< what the next page is asked for with; empty on the last one
    /// Every entry could be read, and what was said about a next page too.
    bool whole = false;
};

/// All pages that were read. `complete` is false when the reading stopped early (too many pages, or a server that sends one
/// page again and again) or when a page was not whole. Then nothing can be said about what is not here.
template <class T>
struct Listing
{
    QList<T> entries;
    bool complete = false;
};

/// Pages of one listing that are read at most.
inline constexpr int mostPages = 100;

} // namespace deck
