// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "taskscope.h"

#include "log.h"

#include <QMetaObject>
#include <QPointer>

namespace deck {

struct TaskScope::State
{
    std::stop_source stop;
    int running = 0;
    QPointer<TaskScope> scope;
};

TaskScope::TaskScope(QObject *parent) : QObject(parent), m_state(std::make_shared<State>())
{
    m_state->scope = this;
}

TaskScope::~TaskScope()
{
    m_state->scope = nullptr;
    m_state->stop.request_stop();
}

void TaskScope::requestStop()
{
    m_state->stop.request_stop();
}

std::stop_token TaskScope::stopToken() const
{
    return m_state->stop.get_token();
}

int TaskScope::running() const
{
    return m_state->running;
}

std::stop_token TaskScope::begin(State &state)
{
    ++state.running;
    return state.stop.get_token();
}

void TaskScope::end(State &state)
{
    --state.running;
    if (state.running == 0 && state.scope)
        QMetaObject::invokeMethod(state.scope.data(), &TaskScope::announceIfIdle, Qt::QueuedConnection);
}

void TaskScope::logFailure(const char *what)
{
    log::write(log::Level::Error, "async", QStringLiteral("a task failed: %1").arg(QString::fromUtf8(what)));
}

void TaskScope::announceIfIdle()
{
    if (m_state->running == 0)
        Q_EMIT finished();
}

} // namespace deck
