// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remediationlist.h"

#include "remediationjson.h"

#include <QJsonArray>

#include <algorithm>

namespace deck::emulator {

namespace {

constexpr int usualPage = 50;
constexpr int largestPage = 100;

/// What a request asks for, or its refusal.
struct ListWish
{
    QStringList modes; ///< empty = any
    QStringList states;
    QStringList triggers;
    QString key = QStringLiteral("create_time");
    bool descending = true;
    int pageSize = usualPage;
    int offset = 0;
    std::optional<HttpReply> refused;
};

/// Servers take a plus in a query for a blank; QUrlQuery leaves that to us.
QString valueOf(const QUrlQuery &query, const QString &name)
{
    QString value = query.queryItemValue(name, QUrl::PrettyDecoded);
    value.replace(u'+', u' ');
    return QUrl::fromPercentEncoding(value.toUtf8());
}

QStringList readFilter(const QUrlQuery &query, const QString &name, const QStringList &known, ListWish &wish)
{
    QStringList values;
    for (const auto &[key, value] : query.queryItems(QUrl::FullyDecoded)) {
        if (key == name || key == name + QStringLiteral("[]"))
            values += value.split(u',', Qt::SkipEmptyParts);
    }
    for (const QString &value : std::as_const(values)) {
        if (!known.contains(value))
            wish.refused = refusal(422, QStringLiteral("%1 should be one of %2").arg(name, known.join(QStringLiteral(", "))), name);
    }
    return values;
}

void readOrder(const QString &text, ListWish &wish)
{
    static const QStringList keys{QStringLiteral("create_time"), QStringLiteral("update_time"), QStringLiteral("start_time"),
                                  QStringLiteral("end_time"),    QStringLiteral("review_time"), QStringLiteral("state"),
                                  QStringLiteral("mode"),        QStringLiteral("id")};
    const QStringList words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty())
        return;
    const QString direction = words.size() > 1 ? words[1].toLower() : QStringLiteral("asc");
    const bool known = words.size() <= 2 && keys.contains(words[0])
        && (direction == QStringLiteral("asc") || direction == QStringLiteral("desc"));
    if (!known)
        wish.refused = refusal(400, QStringLiteral("That order is not known"), QStringLiteral("order_by"));
    wish.key = words[0];
    wish.descending = direction == QStringLiteral("desc");
}

QString tokenFor(int offset)
{
    const QByteArray plain = "offset=" + QByteArray::number(offset);
    return QString::fromLatin1(plain.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

void readPage(const QUrlQuery &query, ListWish &wish)
{
    const QString sizeName = QStringLiteral("page_size");
    const QString tokenName = QStringLiteral("page_token");
    if (query.hasQueryItem(sizeName)) {
        bool good = false;
        const int size = query.queryItemValue(sizeName).toInt(&good);
        if (!good || size < 0)
            wish.refused = refusal(422, QStringLiteral("page_size should be a whole number of at least 0"), sizeName);
        wish.pageSize = size == 0 ? usualPage : std::min(size, largestPage);
    }
    const QString token = query.queryItemValue(tokenName, QUrl::FullyDecoded);
    if (token.isEmpty())
        return;
    bool good = false;
    const QByteArray plain = QByteArray::fromBase64(token.toLatin1(), QByteArray::Base64UrlEncoding);
    const int offset = plain.mid(qsizetype(qstrlen("offset="))).toInt(&good);
    if (!good || offset < 0 || token != tokenFor(offset))
        wish.refused = refusal(400, QStringLiteral("There is no such page"), tokenName);
    wish.offset = offset;
}

ListWish readWish(const QUrlQuery &query)
{
    ListWish wish;
    wish.modes = readFilter(query, QStringLiteral("mode"), modeTexts(), wish);
    wish.states = readFilter(query, QStringLiteral("state"), stateTexts(), wish);
    wish.triggers = readFilter(query, QStringLiteral("trigger"), triggerTexts(), wish);
    readOrder(valueOf(query, QStringLiteral("order_by")), wish);
    readPage(query, wish);
    return wish;
}

bool fits(const RemediationRecord &record, const ListWish &wish)
{
    const auto passes = [](const QStringList &wanted, const QString &value) {
        return wanted.isEmpty() || wanted.contains(value);
    };
    return passes(wish.modes, wireText(record.mode)) && passes(wish.states, wireText(record.state))
        && passes(wish.triggers, wireText(record.trigger));
}

/// Times compare as text, since all are written alike.
std::vector<QJsonObject> sorted(std::vector<QJsonObject> entries, const ListWish &wish)
{
    // Of what is equal the newer one comes first when the newest does.
    if (wish.descending)
        std::reverse(entries.begin(), entries.end());
    std::stable_sort(entries.begin(), entries.end(), [&](const QJsonObject &a, const QJsonObject &b) {
        const QString left = a.value(wish.key).toString();
        const QString right = b.value(wish.key).toString();
        return wish.descending ? left > right : left < right;
    });
    return entries;
}

} // namespace

HttpReply listRemediations(const Cluster &cluster, const QString &instanceId, const QUrlQuery &query)
{
    const ListWish wish = readWish(query);
    if (wish.refused)
        return *wish.refused;
    std::vector<QJsonObject> entries;
    for (const auto &record : cluster.remediations) {
        if ((instanceId == u"-" || record->instanceId == instanceId) && fits(*record, wish))
            entries.push_back(remediationJson(cluster, *record));
    }
    entries = sorted(std::move(entries), wish);
    const auto count = qint64(entries.size());
    const qint64 end = std::min(count, qint64(wish.offset) + wish.pageSize);
    QJsonArray page;
    for (qint64 i = wish.offset; i < end; ++i)
        page.append(entries[size_t(i)]);
    const bool more = end < count;
    return {200,
            QJsonObject{{QStringLiteral("remediations"), page},
                        {QStringLiteral("has_next"), more},
                        {QStringLiteral("next_page_token"), more ? tokenFor(int(end)) : QString()}},
            {}};
}

} // namespace deck::emulator
