// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "task.h"

#include <QObject>

#include <memory>
#include <stop_token>
#include <utility>

namespace deck {

/// Owns the running coroutines of one object: it hands out their stop token, counts them, and catches and logs what they
/// throw. Closing is `requestStop()`, then delete; the counter is shared state and outlives the scope, so a coroutine that
/// is resumed after that still ends in peace. Such a coroutine must not touch the owner: after each await it checks the
/// token (or the Cancelled it got) and returns. One thread only, that of the scope.
class TaskScope : public QObject
{
    Q_OBJECT

public:
    explicit TaskScope(QObject *parent = nullptr);
    /// Requests the stop; awaiting coroutines are resumed inside this call and leave. Declare the scope as the last member.
    ~TaskScope() override;

    /// Starts `fn(std::stop_token) -> Task<>` at once, in this call up to its first suspension. A closure with captures
    /// must itself be no coroutine (its captures die with it): it calls a member function and returns that task.
    template <class Fn>
    void spawn(Fn fn)
    {
        run(std::move(fn), m_state);
    }

    void requestStop();
    std::stop_token stopToken() const;
    int running() const;

Q_SIGNALS:
    /// Nothing is running any more; comes from the event loop, never from inside a coroutine.
    void finished();

private:
    struct State;

    template <class Fn>
    static Task<> run(Fn fn, std::shared_ptr<State> state)
    {
        const std::stop_token token = begin(*state);
        try {
            co_await fn(token);
        } catch (const std::exception &exception) {
            logFailure(exception.what());
        } catch (...) {
            logFailure("unknown exception");
        }
        end(*state);
    }
    static std::stop_token begin(State &state);
    static void end(State &state);
    static void logFailure(const char *what);
    void announceIfIdle();

    std::shared_ptr<State> m_state;
};

} // namespace deck
