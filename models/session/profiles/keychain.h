// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "result.h"
#include "secret.h"

#include <QFuture>
#include <QString>

namespace deck {

/// The keychain of the operating system (Secret Service, KWallet, Keychain, Credential Manager), the only place where a key
/// outlives the program (DESIGN.md, decision 12). There is no fallback to a file. Where there is no keychain, or it stays
/// locked, the error is Unavailable and says what is missing. Futures finish on the calling thread, which needs an event loop.
class Keychain
{
public:
    /// Entries of this program are told from others' by the service's name; tests use their own.
    explicit Keychain(QString service = QStringLiteral("ClusterDeck"));

    /// Empty when nothing was stored under this reference.
    QFuture<Result<Secret>> read(const QString &reference) const;
    QFuture<Result<Done>> write(const QString &reference, const Secret &secret) const;
    /// Well done also when there was nothing to remove.
    QFuture<Result<Done>> remove(const QString &reference) const;

private:
    QString m_service;
};

} // namespace deck
