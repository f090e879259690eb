// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMap>
#include <QString>

namespace deck {

/// Something in an answer that is not as the contract says. The object survives with what is known.
struct JsonOddity
{
    enum class Kind {
        Missing,
        Null,
        Mistyped,
        OutOfRange,
        BadTime,
        BadText,     ///< bytes that are no UTF-8, or half of a UTF-16 pair, were replaced
        Duplicate,   ///< an id that stands for one thing came twice; the first counts
        UnknownWord, ///< an enum's word that we do not know: kept, and shown as it is
    };

    Kind kind;
    QString path; ///< "clusters[].gpu_worker_nodes[].num_gpus": indexes are left out, so that equal oddities count as one

    bool operator==(const JsonOddity &) const = default;
    bool operator<(const JsonOddity &other) const
    {
        return path != other.path ? path < other.path : kind < other.kind;
    }
};

/// Counts oddities for the diagnostics panel. A hostile answer cannot make it grow: after 500 different ones only the total
/// still counts.
class JsonOddities
{
public:
    void add(JsonOddity::Kind kind, const QString &path);
    void add(const JsonOddities &others);

    bool isEmpty() const { return m_total == 0; }
    qint64 total() const { return m_total; }
    const QMap<JsonOddity, qint64> &counts() const { return m_counts; }
    /// "clusters[].region: missing" and so on, for logs and tests.
    QStringList lines() const;

private:
    QMap<JsonOddity, qint64> m_counts;
    qint64 m_total = 0;
};

} // namespace deck
