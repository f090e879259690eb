// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonValue>
#include <QStringList>

#include <functional>
#include <map>
#include <optional>

namespace deck {

class JsonOddities;

/// A list, or one object, as one codec reads it, and what the contract says about its fields.
struct DecodingSubject
{
    /// What it claims, entry by entry in its order; nothing when it was refused.
    using Entries = std::optional<QList<QStringList>>;

    std::function<Entries(const QByteArray &, JsonOddities &)> read;
    QJsonValue document;
    QStringList notRequired; ///< may be absent without being odd
    QStringList notRead;     ///< nobody looks at these and what is below them
    QStringList identifying; ///< without these an entry, or the one object, is nothing
    QStringList notAnyText;  ///< enums, of which an unknown word is kept, and numbers in text
    QStringList maps = {};   ///< whose keys are anybody's, and whose values are texts
    QStringList cursors = {}; ///< left out or null they say that there is no next page
    QString oneObject = {};  ///< set when the answer is no list: what the codec files its oddities under
    bool isList = true;
};

/// All answers that somebody decodes, by name.
const std::map<QString, std::function<DecodingSubject()>> &decodingSubjects();

} // namespace deck
