// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deletelater.h"

#include <QTimer>

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>

namespace deck {

/// A stop token that asks to stop when `outer` does, or after a time (real), whichever comes first:
///     Patience patience(6s, stop);
///     const auto answer = co_await api.fetch(id, patience.token());
class Patience
{
public:
    Patience(std::chrono::milliseconds time, std::stop_token outer) : m_timer(new QTimer)
    {
        const auto end = [this] { giveUp(); };
        m_onOuter.emplace(std::move(outer), std::function<void()>(end));
        m_timer->setSingleShot(true);
        m_timer->callOnTimeout(end);
        m_timer->start(time);
    }
    Patience(const Patience &) = delete;
    Patience &operator=(const Patience &) = delete;

    std::stop_token token() const { return m_source.get_token(); }

private:
    /// By a copy: what is stopped goes on inside this call and may end this object.
    void giveUp()
    {
        std::stop_source source = m_source;
        source.request_stop();
    }

    std::stop_source m_source;
    LaterPtr<QTimer> m_timer; ///< what it ends may end this object within its signal
    std::optional<std::stop_callback<std::function<void()>>> m_onOuter;
};

} // namespace deck
