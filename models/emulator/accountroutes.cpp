// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "apiroutes.h"

#include <QJsonArray>

namespace deck::emulator {

namespace {

const QString organizationId = QStringLiteral("demo-organization");
const QString organizationName = QStringLiteral("Demo Organization");

struct Project
{
    QString id;
    QString name;
};

/// The scenario's own, and one in which nothing exists.
std::vector<Project> projects(const Simulation &simulation)
{
    return {{simulation.scenario().info.projectId, QStringLiteral("Demo Project")},
            {QStringLiteral("spare-project"), QStringLiteral("Spare Project")}};
}

HttpReply whoAmI(const Simulation &simulation)
{
    const Project project = projects(simulation).front();
    return {200,
            QJsonObject{{QStringLiteral("api_key_id"), QStringLiteral("emulator-key")},
                        {QStringLiteral("organization_id"), organizationId},
                        {QStringLiteral("organization_name"), organizationName},
                        {QStringLiteral("project_id"), project.id},
                        {QStringLiteral("project_name"), project.name},
                        {QStringLiteral("project_slug"), project.id},
                        {QStringLiteral("user_id"), QStringLiteral("demo-user")}},
            {}};
}

/// `after` is the id of the last project of the page before.
HttpReply listProjects(const Simulation &simulation, const HttpCall &call)
{
    const QString limitName = QStringLiteral("limit");
    const QString afterName = QStringLiteral("after");
    bool good = true;
    const int limit = call.query.hasQueryItem(limitName) ? call.query.queryItemValue(limitName).toInt(&good) : 100;
    if (!good || limit < 1)
        return refusal(422, QStringLiteral("limit should be a whole number of at least 1"), limitName);
    bool reached = !call.query.hasQueryItem(afterName);
    const QString after = call.query.queryItemValue(afterName, QUrl::FullyDecoded);
    QJsonArray page;
    bool more = false;
    for (const Project &project : projects(simulation)) {
        if (reached && page.size() < limit) {
            page.append(QJsonObject{{QStringLiteral("id"), project.id},
                                    {QStringLiteral("name"), project.name},
                                    {QStringLiteral("slug"), project.id},
                                    {QStringLiteral("organization_id"), organizationId},
                                    {QStringLiteral("organization_name"), organizationName}});
        } else if (reached) {
            more = true;
        }
        reached = reached || project.id == after;
    }
    if (!reached)
        return refusal(400, QStringLiteral("There is no such page"), afterName);
    return {200,
            QJsonObject{{QStringLiteral("object"), QStringLiteral("list")},
                        {QStringLiteral("data"), page},
                        {QStringLiteral("next_cursor"), more ? page.last().toObject().value(u"id") : QJsonValue()}},
            {}};
}

} // namespace

void addAccountRoutes(Router &router, Simulation &simulation)
{
    router.add("GET", QStringLiteral("/v1/whoami"), [&simulation](const HttpCall &, const QStringList &) {
        return whoAmI(simulation);
    });
    router.add("GET", QStringLiteral("/v1/projects"), [&simulation](const HttpCall &call, const QStringList &) {
        return listProjects(simulation, call);
    });
}

} // namespace deck::emulator
