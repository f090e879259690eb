// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tlserror.h"

#include <QSslCertificate>
#include <QStringList>

#include <algorithm>

namespace deck {
namespace {

using Reason = Error::Reason;

Reason reasonOf(const QSslError &problem)
{
    switch (problem.error()) {
    case QSslError::CertificateExpired:
        return Reason::CertificateExpired;
    case QSslError::CertificateNotYetValid:
        return Reason::CertificateNotYetValid;
    case QSslError::HostNameMismatch:
        return Reason::CertificateWrongHost;
    case QSslError::CertificateRevoked:
    case QSslError::CertificateBlacklisted:
        return Reason::CertificateRevoked;
    case QSslError::SelfSignedCertificate:
        return Reason::CertificateSelfSigned;
    case QSslError::SelfSignedCertificateInChain:
    case QSslError::UnableToGetIssuerCertificate:
    case QSslError::UnableToGetLocalIssuerCertificate:
    case QSslError::UnableToVerifyFirstCertificate:
    case QSslError::CertificateUntrusted:
        return Reason::CertificateUnknownIssuer;
    default:
        return Reason::CertificateOther;
    }
}

/// What a person can do most about comes first.
int weight(Reason reason)
{
    static constexpr Reason order[] = {Reason::CertificateRevoked,   Reason::CertificateExpired,
                                       Reason::CertificateNotYetValid, Reason::CertificateWrongHost,
                                       Reason::CertificateSelfSigned, Reason::CertificateUnknownIssuer};
    return int(std::ranges::find(order, reason) - std::begin(order));
}

QString words(const QString &host, const QSslError &problem)
{
    const QSslCertificate certificate = problem.certificate();
    const auto day = [](const QDateTime &at) { return at.toUTC().toString(QStringLiteral("yyyy-MM-dd")); };
    switch (reasonOf(problem)) {
    case Reason::CertificateExpired:
        return QStringLiteral("its certificate expired on %1").arg(day(certificate.expiryDate()));
    case Reason::CertificateNotYetValid:
        return QStringLiteral("its certificate is valid from %1 on only").arg(day(certificate.effectiveDate()));
    case Reason::CertificateWrongHost: {
        QStringList names = certificate.subjectAlternativeNames().values(QSsl::DnsEntry);
        names += certificate.subjectInfo(QSslCertificate::CommonName);
        names.removeDuplicates();
        return QStringLiteral("its certificate is for %1, not for %2")
            .arg(names.isEmpty() ? QStringLiteral("nobody") : names.mid(0, 3).join(QStringLiteral(", ")).left(200), host);
    }
    case Reason::CertificateRevoked:
        return QStringLiteral("its certificate was revoked");
    case Reason::CertificateSelfSigned:
        return QStringLiteral("its certificate is self-signed");
    case Reason::CertificateUnknownIssuer: {
        const QString issuer = certificate.issuerDisplayName().left(100);
        return issuer.isEmpty() ? QStringLiteral("nobody this computer trusts vouches for its certificate")
                                : QStringLiteral("its certificate was issued by %1, whom this computer does not trust").arg(issuer);
    }
    default:
        return problem.errorString();
    }
}

} // namespace

Error tlsError(const QString &host, const QList<QSslError> &problems, const QString &fallback)
{
    Reason reason = Reason::NotTls;
    QStringList said;
    for (const QSslError &problem : problems) {
        const Reason each = reasonOf(problem);
        if (said.isEmpty() || weight(each) < weight(reason))
            reason = each;
        said.append(words(host, problem));
    }
    said.removeDuplicates();
    Error error(Error::Kind::Tls, QStringLiteral("no secure connection to %1: %2")
                                      .arg(host, said.isEmpty() ? fallback : said.join(QStringLiteral("; "))));
    error.reason = reason;
    error.host = host;
    return error;
}

} // namespace deck
