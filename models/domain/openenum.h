// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

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

} // namespace deck
