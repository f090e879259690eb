// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "signalwatch.h"

#include <QSocketNotifier>

#include <csignal>
#include <sys/socket.h>
#include <unistd.h>

int SignalWatch::s_sockets[2] = {-1, -1};

SignalWatch::SignalWatch()
{
    if (::socketpair(AF_UNIX, SOCK_STREAM, 0, s_sockets) != 0)
        return; // the signals keep their default: the process ends at once
    auto *notifier = new QSocketNotifier(s_sockets[1], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this, notifier] {
        notifier->setEnabled(false);
        Q_EMIT asked();
    });
    struct sigaction action = {};
    action.sa_handler = &SignalWatch::handle;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    ::sigaction(SIGTERM, &action, nullptr);
    ::sigaction(SIGINT, &action, nullptr);
}

SignalWatch::~SignalWatch()
{
    std::signal(SIGTERM, SIG_DFL);
    std::signal(SIGINT, SIG_DFL);
    for (int &socket : s_sockets) {
        if (socket >= 0)
            ::close(socket);
        socket = -1;
    }
}

void SignalWatch::handle(int)
{
    const char byte = 1;
    [[maybe_unused]] const auto written = ::write(s_sockets[0], &byte, 1);
}
