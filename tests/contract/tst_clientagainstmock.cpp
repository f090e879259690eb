// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clientcalls.h"
#include "decodedtext.h"
#include "httptransport.h"
#include "serverclock.h"

#include "await.h"
#include "fixedclock.h"
#include "fixture.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QNetworkAccessManager>
#include <QTest>

using namespace deck;

namespace {

/// Answers per operation that are made up by Prism from the contract's schemas.
constexpr int randomAnswers = 300;

/// What a random answer may say that is no fault of the reading: a deletion that was refused.
bool isWhatTheAnswerSays(const ClientCall &call, const Error &error)
{
    return QByteArray(call.operation) == "deleteVolume" && error.kind == Error::Kind::Http
        && error.detail == QLatin1String("the service did not delete the volume");
}

} // namespace

/// Our client against `prism mock`: a service that another tool makes of the contract alone. It checks our requests too.
class TestClientAgainstMock : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        m_baseUrl = qEnvironmentVariable("CONTRACT_BASE_URL");
        QVERIFY2(!m_baseUrl.isEmpty(), "run-client.mjs starts this program");
        m_unhurried.reads.burst = 1'000'000;
        m_unhurried.dates = HttpTransport::Dates::Ignore;
    }

    void everyNamedExampleComesThroughAsItShould_data()
    {
        QTest::addColumn<QString>("operation");
        QTest::addColumn<QString>("prefer");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("file");
        const QJsonArray index = QJsonDocument::fromJson(fixture(QStringLiteral("contract-index.json"))).array();
        QVERIFY(index.size() > 200);
        for (const QJsonValue &line : index) {
            const QString operation = line[u"operation"].toString();
            const QString example = line[u"example"].toString();
            const int status = line[u"status"].toInt();
            if (operation == QLatin1String("listAvailabilityZones"))
                continue;
            QTest::newRow(qPrintable(QStringLiteral("%1 %2 %3").arg(operation).arg(status).arg(example)))
                << operation << QStringLiteral("code=%1,example=%2").arg(status).arg(example) << status << line[u"file"].toString();
        }
    }
    void everyNamedExampleComesThroughAsItShould()
    {
        QFETCH(QString, operation);
        QFETCH(QString, prefer);
        QFETCH(int, status);
        QFETCH(QString, file);
        const ClientCall *call = callNamed(operation);
        QVERIFY2(call, "the client does not speak this operation");
        const QJsonObject example = QJsonDocument::fromJson(fixture(QStringLiteral("contract/%1.json").arg(file))).object();
        JsonOddities oddities;
        const CallOutcome outcome = perform(*call, prefer, example, oddities);
        const QString expected = QString::fromUtf8(fixture(QStringLiteral("decoded/%1.txt").arg(file)));
        if (status == 200) {
            QVERIFY2(!outcome.error, outcome.error ? qPrintable(outcome.error->summary()) : "");
            QCOMPARE(outcome.text, expected);
            QVERIFY2(oddities.isEmpty(), qPrintable(oddities.lines().join(QLatin1Char('\n'))));
        } else {
            QVERIFY(outcome.error);
            const QString read = expected.section(QStringLiteral("write: "), 0, 0).mid(int(qstrlen("read: ")));
            const QString write = expected.section(QStringLiteral("write: "), 1);
            QCOMPARE(decodedText(*outcome.error), call->isWrite ? write : read);
        }
    }

    void everyRandomAnswerIsRead_data()
    {
        QTest::addColumn<int>("call");
        for (int i = 0; i < clientCalls().size(); ++i)
            QTest::newRow(clientCalls().at(i).operation) << i;
    }
    void everyRandomAnswerIsRead()
    {
        QFETCH(int, call);
        const ClientCall &wanted = clientCalls().at(call);
        QElapsedTimer timer;
        timer.start();
        JsonOddities oddities;
        QSet<QString> different;
        int said = 0;
        for (int i = 0; i < randomAnswers; ++i) {
            const QString prefer = QStringLiteral("dynamic=true,seed=%1-%2").arg(QLatin1String(wanted.operation)).arg(i);
            const CallOutcome outcome = perform(wanted, prefer, answerAboutOne(wanted, prefer), oddities);
            if (outcome.error) {
                QVERIFY2(isWhatTheAnswerSays(wanted, *outcome.error), qPrintable(prefer + QStringLiteral(": ") + outcome.error->summary()));
                ++said;
            }
            different.insert(outcome.error ? outcome.error->detail : outcome.text);
        }
        // The schemas leave numbers and times open: -70000000 GPUs and the year 2003 are valid there and out of range for us.
        // Ids are made of a few words, so that two nodes can have the same one. Nothing else is odd.
        QStringList unexpected;
        for (auto oddity = oddities.counts().begin(); oddity != oddities.counts().end(); ++oddity) {
            JsonOddities one;
            one.add(oddity.key().kind, oddity.key().path);
            if (oddity.key().kind != JsonOddity::Kind::OutOfRange && oddity.key().kind != JsonOddity::Kind::Duplicate)
                unexpected += one.lines();
        }
        QVERIFY2(unexpected.isEmpty(), qPrintable(unexpected.join(QLatin1Char('\n'))));
        // Two kinds of answer say nothing but whether it was done.
        if (!QByteArray(wanted.operation).startsWith("delete"))
            QVERIFY2(different.size() > randomAnswers / 2, qPrintable(QString::number(different.size())));
        qInfo("%d answers, %d different, %d of them a refusal, %lld answers with a value out of range, %lld ms", randomAnswers,
              int(different.size()), said, static_cast<long long>(oddities.total()), static_cast<long long>(timer.elapsed()));
    }

