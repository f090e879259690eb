// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "awaitfuture.h"

#include <QPromise>
#include <QThreadPool>

#include <functional>
#include <memory>

namespace deck {

/// Runs `fn()` on a pool thread and waits for what it returns, stoppably (DESIGN.md, decision 14: decoding is no work for
/// the UI thread). `fn` owns everything it touches: after a stop it still runs to its end. Give it as a named local.
template <class Fn>
auto onWorker(Fn fn, std::stop_token stop)
{
    using Value = std::invoke_result_t<Fn>;
    const auto promise = std::make_shared<QPromise<Value>>();
    QFuture<Value> future = promise->future();
    promise->start();
    QThreadPool::globalInstance()->start([promise, work = std::move(fn)]() mutable {
        try {
            promise->addResult(work());
        } catch (...) {
            promise->setException(std::current_exception());
        }
        promise->finish();
    });
    return awaitFuture(std::move(future), std::move(stop));
}

} // namespace deck
