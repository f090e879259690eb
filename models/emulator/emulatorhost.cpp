// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "emulatorhost.h"

#include <QThread>

namespace deck::emulator {

EmulatorHost::EmulatorHost()
    : m_thread(std::make_unique<QThread>())
    , m_inThread(std::make_unique<QObject>())
{
    m_thread->setObjectName(QStringLiteral("emulator"));
    m_inThread->moveToThread(m_thread.get());
    m_thread->start();
}

EmulatorHost::~EmulatorHost()
{
    QMetaObject::invokeMethod(m_inThread.get(), [this] { m_server.reset(); }, Qt::BlockingQueuedConnection);
    m_thread->quit();
    m_thread->wait();
}

Result<std::unique_ptr<EmulatorHost>> EmulatorHost::start(const EmulatorOptions &options)
{
    std::unique_ptr<EmulatorHost> host(new EmulatorHost);
    std::optional<Error> failure;
    QMetaObject::invokeMethod(host->m_inThread.get(), [&] {
        auto started = EmulatorServer::start(options);
        if (started)
            host->m_server = std::move(*started);
        else
            failure = started.error();
    }, Qt::BlockingQueuedConnection);
    if (failure)
        return *failure;
    host->m_baseUrl = host->m_server->baseUrl();
    host->m_token = host->m_server->token();
    host->m_epoch = host->m_server->epoch();
    host->m_present = host->m_server->presentMoment();
    return host;
}

} // namespace deck::emulator
