// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ratecardfile.h"

#include "jsonlines.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

static void makePriceResourceKnown()
{
    Q_INIT_RESOURCE(prices);
}

namespace deck {
namespace {

const QString schemaName = QStringLiteral("clusterdeck-rates/1");
constexpr qint64 maximumMicroUsd = 1'000'000'000'000; // a million dollars an hour is a slip of the hand

/// "3.36" → 3360000. Nothing but digits and one dot, at most six decimals.
std::optional<qint64> microUsdFrom(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("\\A(\\d{1,7})(?:\\.(\\d{1,6}))?\\z"));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    const qint64 micro = match.captured(1).toLongLong() * 1'000'000
        + match.captured(2).leftJustified(6, QLatin1Char('0')).toLongLong();
    if (micro > maximumMicroUsd)
        return std::nullopt;
    return micro;
}

QString textOf(qint64 microUsd)
{
    QString text = Amount::fromMicroUsd(microUsd).toDecimal(6);
    while (text.endsWith(QLatin1Char('0')) && !text.endsWith(QLatin1String(".00")) && text.at(text.size() - 3) != QLatin1Char('.'))
        text.chop(1);
    return text;
}

/// Reads values by key and remembers the first thing that is wrong.
class Reader
{
public:
    Reader(const QByteArray &json, const QString &fileName) : m_json(json), m_fileName(fileName) {}

    const std::optional<Error> &error() const { return m_error; }

    void fail(const QString &path, const QString &what)
    {
        if (m_error)
            return;
        QStringList where{m_fileName};
        if (const int line = jsonLines(m_json).value(path, 0); line > 0)
            where << QStringLiteral("line %1").arg(line);
        if (!path.isEmpty())
            where << path;
        m_error = Error(Error::Kind::Invalid, QStringLiteral("%1: %2").arg(where.join(QStringLiteral(", ")), what));
    }
    QString text(const QJsonObject &object, const QString &path, const QString &key)
    {
        const QJsonValue value = object.value(key);
        if (!value.isString() || value.toString().isEmpty())
            fail(value.isUndefined() ? path : at(path, key), QStringLiteral("\"%1\" must be a text").arg(key));
        return value.toString();
    }
    Instant instant(const QJsonObject &object, const QString &path, const QString &key)
    {
        const QString word = text(object, path, key);
        // A date alone is its first moment in UTC.
        const auto moment = Instant::fromRfc3339(word.size() == 10 ? word + QStringLiteral("T00:00:00Z") : word);
        if (!moment)
            fail(at(path, key), QStringLiteral("\"%1\" is no date; write 2026-06-01 or 2026-06-01T00:00:00Z").arg(word));
        return moment.value_or(Instant());
    }
    qint64 price(const QJsonObject &object, const QString &path, const QString &key)
    {
        const QJsonValue value = object.value(key);
        if (value.isDouble())
            fail(at(path, key), QStringLiteral("write the price as a text: \"3.36\""));
        const QString word = text(object, path, key);
        const auto micro = microUsdFrom(word);
        if (!micro)
            fail(at(path, key), QStringLiteral("\"%1\" is no price; write dollars like \"3.36\", with at most six decimals").arg(word));
        else if (*micro == 0)
            fail(at(path, key), QStringLiteral("a price of 0 would hide a cost; leave the entry out if there is no price"));
        return micro.value_or(0);
    }
    QJsonArray list(const QJsonObject &object, const QString &key)
    {
        const QJsonValue value = object.value(key);
        if (!value.isUndefined() && !value.isArray())
            fail(key, QStringLiteral("\"%1\" must be a list").arg(key));
        return value.toArray();
    }
    QJsonObject entry(const QJsonValue &value, const QString &path)
    {
        if (!value.isObject())
            fail(path, QStringLiteral("must be an object"));
        return value.toObject();
    }

private:
    static QString at(const QString &path, const QString &key)
    {
        return path.isEmpty() ? key : path + QLatin1Char('.') + key;
    }

    const QByteArray &m_json;
    QString m_fileName;
    std::optional<Error> m_error;
};

void readGpus(Reader &reader, const QJsonArray &list, RateCard &card)
{
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QString path = QStringLiteral("gpus[%1]").arg(i);
        const QJsonObject object = reader.entry(list.at(i), path);
        GpuRateEntry entry;
        entry.gpuType = GpuType(reader.text(object, path, QStringLiteral("type")));
        entry.validFrom = reader.instant(object, path, QStringLiteral("valid_from"));
        entry.onDemand = GpuRate(reader.price(object, path, QStringLiteral("on_demand")));
        if (object.contains(QStringLiteral("preemptible")))
            entry.preemptible = GpuRate(reader.price(object, path, QStringLiteral("preemptible")));
        for (const GpuRateEntry &known : std::as_const(card.gpus)) {
            if (known.gpuType == entry.gpuType && known.validFrom == entry.validFrom)
                reader.fail(path, QStringLiteral("%1 has two prices from the same moment").arg(entry.gpuType.toString()));
        }
        card.gpus.append(entry);
    }
}

