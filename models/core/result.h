// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <QtGlobal>

#include <utility>
#include <variant>

namespace deck {

/// A value or the Error that stands in its place; names follow std::expected, which GCC 12 offers only in C++23.
template <class T>
class [[nodiscard]] Result
{
public:
    Result(T value) : m_state(std::in_place_index<1>, std::move(value)) {}
    Result(Error error) : m_state(std::in_place_index<0>, std::move(error)) {}
    /// QCoro 0.8 needs a default; it is an error, so that forgetting to set a result is never taken for success.
    Result() : m_state(std::in_place_index<0>, Error(Error::Kind::Invalid, QStringLiteral("no result was set"))) {}

    bool hasValue() const { return m_state.index() == 1; }
    explicit operator bool() const { return hasValue(); }

    const T &value() const
    {
        Q_ASSERT(hasValue());
        return std::get<1>(m_state);
    }
    T &value()
    {
        Q_ASSERT(hasValue());
        return std::get<1>(m_state);
    }
    const T &operator*() const { return value(); }
    T &operator*() { return value(); }
    const T *operator->() const { return &value(); }
    T *operator->() { return &value(); }

    const Error &error() const
    {
        Q_ASSERT(!hasValue());
        return std::get<0>(m_state);
    }

private:
    std::variant<Error, T> m_state;
};

/// The value of an operation that succeeds without one.
struct Done
{
    bool operator==(const Done &) const = default;
};

} // namespace deck
