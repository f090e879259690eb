// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "noticebar.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QVector>
#include <QWidget>

#include <functional>

class QStackedLayout;
class QVBoxLayout;

namespace deck::ui {

class EmptyPanel;
class SkeletonPanel;

/// What stands in the place of a view's content when there is none.
struct EmptyState
{
    struct Action
    {
        QString text;
        std::function<void()> run;
    };

    QString icon;             ///< line icon, "server"
    QString title;            ///< "No nodes yet"
    QString text;             ///< why, what happens next, what it costs now
    QVector<Action> actions;  ///< usually one
    bool escapeClears = false; ///< filtered: names the key Esc behind the actions
};

/// Holds a view and shows one of: the view, loading, empty, failed; and above the view a bar when it is stale, offline or
/// one source failed. Every page has these states (design-system.md, section 5).
///
///     m_state = new StateView(table);
///     m_state->showLoading(tr("Loading nodes"));           // grey blocks after 200 ms, words after 1 s, "slow" after 10 s
///     m_state->showEmpty({QStringLiteral("server"), tr("No nodes yet"), tr("The control plane is starting. …")});
///     m_state->showFailed(tr("Nodes cannot be read."), tr("The key was refused (401). Enter a new one."), details);
///     m_state->showContent();
///     m_state->showBar(NoticeBar::Kind::Warning, Sentence(tr("**Last update %1.** %2"), {age, why}));
class StateView : public QWidget
{
    Q_OBJECT

public:
    enum class State { Content, Loading, Empty, Failed };
    Q_ENUM(State)

    explicit StateView(QWidget *content, QWidget *parent = nullptr);

    State state() const { return m_state; }
    void showContent();
    void showLoading(const QString &what); ///< "Loading nodes"; seconds are added
    void showEmpty(const EmptyState &empty);
    /// One sentence, one fix; `details` (API words, status, request id) go to the clipboard with "Copy details".
    void showFailed(const QString &sentence, const QString &fix, const QString &details,
                    const QVector<EmptyState::Action> &actions = {});

    /// Above the content, edge to edge. Calling it again replaces it. `details` add "Copy details".
    void showBar(NoticeBar::Kind kind, const Sentence &sentence, const QVector<EmptyState::Action> &actions = {},
                 const QString &details = {});
    void hideBar();

Q_SIGNALS:
    /// What the status bar may say too: "Loading nodes… 3 s"; empty when there is nothing to say.
    void loadingWords(const QString &words);

protected:
    void changeEvent(QEvent *event) override;

private:
    void leaveLoading();
    void advanceLoading();

    State m_state = State::Content;
    QWidget *m_content;
    QWidget *m_blank;
    SkeletonPanel *m_skeleton;
    EmptyPanel *m_panel;
    NoticeBar *m_bar = nullptr;
    QVBoxLayout *m_column;
    QStackedLayout *m_stack;
    QTimer m_tick;
    QElapsedTimer m_since;
    QString m_what;
    std::function<void()> m_rebuildPanel;
    std::function<void()> m_rebuildBar;
};

} // namespace deck::ui
