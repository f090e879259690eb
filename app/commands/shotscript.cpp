// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shotscript.h"

#include "error.h"

namespace deck {

namespace {

std::optional<ShotAction> waitFor(const QString &name)
{
    using Awaited = ShotAction::Awaited;
    ShotAction action;
    action.kind = ShotAction::Kind::Wait;
    action.target = name;
    for (const auto &[word, awaited] : {std::pair("sent", Awaited::Sent), std::pair("answer", Awaited::Answer), std::pair("decision", Awaited::Decision),
                                        std::pair("fleet", Awaited::Fleet), std::pair("verdict", Awaited::Verdict)}) {
        if (name != QLatin1String(word))
            continue;
        action.awaited = awaited;
        return action;
    }
    return std::nullopt;
}

std::optional<ShotAction> actionOf(const QString &part)
{
    const QString verb = part.section(QLatin1Char(':'), 0, 0).trimmed();
    const QString rest = part.section(QLatin1Char(':'), 1);
    ShotAction action;
    if (rest.isEmpty())
        return std::nullopt;
    if (verb == QLatin1String("type")) {
        action.kind = ShotAction::Kind::Type;
        action.target = rest.section(QLatin1Char('='), 0, 0);
        action.text = rest.section(QLatin1Char('='), 1);
        return rest.contains(QLatin1Char('=')) ? std::optional(action) : std::nullopt;
    }
    action.target = rest.trimmed();
    if (verb == QLatin1String("click"))
        action.kind = ShotAction::Kind::Click;
    else if (verb == QLatin1String("key"))
        action.kind = ShotAction::Kind::Key;
    else if (verb == QLatin1String("open"))
        action.kind = ShotAction::Kind::Open;
    else if (verb == QLatin1String("wait"))
        return waitFor(action.target);
    else
        return std::nullopt;
    return action;
}

} // namespace

Result<QList<ShotAction>> parseShotScript(const QString &script)
{
    QList<ShotAction> actions;
    const QStringList parts = script.split(QLatin1Char(';'), Qt::SkipEmptyParts);
    for (const QString &part : parts) {
        const auto action = actionOf(part.trimmed());
        if (!action)
            return Error(Error::Kind::Invalid,
                         QStringLiteral("'%1' is no action: open:NAME, click:NAME, type:NAME=TEXT, key:KEYS or wait:sent, answer, decision, "
                                        "fleet or verdict")
                             .arg(part.trimmed()));
        actions.append(*action);
    }
    return actions;
}

} // namespace deck
