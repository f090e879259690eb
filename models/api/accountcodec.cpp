// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "accountcodec.h"

#include "decodeanswer.h"

namespace deck {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr auto optional = JsonReader::Field::Optional;

std::optional<Account> readAccount(const JsonReader &reader)
{
    Account account;
    account.project = ProjectId(reader.identifier("project_id"_L1));
    if (account.project.isEmpty())
        return std::nullopt;
    account.keyId = reader.text("api_key_id"_L1);
    account.organizationId = reader.text("organization_id"_L1);
    account.organizationName = reader.text("organization_name"_L1);
    account.projectName = reader.text("project_name"_L1);
    account.projectSlug = reader.text("project_slug"_L1);
    account.userId = reader.text("user_id"_L1, optional);
    return account;
}

std::optional<Project> readProject(const JsonReader &reader)
{
    Project project;
    project.id = ProjectId(reader.identifier("id"_L1));
    if (project.id.isEmpty())
        return std::nullopt;
    project.name = reader.text("name"_L1);
    project.slug = reader.text("slug"_L1);
    project.organizationId = reader.text("organization_id"_L1);
    project.organizationName = reader.text("organization_name"_L1);
    return project;
}

} // namespace

Result<Account> decodeAccount(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities)
{
    return decodeObject<Account>(body, contentType, "account"_L1, readAccount, oddities);
}

Result<Page<Project>> decodeProjectPage(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities)
{
    const Result<QJsonObject> object = parseJsonBody(body, contentType, &oddities);
    if (!object)
        return object.error();
    const Result<QList<Project>> entries = decodeEntries<Project>(*object, "data"_L1, readProject, oddities, "id"_L1);
    if (!entries)
        return entries.error();
    Page<Project> page;
    page.entries = *entries;
    const JsonReader reader(*object, QString(), oddities);
    page.next = reader.text("next_cursor"_L1, optional);
    const bool last = !reader.has("next_cursor"_L1) || reader.raw("next_cursor"_L1).isString();
    page.whole = page.entries.size() == reader.entryCount("data"_L1) && (last || !page.next.isEmpty());
    return page;
}

} // namespace deck
