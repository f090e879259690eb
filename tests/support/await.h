// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "task.h"

#include <QTest>

#include <chrono>
#include <memory>
#include <optional>

namespace deck {

/// Runs the event loop until the task has finished and gives its value. A task that throws or takes longer than `limit`
/// fails the running test and gives a default value; it never hangs as QCoro::waitFor does (style.md, section 0, fact 3).
template <class T>
T await(Task<T> task, std::chrono::milliseconds limit = std::chrono::seconds(5))
{
    struct State
    {
        std::optional<T> value;
        bool failed = false;
    };
    const auto state = std::make_shared<State>();
    const auto running = task.then([state](T value) { state->value.emplace(std::move(value)); },
                                   [state](const std::exception &exception) {
                                       state->failed = true;
                                       QTest::qFail(exception.what(), __FILE__, __LINE__);
                                   });
    const bool inTime = QTest::qWaitFor([&state] { return state->value.has_value() || state->failed; }, int(limit.count()));
    if (!inTime)
        QTest::qFail("the task did not finish in time", __FILE__, __LINE__);
    return state->value ? std::move(*state->value) : T();
}

inline void await(Task<> task, std::chrono::milliseconds limit = std::chrono::seconds(5))
{
    struct State
    {
        bool finished = false;
    };
    const auto state = std::make_shared<State>();
    const auto running = task.then([state] { state->finished = true; },
                                   [state](const std::exception &exception) {
                                       state->finished = true;
                                       QTest::qFail(exception.what(), __FILE__, __LINE__);
                                   });
    if (!QTest::qWaitFor([&state] { return state->finished; }, int(limit.count())))
        QTest::qFail("the task did not finish in time", __FILE__, __LINE__);
}

} // namespace deck
