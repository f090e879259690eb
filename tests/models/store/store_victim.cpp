// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "historystore.h"
#include "observedfleet.h"

#include <QCoreApplication>

#include <cstdio>

using namespace deck;

/// Appends changes of ten events each for ever and prints the number of each one that is on disk. Ends by being killed.
int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    const auto store = HistoryStore::open(QString::fromLocal8Bit(argv[1]), QStringLiteral("victim"));
    if (!store) {
        std::printf("%s\n", qPrintable(store.error().summary()));
        return 1;
    }
    for (int round = 1; round < 1'000'000; ++round) {
        HistoryChange change;
        change.observedAt = Instant::fromSeconds(1'700'000'000 + round);
        for (int i = 0; i < 10; ++i) {
            TimelineEvent event;
            event.key = QStringLiteral("%1/%2").arg(round).arg(i);
            event.message = QString(300, QLatin1Char('x'));
            change.events.append(event);
        }
        QFuture<Result<Done>> done = (*store)->append(change);
        done.waitForFinished();
        if (!done.result())
            return 1;
        std::printf("%d\n", round);
        std::fflush(stdout);
    }
    return 0;
}
