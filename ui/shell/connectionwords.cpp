// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "connectionwords.h"

#include "errorwords.h"
#include "visibletext.h"

namespace deck::ui {

namespace {

QString nextTry(const ConnectionState &state, const Fmt &fmt, Instant now)
{
    if (!state.nextTryAt || *state.nextTryAt <= now)
        return {};
    return ConnectionWords::tr("Trying again in %1.").arg(fmt.age(*state.nextTryAt - now));
}

Sentence withNext(const QString &sentence, const QString &next, const QStringList &arguments = {})
{
    return Sentence(next.isEmpty() ? sentence : sentence + QLatin1Char(' ') + next, arguments);
}

} // namespace

Visual ConnectionWords::glyph(ConnectionState::Kind kind)
{
    switch (kind) {
    case ConnectionState::Kind::Connecting:
        return Visual::Booting;
    case ConnectionState::Kind::Live:
        return Visual::Good;
    case ConnectionState::Kind::Stale:
        return Visual::Warning;
    case ConnectionState::Kind::Offline:
        return Visual::Warning;
    case ConnectionState::Kind::Refused:
        return Visual::Critical;
    }
    Q_UNREACHABLE();
}

QString ConnectionWords::status(const ConnectionState &state, const Fmt &fmt, Instant now)
{
    const QString next = state.error ? nextTry(state, fmt, now) : QString();
    const QString words = standing(state, fmt, now);
    return next.isEmpty() ? words : tr("%1. %2").arg(words, next);
}

QString ConnectionWords::standing(const ConnectionState &state, const Fmt &fmt, Instant now)
{
    const auto last = state.lastGoodAt;
    switch (state.kind) {
    case ConnectionState::Kind::Connecting:
        return tr("Connecting…");
    case ConnectionState::Kind::Live:
        if (state.error && last) // a refresh has failed, not yet often enough to call the data stale
            return tr("Refreshed %1").arg(fmt.ago(now - *last));
        return last ? tr("Live. Refreshed %1").arg(fmt.ago(now - *last)) : tr("Live");
    case ConnectionState::Kind::Stale:
        return last ? tr("Stale. Refreshed %1, %2").arg(fmt.ago(now - *last), fmt.timeSecondsZone(*last)) : tr("Stale");
    case ConnectionState::Kind::Offline:
        return last ? tr("Offline since %1").arg(fmt.timeSecondsZone(*last)) : tr("Offline");
    case ConnectionState::Kind::Refused:
        return last ? tr("Key not accepted. Last data %1").arg(fmt.timeSecondsZone(*last)) : tr("Key not accepted");
    }
    Q_UNREACHABLE();
}

Sentence ConnectionWords::banner(const ConnectionState &state, bool hasFleet, const Fmt &fmt, Instant now)
{
    const auto last = state.lastGoodAt;
    const QString next = nextTry(state, fmt, now);
    switch (state.kind) {
    case ConnectionState::Kind::Connecting:
    case ConnectionState::Kind::Live:
        return {};
    case ConnectionState::Kind::Stale: {
        const QString why = state.error ? ErrorWords::explained(*state.error) : tr("The API is slow.");
        if (!last)
            return withNext(tr("**No answer yet.** %1"), next, {why});
        return withNext(tr("**Last update %1.** %2"), next, {fmt.ago(now - *last), why});
    }
    case ConnectionState::Kind::Offline: {
        const QString why = state.error ? ErrorWords::sentence(*state.error) : QString();
        if (hasFleet && last)
            return withNext(tr("**No connection.** This is the fleet at %1. Actions are off."), next, {fmt.timeZone(*last)});
        return withNext(tr("**No connection.** %1"), next, {why});
    }
    case ConnectionState::Kind::Refused: {
        const QString why = state.error ? ErrorWords::sentence(*state.error) : tr("Key not accepted.");
        const QString advice = state.error ? ErrorWords::advice(*state.error) : QString();
        return Sentence(tr("**%1** %2 Actions are off."), {why, advice});
    }
    }
    Q_UNREACHABLE();
}

Sentence ConnectionWords::emptyListBanner(int missing, const ProjectId &project)
{
    const QString place = visibleText(project.toString(), 60);
    const QString count = tr("**The service's list is empty, but %n cluster(s) were known.**", nullptr, missing);
    if (place.isEmpty())
        return Sentence(count + QLatin1Char(' ') + tr("They may still run and cost money. The key may have lost its role: ask the "
                                                      "project's administrator, or enter another key."),
                        {});
    return Sentence(count + QLatin1Char(' ') + tr("They may still run and cost money. The key may have lost its role in project "
                                                  "%1: ask its administrator, or enter another key."),
                    {place});
}

Sentence ConnectionWords::clockBanner(const ConnectionState &state, const Fmt &fmt)
{
    if (!state.localClockAhead)
        return {};
    const Millis off = *state.localClockAhead;
    if (off < Millis(0))
        return Sentence(tr("**This computer’s clock is %1 behind the service.** Times and countdowns follow the service."),
                        {fmt.age(-off)});
    return Sentence(tr("**This computer’s clock is %1 ahead of the service.** Times and countdowns follow the service."),
                    {fmt.age(off)});
}

} // namespace deck::ui