void readStorage(Reader &reader, const QJsonArray &list, RateCard &card)
{
    for (qsizetype i = 0; i < list.size(); ++i) {
        const QString path = QStringLiteral("storage[%1]").arg(i);
        const QJsonObject object = reader.entry(list.at(i), path);
        StorageRateEntry entry;
        entry.validFrom = reader.instant(object, path, QStringLiteral("valid_from"));
        const QString unit = reader.text(object, path, QStringLiteral("per"));
        if (unit != QLatin1String("tib_hour") && unit != QLatin1String("tib_month"))
            reader.fail(path + QStringLiteral(".per"), QStringLiteral("\"%1\" is neither \"tib_hour\" nor \"tib_month\"").arg(unit));
        entry.rate = StorageRate(reader.price(object, path, QStringLiteral("price")),
                                 unit == QLatin1String("tib_hour") ? StorageRate::Per::TibHour : StorageRate::Per::TibMonth);
        card.storage.append(entry);
    }
}

} // namespace

Result<RateCard> readRateCard(const QByteArray &json, const QString &fileName)
{
    QJsonParseError parseError;
    const QJsonDocument document = QJsonDocument::fromJson(json, &parseError);
    if (!document.isObject()) {
        const QString what = parseError.error == QJsonParseError::NoError ? QStringLiteral("a JSON object is expected")
                                                                          : parseError.errorString();
        return Error(Error::Kind::Invalid,
                     QStringLiteral("%1, line %2: %3").arg(fileName).arg(lineAt(json, parseError.offset)).arg(what));
    }
    Reader reader(json, fileName);
    const QJsonObject root = document.object();
    const QString schema = reader.text(root, QString(), QStringLiteral("schema"));
    if (schema != schemaName)
        reader.fail(QStringLiteral("schema"), QStringLiteral("\"%1\" is not \"%2\"").arg(schema, schemaName));
    if (root.contains(QStringLiteral("currency")) && root.value(QStringLiteral("currency")) != QLatin1String("USD"))
        reader.fail(QStringLiteral("currency"), QStringLiteral("only USD is known"));
    RateCard card;
    card.source = root.value(QStringLiteral("source")).toString();
    if (root.contains(QStringLiteral("checked")))
        card.checkedAt = reader.instant(root, QString(), QStringLiteral("checked"));
    readGpus(reader, reader.list(root, QStringLiteral("gpus")), card);
    readStorage(reader, reader.list(root, QStringLiteral("storage")), card);
    if (reader.error())
        return *reader.error();
    return card;
}

Result<RateCard> readRateCardFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error(Error::Kind::Unavailable, QStringLiteral("%1: cannot be read (%2)").arg(path, file.errorString()));
    constexpr qint64 longest = 4 << 20;
    if (file.size() > longest)
        return Error(Error::Kind::TooLarge, QStringLiteral("%1: a price book has at most 4 MiB").arg(path));
    return readRateCard(file.readAll(), QFileInfo(path).fileName());
}

QByteArray writeRateCard(const RateCard &card)
{
    QJsonArray gpus;
    for (const GpuRateEntry &entry : card.gpus) {
        QJsonObject object{{QStringLiteral("type"), entry.gpuType.toString()},
                           {QStringLiteral("valid_from"), entry.validFrom.toIso()},
                           {QStringLiteral("on_demand"), textOf(entry.onDemand.microUsdPerGpuHour)}};
        if (entry.preemptible)
            object.insert(QStringLiteral("preemptible"), textOf(entry.preemptible->microUsdPerGpuHour));
        gpus.append(object);
    }
    QJsonArray storage;
    for (const StorageRateEntry &entry : card.storage) {
        const bool hourly = entry.rate.per == StorageRate::Per::TibHour;
        storage.append(QJsonObject{{QStringLiteral("valid_from"), entry.validFrom.toIso()},
                                   {QStringLiteral("price"), textOf(entry.rate.microUsd)},
                                   {QStringLiteral("per"), hourly ? QStringLiteral("tib_hour") : QStringLiteral("tib_month")}});
    }
    QJsonObject root{{QStringLiteral("schema"), schemaName},
                     {QStringLiteral("currency"), QStringLiteral("USD")},
                     {QStringLiteral("source"), card.source},
                     {QStringLiteral("gpus"), gpus},
                     {QStringLiteral("storage"), storage}};
    if (card.checkedAt)
        root.insert(QStringLiteral("checked"), card.checkedAt->toIso());
    return QJsonDocument(root).toJson(QJsonDocument::Indented);
}

Result<RateCard> demoRateCard()
{
    makePriceResourceKnown();
    return readRateCardFile(QStringLiteral(":/prices/demo.json"));
}

} // namespace deck
