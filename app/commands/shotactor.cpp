// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shotactor.h"

#include "workspace.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QEventLoop>
#include <QKeyEvent>
#include <QKeySequence>
#include <QLineEdit>
#include <QTimer>

#include <algorithm>

namespace deck {

namespace {

constexpr std::chrono::seconds longestAnswer{90}; // a request takes 60 s at most
constexpr std::chrono::milliseconds betweenLooks{20};

Error invalid(const QString &why)
{
    return Error(Error::Kind::Invalid, why);
}

void pressKeys(QWidget &target, const QKeySequence &keys)
{
    const int combination = keys[0].toCombined();
    const auto modifiers = keys[0].keyboardModifiers();
    const auto key = Qt::Key(combination & ~Qt::KeyboardModifierMask);
    // A shortcut first, as a real key press would.
    for (QAction *action : target.window()->findChildren<QAction *>())
        if (action->isEnabled() && action->shortcuts().contains(keys)) {
            action->trigger();
            return;
        }
    const QString text = modifiers == Qt::NoModifier && key < Qt::Key_Escape ? QString(QChar(key)).toLower() : QString();
    QKeyEvent press(QEvent::KeyPress, key, modifiers, text);
    QKeyEvent release(QEvent::KeyRelease, key, modifiers, text);
    QApplication::sendEvent(&target, &press);
    QApplication::sendEvent(&target, &release);
}

QWidget *shownWidget(const QWidget &top, const QString &name)
{
    QWidget *shown = nullptr;
    const QList<QWidget *> named = top.findChildren<QWidget *>(name);
    for (QWidget *each : named)
        if (each->isVisible())
            shown = each;
    return shown;
}

} // namespace

ShotActor::ShotActor(ui::MainWindow &window, const SessionHost &host)
    : m_window(window)
{
    connect(&host, &SessionHost::checked, this, [this] { ++m_verdicts; });
    connect(&host, &SessionHost::keyChanged, this, [this] { ++m_verdicts; });
    connect(&host, &SessionHost::failed, this, [this] { ++m_verdicts; });
}

QList<QDialog *> ShotActor::openDialogs() const
{
    QList<QDialog *> open = m_window.findChildren<QDialog *>();
    open.removeIf([](const QDialog *dialog) { return !dialog->isVisible(); });
    return open;
}

void ShotActor::listen()
{
    const ui::Workspace *workspace = m_window.workspace();
    FleetSession *session = workspace ? &workspace->session() : nullptr;
    if (!session || session == m_session)
        return;
    m_session = session;
    connect(session, &FleetSession::snapshotPublished, this, [this] { ++m_looks; });
}

Result<Done> ShotActor::perform(const ShotAction &action)
{
    listen();
    if (action.kind == ShotAction::Kind::Wait)
        return wait(action.awaited);
    m_looks = 0;
    m_verdicts = 0;
    const QList<QDialog *> dialogs = openDialogs();
    QWidget *top = dialogs.isEmpty() ? static_cast<QWidget *>(&m_window) : dialogs.last();
    switch (action.kind) {
    case ShotAction::Kind::Key: return pressKey(*top, action.target);
    case ShotAction::Kind::Click: return click(*top, action.target);
    case ShotAction::Kind::Type: return type(*top, action);
    case ShotAction::Kind::Wait:
    case ShotAction::Kind::Open: break;
    }
    Q_UNREACHABLE();
}

Result<Done> ShotActor::pressKey(QWidget &top, const QString &name)
{
    const QKeySequence keys = QKeySequence::fromString(name);
    if (keys.isEmpty() || keys[0].key() == Qt::Key_unknown)
        return invalid(QStringLiteral("'%1' is no key such as Ctrl+U").arg(name));
    QWidget *focused = top.focusWidget();
    pressKeys(focused ? *focused : top, keys);
    return Done();
}

Result<Done> ShotActor::click(QWidget &top, const QString &name)
{
    QWidget *widget = shownWidget(top, name);
    if (!widget)
        return invalid(QStringLiteral("nothing that is shown is named '%1'").arg(name));
    auto *button = qobject_cast<QAbstractButton *>(widget);
    if (!button)
        return invalid(QStringLiteral("'%1' is no button").arg(name));
    if (!button->isEnabled())
        return invalid(QStringLiteral("the button '%1' is off").arg(name));
    button->setFocus(Qt::MouseFocusReason);
    button->click();
    return Done();
}

Result<Done> ShotActor::type(QWidget &top, const ShotAction &action)
{
    QWidget *widget = shownWidget(top, action.target);
    if (!widget)
        return invalid(QStringLiteral("nothing that is shown is named '%1'").arg(action.target));
    auto *edit = qobject_cast<QLineEdit *>(widget);
    if (auto *spin = qobject_cast<QAbstractSpinBox *>(widget))
        edit = spin->findChild<QLineEdit *>();
    if (!edit)
        return invalid(QStringLiteral("nothing can be typed into '%1'").arg(action.target));
    edit->setFocus(Qt::MouseFocusReason);
    edit->selectAll();
    edit->insert(action.text);
    QKeyEvent done(QEvent::KeyPress, Qt::Key_Tab, Qt::NoModifier);
    QApplication::sendEvent(edit, &done);
    return Done();
}

bool ShotActor::hasCome(ShotAction::Awaited what) const
{
    using State = Operation::State;
    const QList<Operation> all = m_session ? m_session->operations() : QList<Operation>();
    const auto noneIs = [&all](std::initializer_list<State> states) {
        return std::ranges::none_of(all, [&states](const Operation &each) { return std::ranges::find(states, each.state) != states.end(); });
    };
    switch (what) {
    case ShotAction::Awaited::Sent: return noneIs({State::Storing});
    case ShotAction::Awaited::Answer: return noneIs({State::Storing, State::Sending});
    case ShotAction::Awaited::Decision: return noneIs({State::Storing, State::Sending, State::Looking});
    case ShotAction::Awaited::Fleet: return m_looks > 0;
    case ShotAction::Awaited::Verdict: return m_verdicts > 0;
    }
    Q_UNREACHABLE();
}

/// In real time: what follows is a state of rest again.
Result<Done> ShotActor::wait(ShotAction::Awaited what)
{
    QEventLoop loop;
    QTimer limit;
    limit.setSingleShot(true);
    QObject::connect(&limit, &QTimer::timeout, &loop, &QEventLoop::quit);
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &loop, [&] {
        if (hasCome(what))
            loop.quit();
    });
    limit.start(longestAnswer);
    look.start(betweenLooks);
    if (!hasCome(what))
        loop.exec();
    return hasCome(what) ? Result<Done>(Done()) : invalid(QStringLiteral("what the script waits for did not come"));
}

} // namespace deck
