// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace deck {

/// A key, token or password. It cannot be streamed, compared to text or turned into a QString by accident; `reveal()` is
/// called only where the bytes go on the wire or into the keychain.
class Secret
{
public:
    Secret() = default;
    explicit Secret(QByteArray bytes) : m_bytes(std::move(bytes)) {}

    bool isEmpty() const { return m_bytes.isEmpty(); }
    const QByteArray &reveal() const { return m_bytes; }

    bool operator==(const Secret &) const = default;

private:
    QByteArray m_bytes;
};

template <class Stream>
Stream &operator<<(Stream &stream, const Secret &secret) = delete;

} // namespace deck
