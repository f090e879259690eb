// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "profilebook.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QUuid>

#include <algorithm>

namespace deck {
namespace {

constexpr int formatVersion = 1;
constexpr QFile::Permissions ownerFolder = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
constexpr QFile::Permissions ownerFile = QFile::ReadOwner | QFile::WriteOwner;

QJsonObject toJson(const Profile &profile)
{
    return {{QStringLiteral("id"), profile.id},
            {QStringLiteral("name"), profile.name},
            {QStringLiteral("service_url"), profile.baseUrl.toString()},
            {QStringLiteral("project_id"), profile.project.toString()},
            {QStringLiteral("project_name"), profile.projectName},
            {QStringLiteral("organization_name"), profile.organizationName},
            {QStringLiteral("ca_file"), profile.caFile},
            {QStringLiteral("reads_per_minute"), profile.readsPerMinute},
            {QStringLiteral("key_in_keychain"), profile.keyKept}};
}

Profile fromJson(const QJsonObject &json)
{
    const auto text = [&json](QLatin1String key) { return json.value(key).toString(); };
    Profile profile;
    profile.id = text(QLatin1String("id"));
    profile.name = text(QLatin1String("name"));
    profile.baseUrl = QUrl(text(QLatin1String("service_url")), QUrl::StrictMode);
    profile.project = ProjectId(text(QLatin1String("project_id")));
    profile.projectName = text(QLatin1String("project_name"));
    profile.organizationName = text(QLatin1String("organization_name"));
    profile.caFile = text(QLatin1String("ca_file"));
    profile.readsPerMinute = json.value(QLatin1String("reads_per_minute")).toInt();
    profile.keyKept = json.value(QLatin1String("key_in_keychain")).toBool();
    return profile;
}

Error storage(const QString &path, const QString &why)
{
    return Error(Error::Kind::Storage, QStringLiteral("%1: %2").arg(QDir::toNativeSeparators(path), why));
}

} // namespace

ProfileBook::ProfileBook(QString folder) : m_folder(std::move(folder)) {}

QString ProfileBook::path() const
{
    return m_folder + QStringLiteral("/profiles.json");
}

Result<Done> ProfileBook::load()
{
    m_profiles.clear();
    m_lastUsed.clear();
    m_unreadable.reset();
    QFile file(path());
    if (!file.exists())
        return Done();
    if (!file.open(QIODevice::ReadOnly)) {
        m_unreadable = storage(path(), QStringLiteral("the profiles cannot be read (%1)").arg(file.errorString()));
        return *m_unreadable;
    }
    const QJsonObject root = QJsonDocument::fromJson(file.readAll()).object();
    if (root.value(QLatin1String("version")).toInt() != formatVersion || !root.value(QLatin1String("profiles")).isArray()) {
        m_unreadable = storage(path(), QStringLiteral("it is no list of profiles of this version; move it away to begin a new one"));
        return *m_unreadable;
    }
    for (const QJsonValue &each : root.value(QLatin1String("profiles")).toArray()) {
        const Profile profile = fromJson(each.toObject());
        if (!profile.id.isEmpty() && !find(profile.id))
            m_profiles.append(profile);
    }
    std::ranges::sort(m_profiles, {}, &Profile::name);
    m_lastUsed = root.value(QLatin1String("last_used")).toString();
    return Done();
}

std::optional<Profile> ProfileBook::find(const QString &id) const
{
    const auto found = std::ranges::find(m_profiles, id, &Profile::id);
    return found == m_profiles.cend() ? std::nullopt : std::optional(*found);
}

std::optional<Profile> ProfileBook::named(const QString &word) const
{
    const auto found = std::ranges::find(m_profiles, word, &Profile::name);
    return found == m_profiles.cend() ? find(word) : std::optional(*found);
}

std::optional<Profile> ProfileBook::lastUsed() const
{
    return find(m_lastUsed);
}

Result<Profile> ProfileBook::save(Profile profile)
{
    if (profile.id.isEmpty())
        profile.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    QList<Profile> next = m_profiles;
    next.removeIf([&profile](const Profile &each) { return each.id == profile.id; });
    const QString wanted = profile.name;
    const auto taken = [&next, &profile] { return std::ranges::find(next, profile.name, &Profile::name) != next.cend(); };
    for (int number = 2; taken(); ++number)
        profile.name = QStringLiteral("%1 %2").arg(wanted).arg(number);
    next.append(profile);
    std::ranges::sort(next, {}, &Profile::name);
    const Result<Done> written = write(next, m_lastUsed);
    if (!written)
        return written.error();
    return profile;
}

Result<Done> ProfileBook::remove(const QString &id)
{
    QList<Profile> next = m_profiles;
    next.removeIf([&id](const Profile &each) { return each.id == id; });
    return write(next, m_lastUsed == id ? QString() : m_lastUsed);
}

Result<Done> ProfileBook::noteUsed(const QString &id)
{
    if (id == m_lastUsed)
        return Done();
    return write(m_profiles, id);
}

Result<Done> ProfileBook::write(const QList<Profile> &profiles, const QString &lastUsed)
{
    if (m_unreadable)
        return *m_unreadable;
    const bool existed = QDir(m_folder).exists();
    if (!QDir().mkpath(m_folder) || (!existed && !QFile::setPermissions(m_folder, ownerFolder)))
        return storage(m_folder, QStringLiteral("the folder for the profiles cannot be made"));
    QJsonArray list;
    for (const Profile &profile : profiles)
        list.append(toJson(profile));
    const QJsonObject root{{QStringLiteral("version"), formatVersion},
                           {QStringLiteral("last_used"), lastUsed},
                           {QStringLiteral("profiles"), list}};
    const QByteArray bytes = QJsonDocument(root).toJson();
    QSaveFile file(path());
    const bool written = file.open(QIODevice::WriteOnly) && file.setPermissions(ownerFile) && file.write(bytes) == bytes.size()
        && file.commit();
    if (!written)
        return storage(path(), QStringLiteral("the profiles cannot be saved (%1)").arg(file.errorString()));
    m_profiles = profiles;
    m_lastUsed = lastUsed;
    return Done();
}

} // namespace deck
