// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "futurewait.h"
#include "result.h"
#include "task.h"

#include <QFuture>

#include <stop_token>

namespace deck {

template <class T>
struct FutureResult
{
    using type = Result<T>;
};
template <>
struct FutureResult<void>
{
    using type = Result<Done>;
};
template <class T>
struct FutureResult<Result<T>>
{
    using type = Result<T>;
};

/// The only way to wait for a worker thread: a stop resumes the coroutine at once with Cancelled, while the worker finishes
/// alone with its own data. A future of Result<T> gives that result itself. An exception of the worker comes out here.
template <class T>
Task<typename FutureResult<T>::type> awaitFuture(QFuture<T> future, std::stop_token stop)
{
    FutureWait wait(QFuture<void>(future), stop);
    const bool finished = co_await wait;
    if (!finished)
        co_return Error(Error::Kind::Cancelled, QStringLiteral("stopped"));
    future.waitForFinished(); // it has finished: this only throws what the worker threw
    if (future.isCanceled())
        co_return Error(Error::Kind::Cancelled, QStringLiteral("the worker was stopped"));
    if constexpr (std::is_void_v<T>)
        co_return Done();
    else
        co_return future.takeResult();
}

} // namespace deck
