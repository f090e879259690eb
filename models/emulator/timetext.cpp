// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timetext.h"

namespace deck::emulator {

namespace {

constexpr qint64 longest = qint64(3660) * 24 * 3600;

struct Unit
{
    char16_t letter;
    qint64 seconds;
};
constexpr Unit units[] = {{u'd', 24 * 3600}, {u'h', 3600}, {u'm', 60}, {u's', 1}};

std::optional<Seconds> signedSeconds(QStringView text)
{
    const bool back = text.startsWith(u'-');
    const auto amount = secondsFromText(back || text.startsWith(u'+') ? text.mid(1) : text);
    return amount && back ? std::optional(-*amount) : amount;
}

} // namespace

std::optional<Seconds> secondsFromText(QStringView text)
{
    qint64 sum = 0;
    const Unit *unit = std::begin(units);
    while (!text.isEmpty()) {
        qsizetype digits = 0;
        qint64 count = 0;
        for (; digits < text.size() && text[digits] >= u'0' && text[digits] <= u'9' && count <= longest; ++digits)
            count = count * 10 + (text[digits].unicode() - u'0');
        if (digits == 0 || digits == text.size() || count > longest)
            return std::nullopt;
        unit = std::find_if(unit, std::end(units), [&](const Unit &each) { return text[digits] == each.letter; });
        if (unit == std::end(units))
            return std::nullopt;
        sum += count * unit->seconds;
        if (sum > longest)
            return std::nullopt;
        ++unit;
        text = text.mid(digits + 1);
        if (text.isEmpty())
            return Seconds(sum);
    }
    return std::nullopt;
}

std::optional<Seconds> offsetFromText(QStringView text, const StoryTimes &times)
{
    if (text == u"now")
        return times.advance;
    if (text.startsWith(u"now-") || text.startsWith(u"now+")) {
        const auto amount = signedSeconds(text.mid(3));
        return amount ? std::optional(times.advance + *amount) : std::nullopt;
    }
    if (const auto amount = signedSeconds(text))
        return amount;
    const auto moment = Instant::fromRfc3339(text);
    return moment ? std::optional(Seconds(moment->seconds() - times.epoch.seconds())) : std::nullopt;
}

} // namespace deck::emulator
