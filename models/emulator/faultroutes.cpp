// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultroutes.h"

#include "bodyreader.h"
#include "faultparser.h"

#include <QJsonArray>

namespace deck::emulator {

namespace {

QJsonObject entryJson(const FaultBook::Entry &entry)
{
    const auto &count = entry.rule.count;
    QJsonObject json{{QStringLiteral("id"), entry.id},
                     {QStringLiteral("spec"), entry.rule.spec},
                     {QStringLiteral("seen"), entry.seen},
                     {QStringLiteral("fired"), entry.fired},
                     {QStringLiteral("left"), count ? QJsonValue(*count - entry.fired) : QJsonValue()}};
    if (entry.from != Instant())
        json.insert(QStringLiteral("from"), entry.from.toIso());
    if (entry.to)
        json.insert(QStringLiteral("to"), entry.to->toIso());
    return json;
}

HttpReply addFault(FaultBook &faults, const HttpCall &call)
{
    const ParsedBody body = parseBody(call.body);
    if (body.refused)
        return *body.refused;
    BodyReader reader(body.object);
    const QString name = QStringLiteral("fault");
    const QString spec = reader.requiredText(name);
    if (reader.refused())
        return *reader.refused();
    const auto rule = parseFault(spec);
    if (!rule)
        return refusal(400, rule.error().detail, name);
    faults.add(*rule);
    return {200, entryJson(faults.entries().back()), {}};
}

} // namespace

void addFaultRoutes(Router &router, FaultBook &faults)
{
    const QString all = QStringLiteral("/x/faults");
    router.add("GET", all, [&faults](const HttpCall &, const QStringList &) {
        QJsonArray entries;
        for (const FaultBook::Entry &entry : faults.entries())
            entries.append(entryJson(entry));
        return HttpReply{200, QJsonObject{{QStringLiteral("faults"), entries}}, {}};
    });
    router.add("POST", all, [&faults](const HttpCall &call, const QStringList &) { return addFault(faults, call); });
    router.add("DELETE", all, [&faults](const HttpCall &, const QStringList &) {
        faults.clear();
        return HttpReply();
    });
    router.add("DELETE", all + QStringLiteral("/{id}"), [&faults](const HttpCall &, const QStringList &parameters) {
        return faults.remove(parameters[0].toInt()) ? HttpReply() : notFound();
    });
}

} // namespace deck::emulator
