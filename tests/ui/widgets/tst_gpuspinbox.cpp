// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpuspinbox.h"
#include "refusalline.h"
#include "sentencelabel.h"

#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace deck::ui;

class TestGpuSpinBox : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_window = std::make_unique<QWidget>();
        m_spin = new GpuSpinBox(m_window.get());
        m_spin->setRange(8, 512);
        m_spin->setValue(32);
        m_other = new QLineEdit(m_window.get());
        m_other->move(0, 60);
        m_line = new RefusalLine(m_spin, QStringLiteral("At least 8"), m_window.get());
        m_line->setGeometry(0, 100, 500, 30);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_spin->setFocus();
        m_spin->selectAll();
    }

    void aHintGivenAfterwardsIsThere()
    {
        auto *line = new RefusalLine(m_spin, {}, m_window.get());
        line->show();
        auto *words = line->findChild<SentenceLabel *>();
        QVERIFY(!words->isVisible());
        line->setHint(QStringLiteral("Created now and never preempted."));
        QVERIFY(words->isVisible());
        QTest::keyClicks(m_spin, QStringLiteral("44"));
        line->setHint(QStringLiteral("At least 8, in steps of 8."));
        QVERIFY(!words->isVisible()); // the refusal stands in its place
    }

    void enterLeavesWhatIsRefusedAsItIs()
    {
        QTest::keyClicks(m_spin, QStringLiteral("27"));
        QTest::keyClick(m_spin, Qt::Key_Return);
        QCOMPARE(m_spin->text(), QStringLiteral("27")); // the last good value in its place would look as if it were taken
        QVERIFY(!m_spin->isAcceptable());
    }

    void typedValues_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("value");
        QTest::addColumn<bool>("accepted");
        QTest::addColumn<int>("below");
        QTest::addColumn<int>("above");
        QTest::newRow("a multiple") << QStringLiteral("48") << 48 << true << 0 << 0;
        QTest::newRow("no multiple") << QStringLiteral("44") << 32 << false << 40 << 48;
        QTest::newRow("below the least") << QStringLiteral("5") << 32 << false << 0 << 8;
        QTest::newRow("zero is below the least") << QStringLiteral("0") << 32 << false << 0 << 8;
        QTest::newRow("above the most") << QStringLiteral("520") << 32 << false << 512 << 0;
        QTest::newRow("far above") << QStringLiteral("99999") << 32 << false << 512 << 0;
    }

    void typedValues()
    {
        QFETCH(QString, typed);
        QFETCH(bool, accepted);
        QFETCH(int, below);
        QFETCH(int, above);
        QTest::keyClicks(m_spin, typed);
        QTEST(m_spin->value(), "value");
        QCOMPARE(m_spin->isAcceptable(), accepted);
        if (!accepted) {
            QCOMPARE(m_spin->refusal()->below.value_or(0), below);
            QCOMPARE(m_spin->refusal()->above.value_or(0), above);
        }
    }

    void whatWasRefusedStaysInSight()
    {
        QTest::keyClicks(m_spin, QStringLiteral("44"));
        m_other->setFocus(Qt::TabFocusReason);
        QCOMPARE(m_spin->text(), QStringLiteral("44"));
        QVERIFY(!m_spin->isAcceptable());
        QCOMPARE(m_spin->value(), 32);
    }

    void anOfferedValueSettlesIt()
    {
        const QSignalSpy changed(m_spin, &GpuSpinBox::refusalChanged);
        QTest::keyClicks(m_spin, QStringLiteral("44"));
        const auto offer = [this]() -> QPushButton * {
            for (QPushButton *button : m_line->findChildren<QPushButton *>()) {
                if (button->text() == QStringLiteral("Use 48") && button->isVisible())
                    return button;
            }
            return nullptr;
        };
        QTRY_VERIFY(offer());
        QTest::mouseClick(offer(), Qt::LeftButton);
        QCOMPARE(m_spin->value(), 48);
        QCOMPARE(m_spin->text(), QStringLiteral("48"));
        QVERIFY(m_spin->isAcceptable());
        QVERIFY(changed.count() >= 2);
    }

    void takingTheOldValueAgainClearsTheRefusal()
    {
        QTest::keyClicks(m_spin, QStringLiteral("33"));
        QVERIFY(!m_spin->isAcceptable());
        m_spin->take(32);
        QVERIFY(m_spin->isAcceptable());
        QCOMPARE(m_spin->text(), QStringLiteral("32"));
    }

    void keysStepByNodes()
    {
        QTest::keyClick(m_spin, Qt::Key_Up);
        QCOMPARE(m_spin->value(), 40);
        QTest::keyClick(m_spin, Qt::Key_PageUp);
        QCOMPARE(m_spin->value(), 104);
        QTest::keyClick(m_spin, Qt::Key_PageDown);
        QCOMPARE(m_spin->value(), 40);
        m_spin->selectAll();
        QTest::keyClicks(m_spin, QStringLiteral("44"));
        QTest::keyClick(m_spin, Qt::Key_Down);
        QCOMPARE(m_spin->value(), 40);
    }

private:
    std::unique_ptr<QWidget> m_window;
    GpuSpinBox *m_spin = nullptr;
    QLineEdit *m_other = nullptr;
    RefusalLine *m_line = nullptr;
};

QTEST_MAIN(TestGpuSpinBox)
#include "tst_gpuspinbox.moc"