private:
    static const ClientCall *callNamed(const QString &operation)
    {
        for (const ClientCall &call : clientCalls()) {
            if (operation == QLatin1String(call.operation))
                return &call;
        }
        return nullptr;
    }

    /// What the service will say about one cluster or volume, so that it can be asked for the one that the answer is about:
    /// our client refuses an answer about another.
    QJsonObject answerAboutOne(const ClientCall &call, const QString &prefer)
    {
        const QByteArray operation(call.operation);
        if (operation != "getCluster" && operation != "getVolume")
            return {};
        ServerClock clock(m_computer);
        HttpTransport transport(m_manager, clock, QUrl(m_baseUrl + QStringLiteral("/prefer/") + prefer), Secret("any-token"),
                                m_unhurried);
        const QString path = operation == "getCluster" ? QStringLiteral("/compute/clusters/any")
                                                       : QStringLiteral("/compute/clusters/storage/volumes/any");
        const HttpRequest request(HttpRequest::Method::Get, path);
        const Result<HttpAnswer> answer = await(transport.send(request, std::stop_token()));
        return answer ? QJsonDocument::fromJson(answer->body).object() : QJsonObject();
    }

    /// With a transport of its own, so that an answer like 401 or 429 does not hold up the next call.
    CallOutcome perform(const ClientCall &call, const QString &prefer, const QJsonObject &answer, JsonOddities &oddities)
    {
        ServerClock clock(m_computer);
        HttpTransport transport(m_manager, clock, QUrl(m_baseUrl + QStringLiteral("/prefer/") + prefer), Secret("any-token"),
                                m_unhurried);
        const CallOutcome outcome = call.perform(transport, answer);
        const QMap<JsonOddity, qint64> found = transport.oddities().counts();
        for (auto oddity = found.begin(); oddity != found.end(); ++oddity)
            oddities.add(oddity.key().kind, oddity.key().path);
        return outcome;
    }

    QString m_baseUrl;
    HttpTransport::Options m_unhurried;
    QNetworkAccessManager m_manager;
    const FixedClock m_computer;
};

QTEST_GUILESS_MAIN(TestClientAgainstMock)
#include "tst_clientagainstmock.moc"
