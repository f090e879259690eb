// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonreader.h"

#include "jsonbody.h"

#include <QJsonDocument>
#include <QTest>

using namespace deck;

namespace {

QJsonObject object(const QByteArray &text)
{
    return QJsonDocument::fromJson(text).object();
}

constexpr auto declared = JsonReader::Field::Declared;
constexpr auto optional = JsonReader::Field::Optional;

} // namespace

class TestJsonReader : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsWholeNumbersWithoutGuessing_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<qint64>("value"); // -1 = nothing
        QTest::addColumn<QString>("oddity");
        QTest::newRow("integer") << QByteArray(R"({"n":12})") << qint64(12) << "";
        QTest::newRow("float that is whole") << QByteArray(R"({"n":12.0})") << qint64(12) << "";
        QTest::newRow("exponent") << QByteArray(R"({"n":1.2e1})") << qint64(12) << "";
        QTest::newRow("exact beyond doubles") << QByteArray(R"({"n":9007199254740993})") << qint64(9007199254740993) << "";
        QTest::newRow("fraction") << QByteArray(R"({"n":12.5})") << qint64(-1) << "n: of another type";
        QTest::newRow("huge") << QByteArray(R"({"n":1e30})") << qint64(-1) << "n: out of range";
        QTest::newRow("text") << QByteArray(R"({"n":"12"})") << qint64(-1) << "n: of another type";
        QTest::newRow("flag") << QByteArray(R"({"n":true})") << qint64(-1) << "n: of another type";
        QTest::newRow("null") << QByteArray(R"({"n":null})") << qint64(-1) << "n: null";
        QTest::newRow("missing") << QByteArray(R"({})") << qint64(-1) << "n: missing";
    }
    void readsWholeNumbersWithoutGuessing()
    {
        QFETCH(QByteArray, json);
        QFETCH(qint64, value);
        QFETCH(QString, oddity);
        JsonOddities oddities;
        const JsonReader reader(object(json), QString(), oddities);
        QCOMPARE(reader.integer(QLatin1String("n")).value_or(-1), value);
        QCOMPARE(oddities.lines().join(QLatin1Char('|')), oddity);
    }

    void countsAreNeverNegativeOrAbsurd()
    {
        JsonOddities oddities;
        const JsonReader reader(object(R"({"a":8,"b":-8,"c":99999999999})"), QString(), oddities);
        QCOMPARE(reader.count(QLatin1String("a")).value_or(-1), 8);
        QVERIFY(!reader.count(QLatin1String("b")));
        QVERIFY(!reader.count(QLatin1String("c")));
        QCOMPARE(oddities.lines(), (QStringList{QStringLiteral("b: out of range"), QStringLiteral("c: out of range")}));
    }

    void absenceIsOddOnlyForDeclaredFields()
    {
        JsonOddities oddities;
        const JsonReader reader(object(R"({"x":null,"t":5})"), QString(), oddities);
        QVERIFY(reader.text(QLatin1String("gone"), optional).isEmpty());
        QVERIFY(reader.text(QLatin1String("x"), optional).isEmpty());
        QVERIFY(oddities.isEmpty());
        QVERIFY(reader.text(QLatin1String("t"), optional).isEmpty()); // a wrong type is always odd
        QVERIFY(reader.text(QLatin1String("gone"), declared).isEmpty());
        QCOMPARE(oddities.total(), 2);
    }

    void timesWithoutAZoneAreNoTimes()
    {
        JsonOddities oddities;
        const JsonReader reader(object(R"({"a":"2026-05-04T10:00:00+02:00","b":"2026-05-04T10:00:00","c":"","d":5})"), QString(), oddities);
        QCOMPARE(reader.time(QLatin1String("a"))->toIso(), QStringLiteral("2026-05-04T08:00:00Z"));
        QVERIFY(!reader.time(QLatin1String("b")));
        QVERIFY(!reader.time(QLatin1String("c"), optional));
        QVERIFY(!reader.time(QLatin1String("d"), optional));
        QCOMPARE(oddities.lines(), (QStringList{QStringLiteral("b: not a time"), QStringLiteral("d: of another type")}));
    }

    void entriesOfAnotherTypeAreLeftOutAndCounted()
    {
        JsonOddities oddities;
        const JsonReader reader(object(R"({"list":[{"id":"a"},7,null,{"id":8},[]],"words":["x",1,"y"]})"), QString(), oddities);
        const auto list = reader.objects(QLatin1String("list"));
        QVERIFY(list);
        QCOMPARE(list->size(), 2);
        QCOMPARE(list->at(0).text(QLatin1String("id")), QStringLiteral("a"));
        QCOMPARE(list->at(1).text(QLatin1String("id")), QString());
        QCOMPARE(reader.texts(QLatin1String("words")), (QStringList{QStringLiteral("x"), QStringLiteral("y")}));
        QCOMPARE(oddities.lines(), (QStringList{QStringLiteral("list[]: of another type (3 times)"),
                                                QStringLiteral("list[].id: of another type"), QStringLiteral("words[]: of another type")}));
    }

    void nullIsNoEmptyList()
    {
        JsonOddities oddities;
        const JsonReader reader(object(R"({"clusters":null,"empty":[]})"), QString(), oddities);
        QVERIFY(!reader.objects(QLatin1String("clusters")));
        QVERIFY(reader.objects(QLatin1String("empty")));
    }

    void aHostileAnswerCannotFillTheList()
    {
        JsonOddities oddities;
        const JsonReader reader(QJsonObject(), QString(), oddities);
        for (int i = 0; i < 2000; ++i)
            oddities.add(JsonOddity::Kind::Missing, QString::number(i));
        QCOMPARE(oddities.total(), 2000);
        QCOMPARE(oddities.counts().size(), 500);
    }

    void onlyAnObjectIsAnAnswer_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<bool>("good");
        const QByteArray json = "application/json";
        QTest::newRow("object") << QByteArray("{}") << json << true;
        QTest::newRow("error is null") << QByteArray(R"({"error":null,"clusters":[]})") << json << true;
        QTest::newRow("204") << QByteArray() << QByteArray() << false;
        QTest::newRow("blank") << QByteArray("  \r\n") << json << false;
        QTest::newRow("html") << QByteArray("<html></html>") << json << false;
        QTest::newRow("json called html") << QByteArray("{}") << QByteArray("text/html") << false;
        QTest::newRow("cut") << QByteArray(R"({"clusters":[{"cluster_id")") << json << false;
        QTest::newRow("array") << QByteArray("[]") << json << false;
        QTest::newRow("error inside") << QByteArray(R"({"error":{"message":"no"}})") << json << false;
        QTest::newRow("deep") << QByteArray(100'000, '[') << json << false;
    }
    void onlyAnObjectIsAnAnswer()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, type);
        QFETCH(bool, good);
        const Result<QJsonObject> parsed = parseJsonBody(body, type);
        QCOMPARE(bool(parsed), good);
        if (!good)
            QCOMPARE(parsed.error().kind, Error::Kind::Decode);
    }
};

QTEST_GUILESS_MAIN(TestJsonReader)
#include "tst_jsonreader.moc"
