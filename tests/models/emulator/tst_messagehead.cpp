// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "messagehead.h"

#include <QTest>

using namespace deck::emulator;

class TestMessageHead : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsWhereARequestEnds_data()
    {
        QTest::addColumn<QByteArray>("whole");
        QTest::newRow("no body") << QByteArray("GET /v1/a HTTP/1.1\r\nHost: h\r\n\r\n");
        QTest::newRow("length") << QByteArray("POST /v1/a HTTP/1.1\r\ncontent-LENGTH : 5\r\n\r\nhello");
        QTest::newRow("length of nothing") << QByteArray("POST /v1/a HTTP/1.1\r\nContent-Length: 0\r\n\r\n");
        QTest::newRow("body with an empty line") << QByteArray("PUT / HTTP/1.1\r\nContent-Length: 6\r\n\r\na\r\n\r\nb");
        QTest::newRow("chunks") << QByteArray("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\nA;x=y\r\n0123456789\r\n0\r\n\r\n");
        QTest::newRow("trailer") << QByteArray("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\nX: y\r\n\r\n");
    }
    void findsWhereARequestEnds()
    {
        QFETCH(QByteArray, whole);
        for (qsizetype size = 0; size <= whole.size() + 3; ++size) {
            const QByteArray bytes = (whole + "GET").first(size);
            const auto head = readHead(bytes, MessageKind::Request);
            const auto end = head ? endOfRequest(bytes, *head) : std::nullopt;
            QCOMPARE(end.value_or(-1), size < whole.size() ? qsizetype(-1) : whole.size());
        }
    }

    void readsTheStartLine()
    {
        const auto head = readHead("DELETE /v1/a?b=c HTTP/1.1\r\n\r\n", MessageKind::Request);
        QCOMPARE(head->method(), QByteArray("DELETE"));
        QCOMPARE(head->target(), QByteArray("/v1/a?b=c"));
        const auto noise = readHead("noise\r\n\r\n", MessageKind::Request);
        QCOMPARE(noise->target(), QByteArray());
    }

    void anAnswerWithoutALengthEndsWithItsConnection()
    {
        QCOMPARE(readHead("HTTP/1.1 400 Bad\r\n\r\n", MessageKind::Answer)->framing, MessageHead::Framing::UntilClose);
        QCOMPARE(readHead("HTTP/1.1 200 OK\r\nContent-Length: -4\r\n\r\n", MessageKind::Answer)->framing,
                 MessageHead::Framing::UntilClose);
        const auto sized = readHead("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n", MessageKind::Answer);
        QCOMPARE(sized->framing, MessageHead::Framing::Length);
        QCOMPARE(sized->length, 4);
    }
};

QTEST_GUILESS_MAIN(TestMessageHead)
#include "tst_messagehead.moc"
