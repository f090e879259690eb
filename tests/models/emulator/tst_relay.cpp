// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "relay.h"

#include <QElapsedTimer>
#include <QTcpSocket>
#include <QTest>

#include <cerrno>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace deck;
using namespace deck::emulator;

namespace {

/// Answers each request that ends in an empty line or in "!" with its own count, and remembers what it was sent.
class PlainServer : public QTcpServer
{
public:
    PlainServer()
    {
        listen(QHostAddress::LocalHost);
        connect(this, &QTcpServer::newConnection, this, [this] {
            QTcpSocket *socket = nextPendingConnection();
            connect(socket, &QTcpSocket::readyRead, this, [this, socket] {
                heard += socket->readAll();
                if (!heard.endsWith("\r\n\r\n") && !heard.endsWith('!'))
                    return;
                ++calls;
                const QByteArray body = QByteArray::number(calls) + QByteArray(padding, '-');
                socket->write("HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
            });
        });
    }

    QByteArray heard;
    int calls = 0;
    int padding = 9;
};

struct RawCaller
{
    explicit RawCaller(quint16 port) : descriptor(::socket(AF_INET, SOCK_STREAM, 0))
    {
        sockaddr_in address = {};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        if (::connect(descriptor, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0)
            qFatal("cannot connect to the relay");
    }
    ~RawCaller() { ::close(descriptor); }

    const int descriptor;
};

} // namespace

/// What a raw caller sees when connections go wrong.
class TestRelay : public QObject
{
    Q_OBJECT

    static constexpr char get[] = "GET /v1/a HTTP/1.1\r\n\r\n";
    static constexpr char answerHead[] = "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n";

    struct Setup
    {
        explicit Setup(WireFault first = {})
            : relay([this, first](const QByteArray &method, const QByteArray &target) {
                judged.append(method + ' ' + target);
                return judged.size() == 1 ? first : WireFault();
            })
        {
            relay.listen(0);
            relay.setServerPort(server.serverPort());
            QObject::connect(&caller, &QTcpSocket::readyRead, &caller, [this] { seen += caller.readAll(); });
            caller.connectToHost(QHostAddress::LocalHost, relay.port());
        }
        bool ready() { return QTest::qWaitFor([this] { return caller.state() == QAbstractSocket::ConnectedState; }); }
        bool hasLeft() const { return caller.state() == QAbstractSocket::UnconnectedState; }

        PlainServer server;
        QByteArrayList judged;
        Relay relay;
        QTcpSocket caller;
        QByteArray seen;
    };

    static WireFault ending(WireFault::End end, bool reachesServer)
    {
        WireFault fault;
        fault.end = end;
        fault.reachesServer = reachesServer;
        return fault;
    }

private Q_SLOTS:
    void passesCallsOnOneAfterTheOtherOnOneConnection()
    {
        Setup setup;
        QVERIFY(setup.ready());
        setup.caller.write(get);
        QTRY_COMPARE(setup.seen, QByteArray(answerHead) + "1---------");
        setup.seen.clear();
        setup.caller.write("POST /v1/b HTTP/1.1\r\nContent-Length: 6\r\n\r\nhel");
        setup.caller.flush();
        setup.caller.write("lo!");
        QTRY_COMPARE(setup.seen, QByteArray(answerHead) + "2---------");
        QCOMPARE(setup.judged, (QByteArrayList{"GET /v1/a", "POST /v1/b"}));
        QCOMPARE(setup.server.heard, QByteArray(get) + "POST /v1/b HTTP/1.1\r\nContent-Length: 6\r\n\r\nhello!");
    }

    void aDelayedFirstCallOfAConnectionWaitsAndIsAnswered()
    {
        WireFault slow;
        slow.delay = Millis(100);
        Setup setup(slow);
        setup.caller.write(get); // at once: the relay has it before it has reached the server
        QTRY_COMPARE(setup.judged.size(), 1);
        QTest::qWait(40); // lint: allow(sleep): that nothing happens meanwhile
        QCOMPARE(setup.server.calls, 0);
        QTRY_COMPARE(setup.seen, QByteArray(answerHead) + "1---------");
        QCOMPARE(setup.server.calls, 1);
    }

    void twoCallsAtOnceAreAnsweredInOrder()
    {
        WireFault slow;
        slow.hold = Millis(50);
        Setup setup(slow);
        QVERIFY(setup.ready());
        setup.caller.write(QByteArray(get) + get);
        QTRY_COMPARE(setup.seen, QByteArray(answerHead) + "1---------" + answerHead + "2---------");
        QCOMPARE(setup.judged.size(), 2);
    }

