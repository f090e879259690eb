// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stateview.h"

#include "emptypanel.h"
#include "skeletonpanel.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QPushButton>
#include <QStackedLayout>
#include <QVBoxLayout>

namespace deck::ui {

namespace {

constexpr int skeletonAfter = 200;
constexpr int wordsAfter = 1000;
constexpr int slowAfter = 10'000;

void copy(const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
}

} // namespace

StateView::StateView(QWidget *content, QWidget *parent)
    : QWidget(parent)
    , m_content(content)
    , m_blank(new QWidget(this))
    , m_skeleton(new SkeletonPanel(this))
    , m_panel(new EmptyPanel(this))
    , m_column(new QVBoxLayout(this))
    , m_stack(new QStackedLayout)
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addLayout(m_stack, 1);
    m_stack->addWidget(m_content);
    m_stack->addWidget(m_blank);
    m_stack->addWidget(m_skeleton);
    m_stack->addWidget(m_panel);
    m_tick.setSingleShot(true);
    connect(&m_tick, &QTimer::timeout, this, &StateView::advanceLoading);
}

void StateView::showContent()
{
    leaveLoading();
    m_state = State::Content;
    m_rebuildPanel = nullptr;
    m_stack->setCurrentWidget(m_content);
}

void StateView::showLoading(const QString &what)
{
    m_what = what;
    if (m_state == State::Loading)
        return;
    m_state = State::Loading;
    m_rebuildPanel = nullptr;
    m_skeleton->setWords({});
    m_stack->setCurrentWidget(m_blank);
    m_since.start();
    m_tick.start(skeletonAfter);
}

void StateView::advanceLoading()
{
    if (m_state != State::Loading)
        return;
    m_stack->setCurrentWidget(m_skeleton);
    const qint64 elapsed = m_since.elapsed();
    if (elapsed >= wordsAfter) {
        //: %1 is what is loading ("Loading nodes"), %2 the seconds it took so far.
        QString words = tr("%1… %2 s").arg(m_what).arg(elapsed / 1000);
        if (elapsed >= slowAfter)
            words = tr("%1. This is slow; still trying.").arg(words);
        m_skeleton->setWords(words);
        Q_EMIT loadingWords(words);
    }
    m_tick.start(elapsed < wordsAfter ? int(wordsAfter - elapsed) : 1000);
}

void StateView::leaveLoading()
{
    m_tick.stop();
    if (m_state == State::Loading)
        Q_EMIT loadingWords({});
}

void StateView::showEmpty(const EmptyState &empty)
{
    leaveLoading();
    m_state = State::Empty;
    m_rebuildPanel = nullptr;
    m_panel->setState(empty, false);
    m_stack->setCurrentWidget(m_panel);
}

void StateView::showFailed(const QString &sentence, const QString &fix, const QString &details,
                           const QVector<EmptyState::Action> &actions)
{
    leaveLoading();
    m_state = State::Failed;
    m_rebuildPanel = [this, sentence, fix, details, actions] {
        EmptyState state{{}, sentence, fix, actions};
        if (!details.isEmpty())
            state.actions.append({tr("Copy details"), [details] { copy(details); }});
        m_panel->setState(state, true);
    };
    m_rebuildPanel();
    m_stack->setCurrentWidget(m_panel);
}

void StateView::showBar(NoticeBar::Kind kind, const Sentence &sentence, const QVector<EmptyState::Action> &actions,
                        const QString &details)
{
    m_rebuildBar = [this, kind, sentence, actions, details] {
        // Its old buttons may be the senders of the signal that led here.
        if (m_bar) {
            m_bar->hide();
            m_bar->deleteLater();
        }
        m_bar = new NoticeBar(kind, sentence, this);
        m_bar->setFrame(NoticeBar::Frame::EdgeToEdge);
        for (const EmptyState::Action &action : actions)
            connect(m_bar->addButton(action.text), &QPushButton::clicked, this, action.run);
        if (!details.isEmpty())
            connect(m_bar->addButton(tr("Copy details")), &QPushButton::clicked, this, [details] { copy(details); });
        m_column->insertWidget(0, m_bar);
        m_bar->show();
    };
    m_rebuildBar();
}

void StateView::hideBar()
{
    m_rebuildBar = nullptr;
    if (!m_bar)
        return;
    m_bar->hide();
    m_bar->deleteLater();
    m_bar = nullptr;
}

void StateView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    // The page passes its own words anew; "Copy details" is ours.
    if (m_rebuildPanel)
        m_rebuildPanel();
    if (m_rebuildBar)
        m_rebuildBar();
}

} // namespace deck::ui
