// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "await.h"
#include "deletelater.h"
#include "historystore.h"
#include "httptransport.h"
#include "livesession.h"
#include "serverclock.h"

#include <QNetworkAccessManager>

namespace deck {

/// A live session against a test's server, with its history in `folder`.
struct SessionRig
{
    explicit SessionRig(const QUrl &url, const QString &folder, const Secret &key = Secret(QByteArrayLiteral("test-key-0123456789")),
                        const ProjectId &project = {})
        : clock(computer, ServerClock::Pace::FromServer), transport(*manager, clock, url, key)
    {
        auto opened = HistoryStore::open(folder, QStringLiteral("test"));
        if (!opened)
            qFatal("no store: %s", qPrintable(opened.error().summary()));
        store = std::move(*opened);
        const SessionParts parts{transport, nullptr, *store};
        SourceInfo source;
        source.project = project;
        session = std::make_unique<LiveSession>(source, parts, RateCard());
    }

    /// Loads, looks once and starts; whether that went well.
    bool start()
    {
        const Result<Done> loaded = await(session->load({}));
        const Result<Done> looked = await(session->lookAtAll({}));
        session->start();
        return loaded && looked;
    }

    bool waitFor(const OperationId &id, Operation::State state)
    {
        return QTest::qWaitFor([&] { return session->operation(id)->state == state; }, 8000);
    }

    SystemClock computer;
    ServerClock clock;
    LaterPtr<QNetworkAccessManager> manager{new QNetworkAccessManager};
    HttpTransport transport;
    std::unique_ptr<HistoryStore> store;
    std::unique_ptr<LiveSession> session;
};

} // namespace deck
