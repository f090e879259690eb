// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

namespace deck::emulator {

/// Start line and headers of one HTTP/1.1 message: as much as is needed to know where it ends (RFC 9112, section 6).
struct MessageHead
{
    enum class Framing { Length, Chunked, UntilClose };

    QByteArray startLine;
    qsizetype size = 0; ///< with the empty line
    Framing framing = Framing::Length;
    qint64 length = 0;  ///< of the body, for Framing::Length

    /// The three parts of the start line of a request.
    QByteArray method() const;
    QByteArray target() const;
};

enum class MessageKind { Request, Answer };

/// Nothing until the whole head is there.
std::optional<MessageHead> readHead(const QByteArray &bytes, MessageKind kind);
/// Where the message that begins with `head` ends within `bytes`; nothing until it is complete.
std::optional<qsizetype> endOfRequest(const QByteArray &bytes, const MessageHead &head);

} // namespace deck::emulator
