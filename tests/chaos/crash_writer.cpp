// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "historystore.h"

#include <QCoreApplication>

#include <cstdio>

using namespace deck;

/// Writes an intent and a change of ten events, over and over from a given round on, and prints "intent N" and "events N"
/// for each that is on disk. Ends by being killed.
int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const auto store = HistoryStore::open(QString::fromLocal8Bit(argv[1]), QStringLiteral("crash"));
    if (!store)
        return 1;
    for (int round = QByteArray(argv[2]).toInt(); round < 1'000'000; ++round) {
        StoredIntent intent;
        intent.id = QStringLiteral("op-%1").arg(round);
        intent.kind = QStringLiteral("create");
        intent.body = QByteArray(500, 'b');
        QFuture<Result<Done>> saved = (*store)->saveIntent(intent);
        saved.waitForFinished();
        if (!saved.result())
            return 2;
        std::printf("intent %d\n", round);
        std::fflush(stdout);
        HistoryChange change;
        change.observedAt = Instant::fromSeconds(1'700'000'000 + round);
        for (int i = 0; i < 10; ++i) {
            TimelineEvent event;
            event.key = QStringLiteral("%1/%2").arg(round).arg(i);
            event.message = QString(1000, QLatin1Char('x'));
            change.events.append(event);
        }
        QFuture<Result<Done>> appended = (*store)->append(change);
        appended.waitForFinished();
        if (!appended.result())
            return 3;
        std::printf("events %d\n", round);
        std::fflush(stdout);
    }
    return 0;
}
