// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile.h"
#include "result.h"

#include <QList>

#include <optional>

namespace deck {

/// The saved profiles and which was used last, in `profiles.json` of a folder that only its user may read. Each change is on
/// disk, whole or not at all, when a call returns. A file that cannot be understood is never overwritten: the error says so,
/// and profiles can be used but not saved until somebody has looked at it.
class ProfileBook
{
public:
    explicit ProfileBook(QString folder);

    /// Reads the file; none at all is an empty book.
    Result<Done> load();

    const QList<Profile> &profiles() const { return m_profiles; } ///< by name
    std::optional<Profile> find(const QString &id) const;
    /// By name, exactly, or by id: what `--profile` says.
    std::optional<Profile> named(const QString &word) const;
    std::optional<Profile> lastUsed() const;

    /// Adds or replaces by id; an empty id is filled, and a name that another profile has gets a number.
    Result<Profile> save(Profile profile);
    Result<Done> remove(const QString &id);
    Result<Done> noteUsed(const QString &id);

    QString path() const;

private:
    Result<Done> write(const QList<Profile> &profiles, const QString &lastUsed);

    QString m_folder;
    QList<Profile> m_profiles;
    QString m_lastUsed;
    std::optional<Error> m_unreadable;
};

} // namespace deck
