// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "composition.h"
#include "costpage.h"
#include "createwizard.h"
#include "emulatorfixture.h"
#include "gpuspinbox.h"
#include "scaledialog.h"
#include "windowkit.h"

#include <QCheckBox>
#include <QJsonArray>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>

using namespace deck;
using namespace deck::ui;

/// The main job through the real windows: the wizard buys, the scale dialog adds, the cost page shows the sum, all over HTTP
/// against the emulator, whose own books the shown total is computed from.
class WindowJobTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_data;
    TestTranslator m_plurals;

    template <class T = QWidget>
    static T *part(const QWidget &window, const char *name)
    {
        T *found = window.findChild<T *>(QString::fromLatin1(name));
        Q_ASSERT(found);
        return found;
    }

    static void type(GpuSpinBox *box, const QString &number)
    {
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, number);
    }

    static void click(const QWidget &window, const char *name)
    {
        auto *button = part<QAbstractButton>(window, name);
        QVERIFY2(button->isVisible() && button->isEnabled(), name);
        QTest::mouseClick(button, Qt::LeftButton);
    }

    static void check(const QWidget &window, const char *name)
    {
        auto *box = part<QAbstractButton>(window, name);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Space);
        QVERIFY2(box->isChecked(), name);
    }

    static void show(QWidget &window)
    {
        window.show();
        window.activateWindow(); // without a window manager nobody gives the keyboard to a new window
        QCoreApplication::processEvents();
    }

    static bool look(FleetSession &session, Instant at)
    {
        session.refresh();
        return QTest::qWaitFor([&] { return session.snapshot()->observedAt >= at; }, 10'000);
    }

    template <class Condition>
    static bool stepUntil(EmulatorFixture &emulator, FleetSession &session, Condition condition)
    {
        for (int step = 0; step < 400; ++step) {
            if (!look(session, emulator.stepClock(Seconds(600))))
                return false;
            if (condition())
                return true;
        }
        return false;
    }

    static RateCard priceBook(const FleetSession &session)
    {
        RateCard card;
        card.source = QStringLiteral("test");
        for (const Region &region : session.snapshot()->regions) {
            for (const GpuType &gpuType : region.gpuTypes) {
                GpuRateEntry entry;
                entry.gpuType = gpuType;
                entry.onDemand = GpuRate(3'360'000);
                card.gpus.append(entry);
            }
        }
        return card;
    }

    /// 8 on-demand and 16 preemptible GPUs, first offer of the table, no volume.
    static void fillWizard(const CreateWizard &wizard)
    {
        QTest::keyClicks(part<QLineEdit>(wizard, "clusterName"), QStringLiteral("window-job"));
        auto *project = part<QLineEdit>(wizard, "project");
        project->clear();
        QTest::keyClicks(project, QStringLiteral("demo-project"));
        click(wizard, "next");
        part<QTableView>(wizard, "offers")->setFocus();
        QTest::keyClick(part<QTableView>(wizard, "offers"), Qt::Key_Space);
        click(wizard, "next");
        type(part<GpuSpinBox>(wizard, "standardGpus"), QStringLiteral("8"));
        check(wizard, "preemptibleSwitch");
        type(part<GpuSpinBox>(wizard, "preemptibleGpus"), QStringLiteral("16"));
        click(wizard, "next");
        check(wizard, "noVolume");
        click(wizard, "next");
        click(wizard, "next"); // access is left to the service
    }

    static Amount billed(EmulatorFixture &emulator)
    {
        Amount sum;
        const QJsonArray totals = emulator.get(QStringLiteral("/x/metering")).value(QStringLiteral("totals")).toArray();
        for (const QJsonValue &total : totals) {
            const bool preemptible = total[QStringLiteral("compute_class")] == QStringLiteral("preemptible");
            sum += Amount::of(GpuRate(preemptible ? 1'680'000 : 3'360'000),
                              GpuSeconds(total[QStringLiteral("gpu_seconds")].toInteger()));
        }
        return sum;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_data.isValid());
        qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
        qApp->installTranslator(&m_plurals);
    }

    void c11ALostCreateIsDecidedInTheWizard_data()
    {
        QTest::addColumn<QString>("fault");
        QTest::addColumn<bool>("exists");
        QTest::newRow("504 after the effect: use it")
            << QStringLiteral("method=POST;path=/v1/compute/clusters;when=after;status=504;html;count=1") << true;
        QTest::newRow("reset before the effect: try again") << QStringLiteral("method=POST;path=/v1/compute/clusters;reset;count=1") << false;
    }
    void c11ALostCreateIsDecidedInTheWizard()
    {
        QFETCH(QString, fault);
        QFETCH(bool, exists);
        EmulatorFixture emulator(QStringLiteral("calm"), 120);
        Composition composition(Composition::DemoClock::StandsStill);
        ConnectRequest request;
        request.baseUrl = emulator.baseUrl();
        request.key = emulator.token();
        composition.connectTo(request);
        QTRY_VERIFY_WITH_TIMEOUT(composition.current(), 10'000);
        FleetSession &session = *composition.current();
        session.setRateCard(priceBook(session));
        const qsizetype before = session.snapshot()->clusters.size();
        Theme theme;
        theme.install();
        ZoneChoice zone(QLocale(QLocale::English, QLocale::UnitedStates), QTimeZone::utc());
        Countdown countdown(session.clock());
        CreateWizard wizard(session, UiContext(theme, zone, countdown));
        QSignalSpy created(&wizard, &CreateWizard::created);
        show(wizard);
        fillWizard(wizard);
        emulator.post(QStringLiteral("/x/faults"), {{QStringLiteral("fault"), fault}});
        check(wizard, "agree");
        click(wizard, "create");
        const char *wanted = exists ? "useIt" : "tryAgain";
        // Notices are made anew with each step; the one that is shown counts.
        const auto offered = [&]() -> QPushButton * {
            const QList<QPushButton *> all = wizard.findChildren<QPushButton *>(QLatin1String(wanted));
            const auto shown = std::ranges::find_if(all, [](QPushButton *each) { return each->isVisible(); });
            return shown == all.cend() ? nullptr : *shown;
        };
        QTRY_VERIFY_WITH_TIMEOUT(offered(), 10'000);
        QVERIFY2(!visibleTextOf(wizard).contains(QStringLiteral("<html")), "no page of a gateway is shown");
        QTest::mouseClick(offered(), Qt::LeftButton);
        if (!exists) {
            QCOMPARE(part<QLineEdit>(wizard, "clusterName")->text(), QStringLiteral("window-job"));
            check(wizard, "agree");
            click(wizard, "create");
        }
        QTRY_COMPARE_WITH_TIMEOUT(created.size(), 1, 10'000);
        // Bought once, whatever happened on the way.
        session.refresh();
        QTRY_COMPARE_WITH_TIMEOUT(session.snapshot()->clusters.size(), before + 1, 10'000);
        for (const Operation &operation : session.operations())
            QVERIFY(operation.isOver());
    }

    void buysScalesAndShowsWhatTheEmulatorBilled()
    {
        EmulatorFixture emulator(QStringLiteral("calm"));
        Composition composition(Composition::DemoClock::StandsStill);
        ConnectRequest request;
        request.baseUrl = emulator.baseUrl();
        request.key = emulator.token();
        composition.connectTo(request);
        QTRY_VERIFY_WITH_TIMEOUT(composition.current(), 10'000);
        FleetSession &session = *composition.current();
        session.setRateCard(priceBook(session));

        Theme theme;
        theme.install();
        ZoneChoice zone(QLocale(QLocale::English, QLocale::UnitedStates), QTimeZone::utc());
        Countdown countdown(session.clock());
        const UiContext context(theme, zone, countdown);

        CreateWizard wizard(session, context);
        QSignalSpy created(&wizard, &CreateWizard::created);
        show(wizard);
        fillWizard(wizard);
        QVERIFY2(visibleTextOf(wizard).contains(QStringLiteral("8 + 16 GPUs")), qPrintable(visibleTextOf(wizard)));
        check(wizard, "agree");
        click(wizard, "create");
        QTRY_COMPARE_WITH_TIMEOUT(created.size(), 1, 10'000);
        const auto id = created.first().first().value<ClusterId>();

        const auto running = [&](ComputeClass computeClass) {
            const ClusterEntry *entry = session.snapshot()->find(id);
            return entry ? entry->cluster.runningGpus(computeClass) : 0;
        };
        QVERIFY(stepUntil(emulator, session, [&] {
            return running(ComputeClass::Standard) == 8 && running(ComputeClass::Preemptible) == 16;
        }));
        const auto reclaimed = emulator.post(QStringLiteral("/x/reclaim"), {{QStringLiteral("cluster_id"), id.toString()}});
        const NodeId taken(reclaimed.value(QStringLiteral("node_id")).toString());
        QVERIFY(stepUntil(emulator, session, [&] { return running(ComputeClass::Preemptible) == 8; }));
        QCOMPARE(session.nodes(id)->rowOf(taken), -1);
        QVERIFY(stepUntil(emulator, session, [&] { return running(ComputeClass::Preemptible) == 16; }));

        ScaleDialog scale(session, context, id);
        QSignalSpy scaled(&scale, &ScaleDialog::scaled);
        show(scale);
        click(scale, "standardTargetPlus8");
        click(scale, "review");
        const QList<QCheckBox *> boxes = part(scale, "confirm")->findChildren<QCheckBox *>();
        QCOMPARE(boxes.size(), 1);
        boxes.first()->setFocus();
        QTest::keyClick(boxes.first(), Qt::Key_Space);
        click(scale, "deed");
        QTRY_COMPARE_WITH_TIMEOUT(scaled.size(), 1, 10'000);
        QVERIFY(stepUntil(emulator, session, [&] { return running(ComputeClass::Standard) == 16; }));
        QVERIFY(look(session, emulator.stepClock(Seconds(3600))));

        CostPage cost(session, context);
        cost.resize(1200, 800);
        show(cost);
        const Amount expected = billed(emulator);
        QVERIFY(expected.toCents() > 0);
        const QString shown = zone.fmt().usd(expected);
        QTRY_VERIFY2_WITH_TIMEOUT(visibleTextOf(cost).split(QLatin1Char('\n')).contains(shown),
                                  qPrintable(shown + QStringLiteral(" is not in:\n") + visibleTextOf(cost)), 5'000);
    }
};

QTEST_MAIN(WindowJobTest)
#include "tst_windowjob.moc"
