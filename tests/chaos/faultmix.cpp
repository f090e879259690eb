// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultmix.h"

namespace deck {

namespace {

const QString list = QStringLiteral("/v1/compute/clusters");
const QString oneCluster = QStringLiteral("/v1/compute/clusters/*");
const QString anything = QStringLiteral("/v1/**");

/// How often: a number of calls, after some that go well, or a chance.
QString frequency(ChaosDice &dice)
{
    if (dice.chance(40))
        return QStringLiteral(";chance=0.%1").arg(dice.within(5, 30), 2, 10, QLatin1Char('0'));
    return QStringLiteral(";skip=%1;count=%2").arg(dice.within(0, 4)).arg(dice.within(1, 5));
}

QString which(ChaosDice &dice, const QStringList &methods, const QStringList &paths)
{
    return QStringLiteral("method=%1;path=%2").arg(dice.pick(methods), dice.pick(paths)) + frequency(dice);
}

QString anyCall(ChaosDice &dice)
{
    return which(dice, {QStringLiteral("GET"), QStringLiteral("POST"), QStringLiteral("PUT"), QStringLiteral("DELETE"),
                        QStringLiteral("POST,PUT,DELETE"), QStringLiteral("GET,POST,PUT,DELETE")},
                 {list, oneCluster, anything, anything});
}

QString read(ChaosDice &dice)
{
    return which(dice, {QStringLiteral("GET")}, {list, list, anything});
}

QString write(ChaosDice &dice)
{
    return which(dice, {QStringLiteral("POST"), QStringLiteral("PUT"), QStringLiteral("DELETE"), QStringLiteral("POST,PUT,DELETE")},
                 {anything});
}

QString before(ChaosDice &dice)
{
    return dice.chance(50) ? QStringLiteral(";when=before") : QStringLiteral(";when=after");
}

QString connectionFault(ChaosDice &dice)
{
    switch (dice.within(0, 4)) {
    case 0:
        return QStringLiteral(";delay=%1ms").arg(dice.within(5, 80)) + before(dice);
    case 1:
        return QStringLiteral(";drop") + before(dice);
    case 2:
        return QStringLiteral(";reset") + before(dice);
    case 3:
        return QStringLiteral(";cut=%1%").arg(dice.within(0, 95));
    default:
        return QStringLiteral(";throttle=%1").arg(dice.within(100, 400) * 1000);
    }
}

/// Statuses that leave open what a write did.
QString gatewayFault(ChaosDice &dice)
{
    const int status = dice.pick(QList<int>{408, 500, 502, 503, 504});
    const QString page = dice.chance(50) ? QStringLiteral(";html") : QString();
    return QStringLiteral(";status=%1").arg(status) + page + before(dice);
}

/// Refusals: nothing has happened.
QString refusal(ChaosDice &dice, const QString &secret)
{
    switch (dice.within(0, 3)) {
    case 0:
        return QStringLiteral(";status=429;header=Retry-After: %1").arg(dice.within(0, 40));
    case 1:
        return QStringLiteral(";status=401;body={\"error\":{\"message\":\"Invalid API key %1\"}}").arg(secret);
    case 2:
        return QStringLiteral(";status=403;body={\"message\":\"the key %1 has no role here\"}").arg(secret);
    default:
        return QStringLiteral(";status=429;html");
    }
}

QString brokenBody(ChaosDice &dice, const QString &secret)
{
    switch (dice.within(0, 5)) {
    case 0:
        return QStringLiteral(";html");
    case 1:
        return QStringLiteral(";truncate=%1%").arg(dice.within(0, 98));
    case 2:
        return QStringLiteral(";body={\"clusters\":null}");
    case 3: // as of a key that lost its role
        return QStringLiteral(";body={\"clusters\":[]}");
    case 4:
        return QStringLiteral(";body={\"error\":{\"message\":\"quota of %1\"}}").arg(secret);
    default:
        return QStringLiteral(";body=");
    }
}

} // namespace

FaultMix FaultMix::draw(ChaosDice &dice, const QString &secret)
{
    FaultMix mix;
    const int number = dice.within(2, 5);
    for (int i = 0; i < number; ++i) {
        const int kind = dice.within(0, 9);
        if (kind <= 3)
            mix.specs += anyCall(dice) + connectionFault(dice);
        else if (kind <= 5)
            mix.specs += anyCall(dice) + gatewayFault(dice);
        else if (kind == 6)
            mix.specs += anyCall(dice) + refusal(dice, secret);
        else if (kind == 7)
            mix.specs += read(dice) + brokenBody(dice, secret);
        else if (kind == 8) // a success whose body says nothing
            mix.specs += write(dice) + QStringLiteral(";when=after")
                + (dice.chance(50) ? QStringLiteral(";html") : QStringLiteral(";truncate=%1%").arg(dice.within(0, 90)));
        else if (dice.chance(40)) {
            mix.specs += read(dice) + QStringLiteral(";skew=%1%2s").arg(dice.chance(50) ? QString() : QStringLiteral("-")).arg(dice.within(2, 600));
            mix.skewsTime = true;
        }
    }
    return mix;
}

} // namespace deck
