// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "composition.h"
#include "createwizard.h"
#include "emulatorfixture.h"
#include "windowkit.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QJsonArray>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace deck;
using namespace deck::ui;

/// The whole wizard with Tab, Space, Enter, arrows and letters alone, over HTTP against the emulator: nothing in it needs a mouse,
/// and no focus is set from outside.
class WizardKeysTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_data;
    TestTranslator m_plurals;

    static void press(CreateWizard &wizard, int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QVERIFY(wizard.focusWidget());
        QTest::keyClick(wizard.focusWidget(), Qt::Key(key), modifiers);
    }

    static QString focused(const CreateWizard &wizard)
    {
        return wizard.focusWidget() ? wizard.focusWidget()->objectName() : QString();
    }

    /// With Tab only; false when the field is never reached.
    static bool tabTo(CreateWizard &wizard, const char *name)
    {
        for (int i = 0; i < 60 && focused(wizard) != QLatin1String(name); ++i)
            press(wizard, Qt::Key_Tab);
        return focused(wizard) == QLatin1String(name);
    }

    static void typeInto(CreateWizard &wizard, const char *name, const QString &text)
    {
        QVERIFY2(tabTo(wizard, name), name);
        press(wizard, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(wizard.focusWidget(), text);
    }

    /// To the kinds of billing, which Tab passes as one, and `right` arrows on.
    static void chooseBilling(CreateWizard &wizard, int right)
    {
        const QWidget *kinds = wizard.findChild<QWidget *>(QStringLiteral("billing"));
        for (int i = 0; i < 60 && !kinds->isAncestorOf(wizard.focusWidget()); ++i)
            press(wizard, Qt::Key_Tab);
        QVERIFY(kinds->isAncestorOf(wizard.focusWidget()));
        for (int i = 0; i < right; ++i)
            press(wizard, Qt::Key_Right);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_data.isValid());
        qputenv("XDG_DATA_HOME", m_data.path().toUtf8());
        qApp->installTranslator(&m_plurals);
    }

    void createsWithTheKeyboardAlone_data()
    {
        QTest::addColumn<int>("billing");
        QTest::newRow("on-demand with preemptible GPUs") << 0;
        QTest::newRow("reserved") << 1;
        QTest::newRow("scheduled") << 2;
    }
    void createsWithTheKeyboardAlone()
    {
        QFETCH(int, billing);
        EmulatorFixture emulator(QStringLiteral("calm"), 120);
        Composition composition(Composition::DemoClock::StandsStill);
        ConnectRequest request;
        request.baseUrl = emulator.baseUrl();
        request.key = emulator.token();
        composition.connectTo(request);
        QTRY_VERIFY_WITH_TIMEOUT(composition.current(), 10'000);
        FleetSession &session = *composition.current();
        Theme theme;
        theme.install();
        ZoneChoice zone(QLocale(QLocale::English, QLocale::UnitedStates), QTimeZone::utc());
        Countdown countdown(session.clock());
        CreateWizard wizard(session, UiContext(theme, zone, countdown));
        QSignalSpy created(&wizard, &CreateWizard::created);
        wizard.show();
        wizard.activateWindow(); // without a window manager nobody gives the keyboard to a new window
        QCoreApplication::processEvents();

        QCOMPARE(focused(wizard), QStringLiteral("clusterName")); // where one begins
        QTest::keyClicks(wizard.focusWidget(), QStringLiteral("by-keys"));
        typeInto(wizard, "project", QStringLiteral("demo-project"));
        press(wizard, Qt::Key_Return);
        QCOMPARE(focused(wizard), QStringLiteral("offers"));
        press(wizard, Qt::Key_Return); // chooses
        press(wizard, Qt::Key_Return); // goes on
        QCOMPARE(focused(wizard), QStringLiteral("standardGpus"));
        press(wizard, Qt::Key_Up);
        if (billing == 0) {
            QVERIFY(tabTo(wizard, "preemptibleSwitch"));
            press(wizard, Qt::Key_Space);
            QVERIFY(tabTo(wizard, "preemptibleGpus"));
            press(wizard, Qt::Key_Up);
        }
        chooseBilling(wizard, billing);
        if (billing == 1)
            typeInto(wizard, "reservedDays", QStringLiteral("30"));
        if (billing == 2) {
            const Instant end = session.clock().now() + Seconds(7 * 86'400);
            typeInto(wizard, "windowEnd", end.toDateTimeUtc().toString(QStringLiteral("yyyy-MM-dd HH:mm")));
        }
        press(wizard, Qt::Key_Return);
        QVERIFY2(wizard.findChild<QWidget *>(QStringLiteral("noVolume"))->isVisible(), qPrintable(visibleTextOf(wizard)));
        press(wizard, Qt::Key_Up); // from "none" to the radio button above, and round to the first
        press(wizard, Qt::Key_Up);
        QVERIFY(tabTo(wizard, "volumeName"));
        QTest::keyClicks(wizard.focusWidget(), QStringLiteral("keys-data"));
        press(wizard, Qt::Key_Return);
        QCOMPARE(focused(wizard), QStringLiteral("oidc"));
        QVERIFY(tabTo(wizard, "more")); // folded away, and opened by keyboard
        press(wizard, Qt::Key_Space);
        QVERIFY(tabTo(wizard, "acceptanceTests"));
        press(wizard, Qt::Key_Down);
        press(wizard, Qt::Key_Return);
        QVERIFY(tabTo(wizard, "requestBody")); // the request can be read
        QVERIFY(tabTo(wizard, "agree"));
        press(wizard, Qt::Key_Return); // Enter never buys
        QCOMPARE(session.operations().size(), 0);
        press(wizard, Qt::Key_Space);
        QVERIFY(tabTo(wizard, "create"));
        press(wizard, Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(created.size(), 1, 10'000);

        const QJsonArray clusters = emulator.get(QStringLiteral("/v1/compute/clusters")).value(QStringLiteral("clusters")).toArray();
        const auto made = std::ranges::find_if(clusters, [](const QJsonValue &each) {
            return each[QStringLiteral("cluster_name")] == QStringLiteral("by-keys");
        });
        QVERIFY(made != clusters.end());
        const QJsonObject cluster = (*made).toObject();
        const QStringList words{QStringLiteral("ON_DEMAND"), QStringLiteral("RESERVED"), QStringLiteral("SCHEDULED_CAPACITY")};
        QCOMPARE(cluster.value(QStringLiteral("billing_type")).toString(), words.at(billing));
        QCOMPARE(cluster.value(QStringLiteral("num_gpus")).toInt(), 16);
        QCOMPARE(cluster.value(QStringLiteral("desired_preemptible_gpus")).toInt(), billing == 0 ? 16 : 0);
        QCOMPARE(cluster.value(QStringLiteral("reservation_end_time")).toString().isEmpty(), billing == 0);
        QVERIFY(!session.draft());
    }
};

QTEST_MAIN(WizardKeysTest)
#include "tst_wizardkeys.moc"
