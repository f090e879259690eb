// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "authorities.h"

#include <QDir>
#include <QFile>
#include <QSslCertificate>

namespace deck {
namespace {

constexpr qint64 largestFile = 4 * 1024 * 1024; // a whole system's store is a quarter of a megabyte

} // namespace

Result<QByteArray> readAuthorities(const QString &path)
{
    if (path.isEmpty())
        return QByteArray();
    const auto refuse = [&path](const QString &why) {
        return Error(Error::Kind::Invalid, QStringLiteral("the CA file %1 %2").arg(QDir::toNativeSeparators(path), why));
    };
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return refuse(QStringLiteral("cannot be read: %1").arg(file.errorString()));
    if (file.size() > largestFile)
        return refuse(QStringLiteral("is too large for a list of certificates"));
    const QByteArray pem = file.read(largestFile);
    if (pem.contains("PRIVATE KEY-----"))
        return refuse(QStringLiteral("holds a private key; name a file with certificates only"));
    const QList<QSslCertificate> certificates = QSslCertificate::fromData(pem, QSsl::Pem);
    if (certificates.isEmpty())
        return refuse(QStringLiteral("holds no certificate in PEM form (-----BEGIN CERTIFICATE-----)"));
    for (const QSslCertificate &certificate : certificates) {
        if (certificate.isNull())
            return refuse(QStringLiteral("holds a certificate that cannot be read"));
    }
    return pem;
}

} // namespace deck
