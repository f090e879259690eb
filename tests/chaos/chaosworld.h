// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "emulatorfixture.h"
#include "faultmix.h"
#include "logcapture.h"
#include "sessionrig.h"

#include <QElapsedTimer>
#include <QTemporaryDir>

namespace deck {

/// One seed's stage: the emulator in a thread of its own, the whole session over HTTP with its history in a folder, and
/// what is written down of both for the verdict.
class ChaosWorld : public QObject
{
    Q_OBJECT
public:
    /// From the last good list to the start of the next app.
    struct Closed
    {
        Instant from;
        Instant to;
    };

    ChaosWorld(quint64 seed, double speed, bool denseLooks);
    ~ChaosWorld() override;

    EmulatorFixture &emulator() { return m_emulator; }
    LiveSession &session() { return *m_rig->session; }
    QString folder() const { return m_folder.path(); }
    QString log() const { return m_log.text(); }
    static QString secret() { return QStringLiteral("CANARY-key-that-nobody-may-see-0123456789"); }

    /// Starts the app on what the folder holds; tries until the first look succeeds, as a person does.
    void open();
    void close();
    /// The app is closed for so long.
    void stayAway(std::chrono::hours time);
    /// Lets so much real time pass; a dense one asks for the fleet as soon as an answer is there.
    void pass(Millis time);
    void setFaults(const FaultMix &mix);
    /// Whether any fault so far shifted Date headers.
    bool timesSkewed() const { return m_skewed; }
    /// Stops the emulator's time and looks until the app knows all that there is. No faults may be set.
    void freeze();
    Instant emulatorNow();
    Millis openFor() const { return Millis(m_openFor.elapsed()); } ///< how long the app runs, in real time

    const QMap<ClusterId, Cluster> &lastListed() const { return m_lastListed; }
    /// Server times of all good lists, of all runs, in order.
    const QList<Instant> &looks() const { return m_looks; }
    const QList<Closed> &closed() const { return m_closed; }
    /// Whatever was seen on the way that must never be.
    const QStringList &complaints() const { return m_complaints; }

private:
    void takeSnapshot();
    void checkColours();
    void complain(const QString &what);

    QTemporaryDir m_folder;
    LogCapture m_log;
    double m_speed;
    bool m_dense;
    bool m_skewed = false;
    EmulatorFixture m_emulator;
    std::unique_ptr<SessionRig> m_rig;
    QMap<ClusterId, Cluster> m_lastListed;
    QList<Instant> m_looks;
    QList<Closed> m_closed;
    QStringList m_complaints;
    QElapsedTimer m_openFor;
    int m_published = 0;
};

} // namespace deck
