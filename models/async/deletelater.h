// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

namespace deck {

/// For objects whose own signal resumes a coroutine: the coroutine may end inside that signal, and deleting the sender there
/// is not safe.
struct DeleteLater
{
    void operator()(QObject *object) const { object->deleteLater(); }
};

template <class T>
using LaterPtr = std::unique_ptr<T, DeleteLater>;

} // namespace deck
