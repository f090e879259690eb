// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace deck {

/// Why something did not work, as a value: exceptions mean bugs (DESIGN.md, decision 3).
struct Error
{
    enum class Kind {
        Cancelled,    ///< we stopped it ourselves; never shown
        Unreachable,  ///< no connection: refused, no route, name not found
        Timeout,      ///< the whole request took longer than its limit
        Tls,          ///< certificate or handshake
        Http,         ///< the server answered with a status that is not 2xx; see httpStatus
        Decode,       ///< the answer is not what the contract says (HTML, half a JSON, an error inside a 200)
        TooLarge,     ///< the answer is larger than we accept
        Ambiguous,    ///< a write was sent and its outcome is not known; it is never sent again by itself
        Storage,      ///< our own disk or database
        Invalid,      ///< refused by us before anything was sent
        Unavailable,  ///< something on this computer is missing (keychain, port, file)
    };

    /// What exactly stood in the way, where the kind alone does not say what to do. `host` names whom it is about.
    enum class Reason {
        None,
        NoNetwork,            ///< the name could not be looked up, or there is no route: nothing of ours reached anybody
        ProxyUnreachable,
        ProxyWantsPassword,
        CertificateExpired,
        CertificateNotYetValid, ///< or this computer's clock is behind
        CertificateSelfSigned,
        CertificateWrongHost,
        CertificateUnknownIssuer,
        CertificateRevoked,
        CertificateOther,
        NotTls,               ///< whatever answers there does not speak TLS, or not with us
        Redirected,           ///< `host` is where the answer points; nothing was sent there
    };

    Error(Kind errorKind, QString errorDetail) : kind(errorKind), detail(std::move(errorDetail)) {}

    Kind kind;
    QString detail;                       ///< for people and logs, redacted, one line, not translated
    int httpStatus = 0;                   ///< 0 when no answer came
    QString requestId;                    ///< `x-request-id` of the answer, for a support ticket
    QString serverText;                   ///< the message inside the server's error body, untrusted plain text
    Reason reason = Reason::None;
    QString host;
    bool isOfService = false;             ///< its body is an error of the contract, so nobody on the way made it up
    std::optional<int> retryAfterSeconds; ///< from `retry-after-ms` or `Retry-After`, counted in server time

    bool operator==(const Error &) const = default;

    /// The service itself says that what was asked for by id does not exist. A web page with 404 says nothing about it.
    bool saysNotThere() const;
    /// HTTP 409 whose text says so: the service has no GPUs of that kind (facts.md, section 0, trap 3).
    bool isOutOfStock() const;
    /// One line for a command line or a log: kind, status, server text, request id.
    QString summary() const;
};

} // namespace deck
