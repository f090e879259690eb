// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rivalchange.h"
#include "wirefault.h"

#include <QByteArrayList>
#include <QRegularExpression>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace deck::emulator {

/// What goes wrong with a call, once it is decided that something does.
struct Fault
{
    WireFault wire;
    bool hasEffect = true;                                  ///< false: the service never hears of the call
    std::optional<int> status;                              ///< instead of the true answer, if this or `body` is set
    std::optional<QByteArray> body;
    std::vector<std::pair<QByteArray, QByteArray>> headers; ///< replace those of the same name; an empty value removes one
    std::optional<Portion> truncate;                        ///< the body ends early, and Content-Length agrees
    Seconds skew{0};                                        ///< of the Date header
    std::optional<RivalChange> rivalBefore;                 ///< somebody else's change, before the call has its effect
    std::optional<RivalChange> rivalAfter;                  ///< or between its effect and its answer

    bool replacesAnswer() const { return status || body; }
};

/// When something goes wrong, and what. Written as a SPEC:
///
///     SPEC    = FIELD *( ";" FIELD )        FIELD = NAME [ "=" VALUE ]
///
/// A `;` or `\` within a value is written `\;` and `\\`. Which calls (all of /v1 unless said otherwise):
///
///     method=POST,PUT      any of these
///     path=GLOB            the whole path, without the query; * is anything but "/", ** anything, ? one character
///     regex=EXPRESSION     the same as a regular expression
///     skip=N               the first N of them go well
///     count=N              at most N go wrong
///     chance=P             each with this probability, 0 to 1, from a stream of its own that follows from the seed
///
/// What happens to them (at least one):
///
///     delay=2s | 250ms     wait, in real time
///     drop                 close the connection without an answer
///     reset                reset it
///     cut=N | N%           close it after so much of the body
///     throttle=N           bytes of the answer in a second
///     status=N             answer with this status, 200 to 599, and an error body that fits
///     body=TEXT            answer with this body
///     html                 answer with a web page, as a gateway does; status 200 unless another is given
///     header=NAME: VALUE   set this header, or remove it if there is no value; can be given several times
///     truncate=N | N%      end the body early, in a way that HTTP does not notice
///     skew=90s | -90s      shift the Date header
///     rival=CHANGE         somebody else scales a cluster: standard+8,preemptible=96 changes the one that the path names,
///                          NAME:standard+8 another
///     when=before | after  whether delay, drop, reset, status, body, html and rival come before or after the call has had its
///                          effect; "before" (the default) means with drop, reset, status, body and html that it never has one
///
/// Example: `method=POST;path=/v1/compute/clusters;when=after;status=504;html;count=1`.
struct FaultRule
{
    QString spec;
    QByteArrayList methods; ///< empty: any
    QRegularExpression path;
    int skip = 0;
    std::optional<int> count;
    int chanceInMillion = 1'000'000;
    Fault fault;

    bool concerns(const QByteArray &method, const QString &calledPath) const;
};

/// The grammar above in short, for a command line.
const char *faultGrammar();

} // namespace deck::emulator
