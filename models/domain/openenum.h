// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <utility>

namespace deck {

/// A value of a server's enum, which is an open set: `value` is `E::Unrecognised` for what we do not know, and `raw` always
/// keeps the server's word, which is what people see then (DESIGN.md, decision 11). A missing field is `E::Missing`.
template <class E>
struct Open
{
    Open() = default;
    Open(E known, QString word) : value(known), raw(std::move(word)) {}

    E value = E::Missing;
    QString raw;

    bool operator==(const Open &) const = default;
    bool operator==(E other) const { return value == other; }
};

/// A table of a server's words and what they mean.
template <class E, size_t N>
using ApiWords = std::array<std::pair<const char *, E>, N>;

template <class E, size_t N>
Open<E> openFromApi(const ApiWords<E, N> &words, const QString &word)
{
    if (word.isEmpty())
        return {};
    for (const auto &[name, value] : words) {
        if (word == QLatin1String(name))
            return {value, word};
    }
    return {E::Unrecognised, word};
}

/// The other way round; nothing for what has no word.
template <class E, size_t N>
QString apiWordIn(const ApiWords<E, N> &words, E wanted)
{
    for (const auto &[name, value] : words) {
        if (value == wanted)
            return QString::fromLatin1(name);
    }
    return {};
}

} // namespace deck