    void aBrokenConnectionGivesNoAnswer_data()
    {
        QTest::addColumn<bool>("reset");
        QTest::addColumn<bool>("reachesServer");
        QTest::newRow("dropped before the effect") << false << false;
        QTest::newRow("dropped after the effect") << false << true;
        QTest::newRow("reset before the effect") << true << false;
        QTest::newRow("reset after the effect") << true << true;
    }
    void aBrokenConnectionGivesNoAnswer()
    {
        QFETCH(bool, reset);
        QFETCH(bool, reachesServer);
        Setup setup(ending(reset ? WireFault::End::Reset : WireFault::End::Drop, reachesServer));
        // Below Qt, which calls both the same: an orderly end reads as 0 bytes, a reset as an error.
        const RawCaller caller(setup.relay.port());
        QCOMPARE(::send(caller.descriptor, get, sizeof get - 1, 0), ssize_t(sizeof get - 1));
        char byte = 0;
        ssize_t size = 0;
        int error = EAGAIN;
        const auto ended = [&] {
            // Asked again after the last time, and a socket tells its error only once.
            if (error != EAGAIN && error != EWOULDBLOCK)
                return true;
            size = ::recv(caller.descriptor, &byte, 1, MSG_DONTWAIT);
            error = size < 0 ? errno : 0;
            return error != EAGAIN && error != EWOULDBLOCK;
        };
        QTRY_VERIFY(ended());
        QCOMPARE(size, ssize_t(reset ? -1 : 0));
        QCOMPARE(error, reset ? ECONNRESET : 0);
        QCOMPARE(setup.server.calls, int(reachesServer));
    }

    void aBodyIsCut()
    {
        WireFault cut = ending(WireFault::End::Cut, true);
        cut.keep = {40, true};
        Setup setup(cut);
        QVERIFY(setup.ready());
        setup.caller.write(get);
        QTRY_VERIFY(setup.hasLeft());
        QCOMPARE(setup.seen, QByteArray(answerHead) + "1---");
        QCOMPARE(setup.server.calls, 1);
    }

    void aDelayedCallReachesTheServerAfterItsCallerHasGone()
    {
        WireFault slow;
        slow.delay = Millis(100);
        Setup setup(slow);
        QVERIFY(setup.ready());
        setup.caller.write(get);
        QTRY_COMPARE(setup.judged.size(), 1);
        setup.caller.abort();
        QCOMPARE(setup.server.calls, 0);
        QTRY_COMPARE(setup.server.calls, 1);
        QTRY_COMPARE(setup.relay.children().size(), 0);
    }

    void anAnswerIsHeldAfterTheEffect()
    {
        WireFault slow;
        slow.hold = Millis(100);
        Setup setup(slow);
        QVERIFY(setup.ready());
        setup.caller.write(get);
        QTRY_COMPARE(setup.server.calls, 1);
        QCOMPARE(setup.seen, QByteArray());
        QTRY_COMPARE(setup.seen, QByteArray(answerHead) + "1---------");
    }

    void aThrottledAnswerComesWholeButSlowly()
    {
        WireFault slow;
        slow.bytesPerSecond = 10'000;
        Setup setup(slow);
        setup.server.padding = 3000;
        QVERIFY(setup.ready());
        QElapsedTimer timer;
        timer.start();
        setup.caller.write(get);
        QTRY_VERIFY(setup.seen.endsWith("---") && setup.seen.size() > 3001);
        QVERIFY2(timer.elapsed() >= 250, qPrintable(QString::number(timer.elapsed())));
        setup.seen.clear();
        setup.server.padding = 9;
        setup.caller.write(get);
        QTRY_COMPARE(setup.seen, QByteArray(answerHead) + "2---------");
    }

    void anExtraHeaderGoesToTheServerOnly()
    {
        WireFault marked;
        marked.extraHeader = "X-Mark: 7";
        Setup setup(marked);
        QVERIFY(setup.ready());
        setup.caller.write(get);
        QTRY_COMPARE(setup.seen, QByteArray(answerHead) + "1---------");
        QCOMPARE(setup.server.heard, QByteArray("GET /v1/a HTTP/1.1\r\nX-Mark: 7\r\n\r\n"));
    }

    void aServerThatIsNotThereEndsTheConnection()
    {
        Setup setup;
        setup.server.close();
        QVERIFY(setup.ready());
        setup.caller.write(get);
        QTRY_VERIFY(setup.hasLeft());
        QTRY_COMPARE(setup.relay.children().size(), 0);
    }

    void anEndlessCallIsNotCollected()
    {
        Setup setup;
        QVERIFY(setup.ready());
        setup.caller.write("POST / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n" + QByteArray(5 * 1024 * 1024, 'x'));
        QTRY_VERIFY(setup.hasLeft());
        QCOMPARE(setup.server.calls, 0);
    }
};

QTEST_GUILESS_MAIN(TestRelay)
#include "tst_relay.moc"
