// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "redactor.h"

#include <QTest>

using namespace deck;

class TestRedactor : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // C21: nothing that looks like a credential passes.
    void c21TakesSecretsOut_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("key") << "key tgp_v1_CANARY0123456789abcdef failed";
        QTest::newRow("header") << "Authorization: Bearer eyJCANARY.payload.sig";
        QTest::newRow("token alone") << "got eyJCANARY.payload.sig";
        QTest::newRow("kube_config in JSON") << "{\"kube_config\":\"CANARYbase64==\",\"a\":1}";
        QTest::newRow("kubeconfig YAML") << "    client-key-data: CANARYbase64==";
        QTest::newRow("URL") << "https://user:CANARY@proxy.example:3128";
        QTest::newRow("PEM") << "-----BEGIN EC PRIVATE KEY-----\nCANARY\n-----END EC PRIVATE KEY-----";
        QTest::newRow("cut PEM") << "-----BEGIN PRIVATE KEY-----\nCANARY";
    }
    void c21TakesSecretsOut()
    {
        QFETCH(QString, text);
        const QString shown = redact(text);
        QVERIFY2(!shown.contains(QLatin1String("CANARY")), qPrintable(shown));
        QVERIFY2(shown.contains(QLatin1String("[redacted]")), qPrintable(shown));
    }
    void headerKeepsItsScheme()
    {
        QCOMPARE(redact(QStringLiteral("Authorization: Bearer abc.def")), QStringLiteral("Authorization: Bearer [redacted]"));
    }
    void guardedSecretsGoWhateverTheyLookLike()
    {
        QCOMPARE(redact(QStringLiteral("pw is plain-words-9")), QStringLiteral("pw is plain-words-9"));
        guardSecret(Secret("plain-words-9"));
        QCOMPARE(redact(QStringLiteral("pw is plain-words-9")), QStringLiteral("pw is [redacted]"));
    }
    void leavesOrdinaryTextAlone()
    {
        const QString text = QStringLiteral("GET /v1/compute/clusters 200 in 31 ms, request 8f2e");
        QCOMPARE(redact(text), text);
    }
};

QTEST_GUILESS_MAIN(TestRedactor)
#include "tst_redactor.moc"
