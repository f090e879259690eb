// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "errorwords.h"

#include "visibletext.h"

namespace deck::ui {

namespace {

constexpr qsizetype longest = 240;

QString httpSentence(const Error &error)
{
    switch (error.httpStatus) {
    case 401:
        return ErrorWords::tr("Key not accepted (401).");
    case 403:
        return ErrorWords::tr("Not allowed for this key (403).");
    case 404:
        return ErrorWords::tr("Not found (404).");
    case 429:
        return ErrorWords::tr("The service asks for fewer requests (429).");
    default:
        break;
    }
    if (error.isOutOfStock())
        return ErrorWords::tr("Out of stock (409).");
    return error.serverText.isEmpty()
        ? ErrorWords::tr("The service answered with status %1.").arg(error.httpStatus)
        : ErrorWords::tr("The service refused (%1): %2").arg(error.httpStatus).arg(visibleText(error.serverText, longest));
}

/// What stands in the way, where it is known exactly; empty otherwise.
QString reasonSentence(const Error &error)
{
    using Reason = Error::Reason;
    const QString host = visibleText(error.host, 120);
    switch (error.reason) {
    case Reason::None:
        return {};
    case Reason::NoNetwork:
        return ErrorWords::tr("The service cannot be found.");
    case Reason::ProxyUnreachable:
        return ErrorWords::tr("The proxy of this computer cannot be reached.");
    case Reason::ProxyWantsPassword:
        return ErrorWords::tr("The proxy of this computer asks for a name and password.");
    case Reason::CertificateExpired:
        return ErrorWords::tr("The certificate of %1 has expired.").arg(host);
    case Reason::CertificateNotYetValid:
        return ErrorWords::tr("The certificate of %1 is not valid yet.").arg(host);
    case Reason::CertificateSelfSigned:
        return ErrorWords::tr("The certificate of %1 is self-signed.").arg(host);
    case Reason::CertificateWrongHost:
        return ErrorWords::tr("The certificate that %1 shows is for another host.").arg(host);
    case Reason::CertificateUnknownIssuer:
        return ErrorWords::tr("The certificate of %1 comes from an issuer this computer does not trust.").arg(host);
    case Reason::CertificateRevoked:
        return ErrorWords::tr("The certificate of %1 was revoked.").arg(host);
    case Reason::CertificateOther:
        return ErrorWords::tr("The certificate of %1 cannot be accepted.").arg(host);
    case Reason::NotTls:
        return ErrorWords::tr("%1 makes no secure connection.").arg(host);
    case Reason::Redirected:
        return ErrorWords::tr("The service points to another address, %1 (%2).").arg(host).arg(error.httpStatus);
    }
    Q_UNREACHABLE();
}

QString reasonAdvice(const Error &error)
{
    using Reason = Error::Reason;
    switch (error.reason) {
    case Reason::None:
        return {};
    case Reason::NoNetwork:
        return ErrorWords::tr("Check the network and the service URL.");
    case Reason::ProxyUnreachable:
        return ErrorWords::tr("Check the proxy in the system's settings, or HTTPS_PROXY.");
    case Reason::ProxyWantsPassword:
        return ErrorWords::tr("Enter them in the system's proxy settings, or in HTTPS_PROXY.");
    case Reason::CertificateExpired:
        return ErrorWords::tr("Check the clock of this computer. If it is right, the service has to renew its certificate. Nothing was "
                              "sent.");
    case Reason::CertificateNotYetValid:
        return ErrorWords::tr("The clock of this computer is probably behind. Nothing was sent.");
    case Reason::CertificateSelfSigned:
    case Reason::CertificateUnknownIssuer:
        return ErrorWords::tr("Inside a company, name its CA file under Advanced. Otherwise somebody may be listening. Nothing was sent.");
    case Reason::CertificateWrongHost:
        return ErrorWords::tr("Check the service URL. If it is right, somebody may be listening. Nothing was sent.");
    case Reason::CertificateRevoked:
    case Reason::CertificateOther:
        return ErrorWords::tr("Ask whoever runs the service. Nothing was sent.");
    case Reason::NotTls:
        return ErrorWords::tr("Check the service URL and its port. Nothing was sent.");
    case Reason::Redirected:
        return ErrorWords::tr("It is not followed, so that the key goes nowhere else. If that address is right, enter it as service URL.");
    }
    Q_UNREACHABLE();
}

} // namespace

QString ErrorWords::sentence(const Error &error)
{
    if (error.kind != Error::Kind::Ambiguous && error.reason != Error::Reason::None)
        return reasonSentence(error);
    switch (error.kind) {
    case Error::Kind::Cancelled:
        return tr("Stopped.");
    case Error::Kind::Unreachable:
        return tr("The service cannot be reached.");
    case Error::Kind::Timeout:
        return tr("The service did not answer in time.");
    case Error::Kind::Tls:
        return tr("No secure connection could be made.");
    case Error::Kind::Http:
        return httpSentence(error);
    case Error::Kind::Decode:
        return error.serverText.isEmpty() ? tr("The answer could not be understood.")
                                          : tr("The service reports an error: %1").arg(visibleText(error.serverText, longest));
    case Error::Kind::TooLarge:
        return tr("The answer is larger than ClusterDeck accepts.");
    case Error::Kind::Ambiguous:
        return tr("It is not known whether the request arrived.");
    case Error::Kind::Storage:
        return tr("The history on this computer cannot be used.");
    case Error::Kind::Invalid:
    case Error::Kind::Unavailable:
        return visibleText(error.detail, longest);
    }
    Q_UNREACHABLE();
}

QString ErrorWords::advice(const Error &error)
{
    if (error.kind != Error::Kind::Ambiguous && error.reason != Error::Reason::None)
        return reasonAdvice(error);
    switch (error.kind) {
    case Error::Kind::Unreachable:
        return tr("Check the network and the service URL.");
    case Error::Kind::Timeout:
        return tr("It may be slow. Try again.");
    case Error::Kind::Tls:
        return tr("Check the clock of this computer and its certificates.");
    case Error::Kind::Decode:
        if (!error.serverText.isEmpty())
            return {};
        return tr("A sign-in page or a proxy may have answered instead. Check the service URL.");
    case Error::Kind::Ambiguous:
        return tr("The clusters are read to find out. Nothing is sent again.");
    case Error::Kind::Storage:
        return tr("Check free space and permissions of the data folder.");
    case Error::Kind::Http:
        if (error.httpStatus == 401)
            return tr("Check that it is active for this project.");
        if (error.httpStatus == 403)
            return tr("Check that the key may see GPU clusters and that the project is right.");
        if (error.httpStatus == 404)
            return tr("Check the service URL.");
        if (error.isOutOfStock())
            return tr("Nothing was bought. Try fewer GPUs or another region.");
        return {};
    case Error::Kind::Cancelled:
    case Error::Kind::TooLarge:
    case Error::Kind::Invalid:
    case Error::Kind::Unavailable:
        return {};
    }
    Q_UNREACHABLE();
}

QString ErrorWords::explained(const Error &error)
{
    const QString what = sentence(error);
    const QString help = advice(error);
    return help.isEmpty() ? what : what + QLatin1Char(' ') + help;
}

QString ErrorWords::details(const Error &error)
{
    return visibleText(error.summary());
}

} // namespace deck::ui
