// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "apicall.h"
#include "listing.h"

#include <QSet>

#include <algorithm>

namespace deck {

/// Entries of a list that moved between two pages come twice: the later one is kept, in the place of the first.
template <class T>
void appendPage(QList<T> &entries, const QList<T> &page)
{
    for (const T &entry : page) {
        const auto known = std::ranges::find(entries, entry.id, &T::id);
        if (known == entries.end())
            entries.append(entry);
        else
            *known = entry;
    }
}

/// Page after page until there is no next one. `request` asks for the first; `cursor` names the query field that carries
/// `Page::next`. An error on any page is the error of the whole: half a list would look like one with entries gone.
template <class T>
Task<Result<Fetched<Listing<T>>>> fetchAll(HttpTransport &transport, HttpRequest request, QString cursor, Decoder<Page<T>> decode,
                                           std::stop_token stop)
{
    const QList<std::pair<QString, QString>> query = request.query;
    Listing<T> all;
    Instant at;
    QSet<QString> asked;
    bool whole = true;
    for (int pages = 0; pages < mostPages; ++pages) {
        const auto page = co_await fetch(transport, request, decode, stop);
        if (!page)
            co_return page.error();
        at = page->receivedAt;
        appendPage(all.entries, page->value.entries);
        const QString next = page->value.next;
        whole = whole && page->value.whole;
        all.complete = next.isEmpty() && whole;
        if (next.isEmpty() || asked.contains(next))
            break;
        asked.insert(next);
        request.query = query;
        request.query.append({cursor, next});
    }
    co_return Fetched<Listing<T>>(all, at);
}

} // namespace deck
