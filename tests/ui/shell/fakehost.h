// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sessionhost.h"

namespace deck {

/// A host whose sessions a test opens and closes.
class FakeHost final : public SessionHost
{
    Q_OBJECT
public:
    using SessionHost::SessionHost;

    void open(FleetSession *session)
    {
        shown = session;
        Q_EMIT currentChanged(session);
    }
    void fail(const Error &error) { Q_EMIT failed(error); }

    FleetSession *current() const override { return shown; }
    void startDemo() override { ++demos; }
    void connectTo(const ConnectRequest &request) override { requests.append(request); }
    void check(const ConnectRequest &request) override { checks.append(request); }
    void stop() override
    {
        ++stops;
        Q_EMIT stopped();
    }
    QList<Profile> profiles() const override { return saved; }
    QString currentProfile() const override { return shownProfile; }
    void openProfile(const QString &id) override { opened.append(id); }
    void forgetProfile(const QString &id) override { forgotten.append(id); }
    void forgetKey(const QString &id) override { keysForgotten.append(id); }
    void changeKey(const Secret &key) override { newKeys.append(key); }
    void close() override
    {
        ++closings;
        open(nullptr);
    }
    Secret keyFromEnvironment() const override { return environment; }
    QUrl defaultBaseUrl() const override { return QUrl(QStringLiteral("https://service.test/v1")); }

    FleetSession *shown = nullptr;
    QList<ConnectRequest> requests;
    QList<Secret> newKeys;
    QList<ConnectRequest> checks;
    QList<Profile> saved;
    QString shownProfile;
    QStringList opened, forgotten, keysForgotten;
    Secret environment;
    int demos = 0;
    int closings = 0;
    int stops = 0;
};

} // namespace deck
