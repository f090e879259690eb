// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosticsdialog.h"

#include "windowkit.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QPushButton>
#include <QTableView>

using namespace deck;
using namespace deck::ui;

namespace {

OddityRecord oddity(const char *path, JsonOddity::Kind kind, qint64 count)
{
    OddityRecord record;
    record.oddity = {kind, QString::fromLatin1(path)};
    record.count = count;
    record.firstAt = sampleNow() - Seconds(3600);
    record.lastAt = sampleNow();
    return record;
}

RequestRecord request(qint64 number, const QString &problem = {})
{
    RequestRecord record;
    record.number = number;
    record.at = sampleNow() - Seconds(15 * (10 - number));
    record.method = QStringLiteral("GET");
    record.path = QStringLiteral("/v1/compute/clusters");
    record.status = problem.isEmpty() ? 200 : 503;
    record.took = Millis(120 + number);
    record.requestId = QStringLiteral("req-%1").arg(number);
    record.problem = problem;
    return record;
}

} // namespace

class TestDiagnosticsDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_kit = std::make_unique<WindowKit>();
        m_kit->session.oddityModel.applySnapshot({oddity("clusters[].region", JsonOddity::Kind::Missing, 3),
                                                  oddity("clusters[].gpu_worker_nodes[].num_gpus", JsonOddity::Kind::Mistyped, 41)});
        m_kit->session.requestModel.applySnapshot({request(1), request(2, QStringLiteral("HTTP 503: upstream says tgp_v1_CANARY0123456789")), request(3)});
        m_kit->session.clockAhead = Millis(2340);
        m_dialog = std::make_unique<DiagnosticsDialog>(m_kit->session, m_kit->context);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
    }
    void cleanup()
    {
        m_dialog.reset();
        m_kit.reset();
    }

    void showsWhatIsOddAndTheLastRequestsNewestFirst()
    {
        const auto *odd = m_dialog->findChild<QTableView *>(QStringLiteral("oddities"));
        QAbstractItemModelTester tester(odd->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(odd->model()->rowCount(), 2);
        QCOMPARE(odd->model()->index(0, 0).data().toString(), QStringLiteral("clusters[].gpu_worker_nodes[].num_gpus"));
        QCOMPARE(odd->model()->index(0, 1).data().toString(), QStringLiteral("of another type"));
        const auto *requests = m_dialog->findChild<QTableView *>(QStringLiteral("requests"));
        QAbstractItemModelTester second(requests->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(requests->model()->index(0, 4).data().toString(), QStringLiteral("req-3"));
        const QString text = visibleTextOf(*m_dialog);
        QVERIFY2(text.contains(QStringLiteral("This computer's clock is 2.3 s ahead of the service's.")), qPrintable(text));
        WindowKit::picture(*m_dialog, "diagnostics");
    }

    void followsWhatHappensWhileItIsOpen()
    {
        const auto *odd = m_dialog->findChild<QTableView *>(QStringLiteral("oddities"));
        const auto *nothing = m_dialog->findChild<QWidget *>(QStringLiteral("nothingOdd"));
        QVERIFY(odd->isVisible());
        QVERIFY(!nothing->isVisible());
        m_kit->session.oddityModel.applySnapshot({});
        QVERIFY(!odd->isVisible());
        QVERIFY(nothing->isVisible());
        m_kit->session.requestModel.applySnapshot({request(2), request(3), request(4)});
        QCOMPARE(m_dialog->findChild<QTableView *>(QStringLiteral("requests"))->model()->index(0, 4).data().toString(), QStringLiteral("req-4"));
        ConnectionState stale;
        stale.kind = ConnectionState::Kind::Stale;
        stale.error = Error(Error::Kind::Decode, QStringLiteral("the answer is a web page, not JSON"));
        m_kit->session.setConnection(stale);
        QTRY_VERIFY(visibleTextOf(*m_dialog).contains(QStringLiteral("The answer could not be understood.")));
    }

    void copiesAllOfItWithoutKeys()
    {
        auto *copy = m_dialog->findChild<QPushButton *>(QStringLiteral("copyDiagnostics"));
        QTest::keyClick(copy, Qt::Key_Space);
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.contains(QStringLiteral("clusters[].gpu_worker_nodes[].num_gpus\tof another type\t41\t2026-06-16T13:32:08Z")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("req-2")), qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("CANARY")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("clock ahead of the service: 2340 ms")));
    }

    void escapeClosesIt()
    {
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QTRY_VERIFY(!m_dialog->isVisible());
    }

private:
    std::unique_ptr<WindowKit> m_kit;
    std::unique_ptr<DiagnosticsDialog> m_dialog;
};

QTEST_MAIN(TestDiagnosticsDialog)
#include "tst_diagnosticsdialog.moc"
