// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonValue>
#include <QList>
#include <QString>

#include <variant>

namespace deck {

/// One way in which an answer may differ from the contract at one place.
struct JsonMutation
{
    enum class Kind {
        Removed,
        Null,
        Mistyped,
        Nonsense, ///< of the right type, but no such time, count or measure
        Word,     ///< another text: jsonOtherWord
        Extra,    ///< a field that nobody knows
    };

    Kind kind;
    QString what; ///< for messages: "clusters[0].num_gpus := \"8\""
    QJsonValue document;
};

using JsonStep = std::variant<QString, int>;
using JsonPath = QList<JsonStep>;

/// A text that no contract has.
inline constexpr QLatin1String jsonOtherWord("SOMETHING_NEW");

/// Every place below `root`, in document order.
QList<JsonPath> jsonPathsIn(const QJsonValue &root);
/// "clusters[0].networks[1]", or with `indexes` off as the codecs name it, "clusters[].networks[]".
QString jsonPathName(const JsonPath &path, bool indexes);
QJsonValue jsonValueAt(const QJsonValue &root, const JsonPath &path);
/// `root` with another value at `path`; an undefined one removes the field or entry.
QJsonValue jsonReplaced(const QJsonValue &root, const JsonPath &path, const QJsonValue &value);
/// All of them for one place. An entry of an array is not removed: a shorter list is as good an answer.
QList<JsonMutation> jsonMutationsAt(const QJsonValue &root, const JsonPath &path);

} // namespace deck
