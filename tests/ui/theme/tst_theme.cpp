// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "componentsheet.h"
#include "icons.h"
#include "theme.h"
#include "type.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFocusFrame>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QWindow>

using namespace deck::ui;

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme.install(); }

    void aChoiceExchangesThePalette()
    {
        const QSignalSpy changed(&m_theme, &Theme::changed);
        m_theme.setChoice(Theme::Choice::Dark);
        QCOMPARE(changed.count(), 1);
        QVERIFY(m_theme.isDark());
        QCOMPARE(QApplication::palette().color(QPalette::Base), Tokens::dark().base);
        m_theme.setChoice(Theme::Choice::Light);
        QCOMPARE(QApplication::palette().color(QPalette::Base), Tokens::light().base);
    }

    void iconsTakeTheColourOfTheTheme()
    {
        const QIcon icon = Icons::icon(QStringLiteral("refresh"));
        const auto darkest = [&] {
            const QImage image = icon.pixmap(16, 16).toImage();
            QColor color(Qt::transparent);
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (image.pixelColor(x, y).alpha() == 255)
                        color = image.pixelColor(x, y);
                }
            }
            return color;
        };
        m_theme.setChoice(Theme::Choice::Light);
        QCOMPARE(darkest(), Tokens::light().text);
        m_theme.setChoice(Theme::Choice::Dark);
        QCOMPARE(darkest(), Tokens::dark().text);
    }

    void textScaleMovesTheWholeScale()
    {
        Type::setTextScale(2.0);
        QCOMPARE(Type::font(Type::Role::Title).pixelSize(), 34);
        QCOMPARE(Type::lineHeight(Type::Role::Body), 32);
        Type::setTextScale(1.0);
        QCOMPARE(Type::font(Type::Role::Title).pixelSize(), 17);
    }

    void theFocusRingLiesAroundTheField()
    {
        m_theme.setChoice(Theme::Choice::Light);
        QWidget window;
        QPushButton first(QStringLiteral("First"), &window);
        first.move(20, 20);
        QPushButton second(QStringLiteral("Second"), &window);
        second.move(20, 80);
        window.resize(200, 140);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        second.setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(window.findChild<QFocusFrame *>() && window.findChild<QFocusFrame *>()->isVisible());
        const QRect ring = second.geometry().adjusted(-3, -3, 3, 3);
        const QImage image = window.grab().toImage();
        QCOMPARE(image.pixelColor(ring.center().x(), ring.top()), Tokens::light().accent);
        QCOMPARE(image.pixelColor(ring.center().x(), ring.top() + 2), Tokens::light().window);
        QTest::mouseClick(&first, Qt::LeftButton);
        first.setFocus(Qt::MouseFocusReason);
        QVERIFY(!window.findChild<QFocusFrame *>() || !window.findChild<QFocusFrame *>()->isVisible());
    }

    void menusAndListsAreFlatToo_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void menusAndListsAreFlatToo()
    {
        QFETCH(bool, dark);
        m_theme.setChoice(dark ? Theme::Choice::Dark : Theme::Choice::Light);
        const Tokens &c = m_theme.tokens();
        QMenu menu;
        menu.addAction(Icons::icon(QStringLiteral("file")), QStringLiteral("Charges as CSV…"))->setShortcut(QKeySequence(QStringLiteral("Ctrl+E")));
        menu.addAction(Icons::icon(QStringLiteral("camera")), QStringLiteral("Chart as PNG…"));
        menu.addSeparator();
        QAction *check = menu.addAction(QStringLiteral("Include estimated rows"));
        check->setCheckable(true);
        check->setChecked(true);
        menu.addAction(QStringLiteral("Not now"))->setEnabled(false);
        menu.addMenu(QStringLiteral("More"));
        menu.setActiveAction(menu.actions().first());
        menu.popup(QPoint(10, 10));
        QVERIFY(QTest::qWaitForWindowExposed(&menu));
        const QImage picture = menu.grab().toImage();
        QCOMPARE(picture.pixelColor(picture.width() / 2, 8), c.sel);
        QCOMPARE(picture.pixelColor(2, picture.height() / 2), c.base);
        save(menu, QStringLiteral("menu"));
        menu.close();

        QComboBox combo;
        combo.addItems({QStringLiteral("prod-ml"), QStringLiteral("staging"), QStringLiteral("research")});
        combo.show();
        QVERIFY(QTest::qWaitForWindowExposed(&combo));
        combo.showPopup();
        QTRY_VERIFY(combo.view()->isVisible());
        save(*combo.view()->window(), QStringLiteral("combo"));
        QCOMPARE(combo.view()->window()->grab().toImage().pixelColor(combo.view()->window()->width() - 4, 8), c.sel);
        combo.hidePopup();
    }

    void theSystemsChangeDoesNotUndoAChoice()
    {
        m_theme.setChoice(Theme::Choice::Dark);
        QWidget window;
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QEvent event(QEvent::ThemeChange);
        QCoreApplication::sendEvent(window.windowHandle(), &event);
        QCOMPARE(QApplication::palette().color(QPalette::Base), Tokens::dark().base);
    }

    /// The picture to hold beside the mockup 00-components; written when CLUSTERDECK_SHEETS names a folder.
    void theComponentSheetIsDrawn_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<int>("scale");
        QTest::newRow("light") << false << 1;
        QTest::newRow("dark") << true << 1;
        QTest::newRow("light-2x") << false << 2;
        QTest::newRow("dark-2x") << true << 2;
    }

    void theComponentSheetIsDrawn()
    {
        QFETCH(bool, dark);
        QFETCH(int, scale);
        m_theme.setChoice(dark ? Theme::Choice::Dark : Theme::Choice::Light);
        ComponentSheet sheet;
        sheet.show();
        QVERIFY(QTest::qWaitForWindowActive(&sheet));
        QPixmap picture(sheet.size() * scale);
        picture.setDevicePixelRatio(scale);
        sheet.render(&picture);
        const QImage image = picture.toImage();
        const Tokens &c = m_theme.tokens();
        QCOMPARE(image.pixelColor(4 * scale, 4 * scale), c.base);
        // Sampled fills of the mockup: a pill, the primary button, a bar, a swatch.
        QCOMPARE(image.pixelColor(60 * scale, 186 * scale), c.okTint);
        QCOMPARE(image.pixelColor(30 * scale, 566 * scale), c.accent);
        QCOMPARE(image.pixelColor(1200 * scale, 362 * scale), c.standard);
        save(picture, QStringLiteral("components"));
    }

private:
    static void save(const QPixmap &picture, const QString &name)
    {
        const QString folder = qEnvironmentVariable("CLUSTERDECK_SHEETS");
        if (!folder.isEmpty())
            QVERIFY(picture.save(QDir(folder).filePath(QStringLiteral("%1-%2.png").arg(name, QString::fromLatin1(QTest::currentDataTag())))));
    }
    static void save(QWidget &widget, const QString &name) { save(widget.grab(), name); }

    Theme m_theme;
};

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
