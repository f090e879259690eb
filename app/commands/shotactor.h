// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mainwindow.h"
#include "shotscript.h"

#include <QObject>

class QDialog;

namespace deck {

/// Does to the window what a user would: clicks, types, presses keys, and waits for what the service says.
class ShotActor : public QObject
{
public:
    ShotActor(ui::MainWindow &window, const SessionHost &host);

    /// Everything but Open. Error::Invalid when the script names what is not there or cannot be used, or when nothing comes.
    Result<Done> perform(const ShotAction &action);
    /// The dialogs that are open, each over the one before it: a dialog of a dialog comes after it.
    QList<QDialog *> openDialogs() const;

private:
    Result<Done> click(QWidget &top, const QString &name);
    Result<Done> type(QWidget &top, const ShotAction &action);
    Result<Done> pressKey(QWidget &top, const QString &name);
    Result<Done> wait(ShotAction::Awaited what);
    bool hasCome(ShotAction::Awaited what) const;
    void listen();

    ui::MainWindow &m_window;
    FleetSession *m_session = nullptr; ///< whose signals are counted
    int m_looks = 0;                   ///< at the fleet, since the last thing that was done
    int m_verdicts = 0;                ///< about a connection or a key, likewise
};

} // namespace deck
