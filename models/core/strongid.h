// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHashFunctions>
#include <QMetaType>
#include <QString>

#include <compare>
#include <functional>

namespace deck {

/// A server's identifier that cannot be passed where another kind is meant. Compared byte by byte, never by locale.
template <class Tag>
class StrongId
{
public:
    StrongId() = default;
    explicit StrongId(QString text) : m_text(std::move(text)) {}

    const QString &toString() const { return m_text; }
    bool isEmpty() const { return m_text.isEmpty(); }

    bool operator==(const StrongId &other) const { return m_text == other.m_text; }
    std::strong_ordering operator<=>(const StrongId &other) const { return m_text.compare(other.m_text) <=> 0; }

    friend size_t qHash(const StrongId &id, size_t seed = 0) noexcept { return qHash(id.m_text, seed); }

private:
    QString m_text;
};

} // namespace deck

template <class Tag>
struct std::hash<deck::StrongId<Tag>>
{
    size_t operator()(const deck::StrongId<Tag> &id) const noexcept { return qHash(id); }
};
