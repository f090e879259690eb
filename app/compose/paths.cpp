// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "paths.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace deck {

Result<QString> Paths::dataFolder()
{
    return privateFolder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
}

Result<QString> Paths::logFolder()
{
    return privateFolder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/logs"));
}

QString Paths::configFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
}

Result<QString> Paths::privateFolder(const QString &path)
{
    const auto failure = [&path] {
        return Error(Error::Kind::Storage, QStringLiteral("the folder %1 cannot be written").arg(QDir::toNativeSeparators(path)));
    };
    if (path.isEmpty() || !QDir().mkpath(path))
        return failure();
    if (!QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner))
        return failure();
    if (!QFileInfo(path).isWritable())
        return failure();
    return path;
}

} // namespace deck
