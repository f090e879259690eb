// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoroTask>

namespace deck {

/// A running coroutine. Dropping one detaches it: it runs on and its exception is lost (QCoro 0.8), so top-level work is
/// started by TaskScope::spawn and everything else is awaited.
///
/// GCC 12.2 miscompiles most spellings of co_await. Allowed is one statement, `[const auto x =] co_await call(named, args);`
/// (tests/lint/co_await_lint.py). Parameters are taken by value: a reference dies at the first suspension.
template <class T = void>
using Task = QCoro::Task<T>;

} // namespace deck
