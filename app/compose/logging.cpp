// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "logging.h"

#include "log.h"
#include "paths.h"

#include <QFile>

#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/spdlog.h>

namespace deck {

namespace {

constexpr std::size_t fileSize = 2 * 1024 * 1024;
constexpr std::size_t fileCount = 3;

void takeQtMessage(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    const log::Level level = type == QtDebugMsg || type == QtInfoMsg ? log::Level::Trace
        : type == QtWarningMsg                                     ? log::Level::Warning
                                                                   : log::Level::Error;
    log::write(level, "qt", context.category ? QStringLiteral("%1: %2").arg(QLatin1String(context.category), message) : message);
}

} // namespace

void startLogging()
{
    const Result<QString> folder = Paths::logFolder();
    if (!folder)
        return;
    try {
        const std::string file = QFile::encodeName(*folder + QStringLiteral("/clusterdeck.log")).toStdString();
        auto logger = spdlog::rotating_logger_mt("clusterdeck", file, fileSize, fileCount);
        logger->set_level(spdlog::level::info);
        logger->flush_on(spdlog::level::warn);
        log::setSink(std::move(logger));
    } catch (const spdlog::spdlog_ex &) {
        return; // a full disk; see the header
    }
    qInstallMessageHandler(takeQtMessage);
}

} // namespace deck
