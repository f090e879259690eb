// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "messagehead.h"

#include <QByteArrayList>

namespace deck::emulator {

namespace {

/// The last chunk has length 0; trailers may follow it, and an empty line ends them.
std::optional<qsizetype> endOfChunks(const QByteArray &bytes, qsizetype from)
{
    while (true) {
        const qsizetype lineEnd = bytes.indexOf("\r\n", from);
        if (lineEnd < 0)
            return std::nullopt;
        bool good = false;
        const qint64 length = bytes.sliced(from, lineEnd - from).split(';').first().trimmed().toLongLong(&good, 16);
        if (!good || length < 0)
            return bytes.size(); // no chunk at all: the service shall say so
        if (length == 0) {
            if (bytes.sliced(lineEnd).startsWith("\r\n\r\n"))
                return lineEnd + 4;
            const qsizetype end = bytes.indexOf("\r\n\r\n", lineEnd);
            return end < 0 ? std::nullopt : std::optional(end + 4);
        }
        from = lineEnd + 2 + length + 2;
        if (from > bytes.size())
            return std::nullopt;
    }
}

} // namespace

QByteArray MessageHead::method() const
{
    return startLine.split(' ').value(0);
}

QByteArray MessageHead::target() const
{
    return startLine.split(' ').value(1);
}

std::optional<MessageHead> readHead(const QByteArray &bytes, MessageKind kind)
{
    const qsizetype end = bytes.indexOf("\r\n\r\n");
    if (end < 0)
        return std::nullopt;
    MessageHead head;
    head.size = end + 4;
    bool hasLength = false;
    for (const QByteArray &line : bytes.first(end).split('\n')) {
        if (head.startLine.isEmpty()) {
            head.startLine = line.trimmed();
            continue;
        }
        const qsizetype colon = line.indexOf(':');
        const QByteArray name = line.first(qMax(colon, qsizetype(0))).trimmed().toLower();
        const QByteArray value = line.mid(colon + 1).trimmed();
        if (name == "content-length") {
            head.length = value.toLongLong(&hasLength);
            hasLength = hasLength && head.length >= 0;
        } else if (name == "transfer-encoding" && value.toLower().endsWith("chunked")) {
            head.framing = MessageHead::Framing::Chunked;
        }
    }
    if (!hasLength) {
        head.length = 0;
        if (kind == MessageKind::Answer)
            head.framing = MessageHead::Framing::UntilClose;
    }
    return head;
}

std::optional<qsizetype> endOfRequest(const QByteArray &bytes, const MessageHead &head)
{
    if (head.framing == MessageHead::Framing::Chunked)
        return endOfChunks(bytes, head.size);
    const qint64 end = head.size + head.length;
    return end <= bytes.size() ? std::optional(qsizetype(end)) : std::nullopt;
}

} // namespace deck::emulator
