// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

/// Turns SIGTERM and SIGINT into a Qt signal, through a socket pair: a signal handler may do next to nothing.
class SignalWatch : public QObject
{
    Q_OBJECT

public:
    SignalWatch();
    ~SignalWatch() override;

Q_SIGNALS:
    void asked();

private:
    static void handle(int signal);

    static int s_sockets[2];
};
