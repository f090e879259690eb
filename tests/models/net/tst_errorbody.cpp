// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "errorbody.h"

#include <QTest>

using namespace deck;

class TestErrorBody : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void findsTheMessage_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QString>("message");
        const QByteArray json = "application/json";
        QTest::newRow("nested") << QByteArray(R"({"error":{"message":"Out of stock","type":"conflict_error","param":null,"code":null}})")
                                << json << "Out of stock";
        QTest::newRow("gRPC gateway") << QByteArray(R"({"code":3,"message":"bad value","details":[{"@type":"x"}]})") << json << "bad value";
        QTest::newRow("flat") << QByteArray(R"({"code":3,"message":"bad value"})") << json << "bad value";
        QTest::newRow("error as text") << QByteArray(R"({"error":"no such cluster"})") << json << "no such cluster";
        QTest::newRow("plain text") << QByteArray("upstream connect error\n") << QByteArray("text/plain") << "upstream connect error";
        QTest::newRow("html by type") << QByteArray("<h1>504</h1>") << QByteArray("text/html; charset=utf-8") << "";
        QTest::newRow("html by look") << QByteArray("  <!DOCTYPE html><html>504</html>") << json << "";
        QTest::newRow("long text") << QByteArray(5000, 'x') << QByteArray("text/plain") << "";
        QTest::newRow("half a json") << QByteArray("{\"error\":{\"mess") << json << "";
        QTest::newRow("mistyped message") << QByteArray(R"({"error":{"message":{"a":1}}})") << json << "";
        QTest::newRow("array") << QByteArray("[1,2]") << json << "";
        QTest::newRow("binary") << QByteArray("\x1f\x8b\x00\xff\xfe", 5) << json << "";
        QTest::newRow("empty") << QByteArray() << json << "";
        QTest::newRow("secret inside") << QByteArray(R"({"error":{"message":"key tgp_v1_CANARY0123 is wrong"}})") << json
                                       << "key [redacted] is wrong";
    }
    void findsTheMessage()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, type);
        QFETCH(QString, message);
        QCOMPARE(parseErrorBody(body, type).message, message);
    }
    void keepsTheFieldThatIsToBlame()
    {
        const ErrorBody said = parseErrorBody(R"({"error":{"message":"m","type":"t","param":"project_id","code":"c"}})", "application/json");
        QCOMPARE(said.param, QStringLiteral("project_id"));
        QCOMPARE(said.type, QStringLiteral("t"));
        QCOMPARE(said.code, QStringLiteral("c"));
    }
    void anEndlessMessageIsCut()
    {
        const QByteArray body = "{\"message\":\"" + QByteArray(100'000, 'x') + "\"}";
        QCOMPARE(parseErrorBody(body, "application/json").message.size(), 1000);
    }
};

QTEST_GUILESS_MAIN(TestErrorBody)
#include "tst_errorbody.moc"
