// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "secret.h"

namespace deck {

/// What the start page asks for.
struct ConnectRequest
{
    QUrl baseUrl;
    Secret key;        ///< kept in memory only
    ProjectId project; ///< optional; needed for preemptible capacity
    QString name;
};

/// Opens and closes sessions: what the start page and "File, Close" need. Implemented by app/compose.
class SessionHost : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    virtual FleetSession *current() const = 0; ///< null while the start page is shown
    virtual void startDemo() = 0;
    virtual void connectTo(const ConnectRequest &request) = 0;
    virtual void close() = 0;
    /// Another key for the account that is open; ends with keyChanged. Nothing else changes (C12).
    virtual void changeKey(const Secret &key) = 0;
    virtual Secret keyFromEnvironment() const = 0; ///< `TOGETHER_API_KEY`, offered on the start page
    virtual QUrl defaultBaseUrl() const = 0;       ///< `TOGETHER_BASE_URL`, else the service's public address

Q_SIGNALS:
    void currentChanged(deck::FleetSession *session);
    void progress(const QString &sentence); ///< while the demo's past is played, or the first list is read
    void keyChanged(const deck::Result<deck::Done> &outcome);
    void failed(const deck::Error &error);  ///< nothing was opened; `current()` did not change
};

} // namespace deck
