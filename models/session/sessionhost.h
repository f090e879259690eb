// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "connectioncheck.h"
#include "fleetsession.h"
#include "profile.h"
#include "secret.h"

namespace deck {

/// What the start page asks for.
struct ConnectRequest
{
    QUrl baseUrl;
    Secret key;
    ProjectId project; ///< empty: the key's own, as the service names it
    QString name;
    QString caFile;
    int readsPerMinute = 0; ///< 0: as assumed
    QString profile;        ///< id of the saved profile that this is; empty for none
    bool remember = false;  ///< save it as a profile, and its key in the keychain, once it has worked
};

/// Opens and closes sessions, and keeps the profiles: what the start page and the File menu need. Implemented by app/compose.
class SessionHost : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    virtual FleetSession *current() const = 0; ///< null while the start page is shown
    virtual void startDemo() = 0;
    virtual void connectTo(const ConnectRequest &request) = 0;
    virtual void close() = 0;
    /// Another key for the account that is open; ends with keyChanged. Nothing else changes (C12). A key that the service says
    /// belongs to another project is refused: two accounts must not share a history.
    virtual void changeKey(const Secret &key) = 0;
    /// Tries the connection step by step (checking); nothing is opened or saved. Ends with checked.
    virtual void check(const ConnectRequest &request) = 0;
    /// Gives up the check, the connection or the demo that is being brought up; ends with stopped, and nothing else follows.
    /// What is open stays open. Asking for another one does the same with the one before.
    virtual void stop() = 0;

    virtual QList<Profile> profiles() const = 0; ///< by name
    virtual QString currentProfile() const = 0;  ///< id of the one that is open, else empty
    /// Opens it with the key from the keychain; where there is none, keyWanted follows.
    virtual void openProfile(const QString &id) = 0;
    /// Forgets the profile and its key. Its history stays on disk.
    virtual void forgetProfile(const QString &id) = 0;
    /// Forgets the key only; what is open stays open until it is left.
    virtual void forgetKey(const QString &id) = 0;

    virtual Secret keyFromEnvironment() const = 0; ///< `TOGETHER_API_KEY`, offered on the start page
    virtual QUrl defaultBaseUrl() const = 0;       ///< `TOGETHER_BASE_URL`, else the service's public address

Q_SIGNALS:
    void currentChanged(deck::FleetSession *session);
    void progress(const QString &sentence); ///< while the demo's past is played, or the first list is read
    void keyChanged(const deck::Result<deck::Done> &outcome);
    void checking(const deck::ConnectionCheck &soFar);
    void checked(const deck::ConnectionCheck &outcome);
    void stopped();
    void profilesChanged();
    /// This profile's key is needed: the keychain holds none, or cannot be used (`why`).
    void keyWanted(const QString &profile, const QString &why);
    /// The account is open, but its key could not be put into a keychain: the user decides whether to go on with it for this
    /// session only.
    void keyNotKept(const deck::Error &error);
    void failed(const deck::Error &error);  ///< nothing was opened; `current()` did not change
};

} // namespace deck
