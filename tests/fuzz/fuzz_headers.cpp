// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "httpdate.h"
#include "httprequest.h"
#include "require.h"
#include "retryafter.h"

#include <chrono>

using namespace deck;

/// What stands in headers, in times and in ids: dates, waits, moments and path segments.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), qsizetype(size));
    const Instant now = *Instant::fromRfc3339(u"2026-06-16T14:32:08Z");
    if (const auto date = parseHttpDate(text))
        require(*date >= Instant(), "an HTTP date is after 1970");
    for (const auto &wait : {parseRetryAfter(text, {}, now), parseRetryAfter({}, text, now), parseRetryAfter(text, text, now)})
        require(!wait || (*wait >= Millis(0) && *wait <= Millis(std::chrono::hours(1))), "a wait is from nothing to an hour");
    const QString word = QString::fromUtf8(text);
    if (const auto moment = Instant::fromRfc3339(word))
        require(Instant::fromRfc3339(moment->toIso()) == moment, "a moment survives its own spelling");
    const QString segment = pathSegment(word);
    for (const QChar c : {u'/', u'?', u'#', u'\\', u' ', u'\r', u'\n'})
        require(!segment.contains(c), "a segment stays one");
    require(segment != QLatin1String("..") && segment != QLatin1String("."), "a segment does not climb");
    return 0;
}
