// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stateview.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace deck::ui;

namespace {

QPushButton *buttonOf(const QWidget &widget, const QString &text)
{
    for (QPushButton *button : widget.findChildren<QPushButton *>()) {
        if (button->text() == text && button->isVisible())
            return button;
    }
    return nullptr;
}

} // namespace

class TestStateView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_content = new QWidget;
        m_view = std::make_unique<StateView>(m_content);
        m_view->resize(448, 392);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }

    void loadingShowsNothingThenBlocksThenWords()
    {
        const QSignalSpy words(m_view.get(), &StateView::loadingWords);
        m_view->showLoading(QStringLiteral("Loading nodes"));
        QVERIFY(!m_content->isVisible());
        auto *skeleton = m_view->findChild<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(skeleton);
        QTRY_COMPARE_WITH_TIMEOUT(words.count(), 1, 3000);
        QVERIFY(words.first().first().toString().startsWith(QStringLiteral("Loading nodes…")));
        m_view->showContent();
        QVERIFY(m_content->isVisible());
        QCOMPARE(words.last().first().toString(), QString());
    }

    void emptySaysWhyAndOffersOneAction()
    {
        bool opened = false;
        m_view->showEmpty({QStringLiteral("server"), QStringLiteral("No nodes yet"), QStringLiteral("The control plane is starting."),
                           {{QStringLiteral("Open timeline"), [&] { opened = true; }}}});
        QCOMPARE(m_view->state(), StateView::State::Empty);
        QVERIFY(!m_content->isVisible());
        QTest::mouseClick(buttonOf(*m_view, QStringLiteral("Open timeline")), Qt::LeftButton);
        QVERIFY(opened);
    }

    void failedOffersItsDetails()
    {
        m_view->showFailed(QStringLiteral("Nodes cannot be read."), QStringLiteral("Enter a new key."),
                           QStringLiteral("401 request-17"));
        QTest::mouseClick(buttonOf(*m_view, QStringLiteral("Copy details")), Qt::LeftButton);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("401 request-17"));
    }

    void aBarLeavesTheContentInPlace()
    {
        m_view->showBar(NoticeBar::Kind::Warning, Sentence(QStringLiteral("**Last update 2 min ago.** The API is slow.")),
                        {{QStringLiteral("Retry"), [this] { m_view->hideBar(); }}});
        QVERIFY(m_content->isVisible());
        QTest::mouseClick(buttonOf(*m_view, QStringLiteral("Retry")), Qt::LeftButton);
        QVERIFY(!buttonOf(*m_view, QStringLiteral("Retry")));
    }

private:
    QWidget *m_content = nullptr;
    std::unique_ptr<StateView> m_view;
};

QTEST_MAIN(TestStateView)
#include "tst_stateview.moc"
