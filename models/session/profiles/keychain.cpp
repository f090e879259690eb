// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "keychain.h"

#include "redactor.h"

#include <QPromise>

#include <qt6keychain/keychain.h>

#include <functional>
#include <memory>

namespace deck {
namespace {

Error keychainError(const QKeychain::Job &job)
{
    const QString why = redact(job.errorString()).simplified();
    switch (job.error()) {
    case QKeychain::AccessDeniedByUser:
    case QKeychain::AccessDenied:
        return Error(Error::Kind::Unavailable, QStringLiteral("the keychain was not opened: %1").arg(why));
    default:
        return Error(Error::Kind::Unavailable, QStringLiteral("there is no keychain on this computer that could be used: %1").arg(why));
    }
}

/// Runs a job, which deletes itself, and turns its end into a value.
template <class T>
QFuture<Result<T>> run(QKeychain::Job *job, const std::function<Result<T>(const QKeychain::Job &)> &outcome)
{
    const auto promise = std::make_shared<QPromise<Result<T>>>();
    promise->start();
    const QFuture<Result<T>> future = promise->future();
    job->setInsecureFallback(false);
    QObject::connect(job, &QKeychain::Job::finished, job, [promise, outcome](QKeychain::Job *ended) {
        promise->addResult(outcome(*ended));
        promise->finish();
    });
    job->start();
    return future;
}

} // namespace

Keychain::Keychain(QString service) : m_service(std::move(service)) {}

QFuture<Result<Secret>> Keychain::read(const QString &reference) const
{
    auto *job = new QKeychain::ReadPasswordJob(m_service);
    job->setKey(reference);
    return run<Secret>(job, [job](const QKeychain::Job &ended) -> Result<Secret> {
        if (ended.error() == QKeychain::EntryNotFound)
            return Secret();
        if (ended.error() != QKeychain::NoError)
            return keychainError(ended);
        const Secret secret(job->binaryData());
        guardSecret(secret);
        return secret;
    });
}

QFuture<Result<Done>> Keychain::write(const QString &reference, const Secret &secret) const
{
    auto *job = new QKeychain::WritePasswordJob(m_service);
    job->setKey(reference);
    job->setBinaryData(secret.reveal());
    return run<Done>(job, [](const QKeychain::Job &ended) -> Result<Done> {
        return ended.error() == QKeychain::NoError ? Result<Done>(Done()) : Result<Done>(keychainError(ended));
    });
}

QFuture<Result<Done>> Keychain::remove(const QString &reference) const
{
    auto *job = new QKeychain::DeletePasswordJob(m_service);
    job->setKey(reference);
    return run<Done>(job, [](const QKeychain::Job &ended) -> Result<Done> {
        const bool gone = ended.error() == QKeychain::NoError || ended.error() == QKeychain::EntryNotFound;
        return gone ? Result<Done>(Done()) : Result<Done>(keychainError(ended));
    });
}

} // namespace deck
