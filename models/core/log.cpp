// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log.h"

#include "redactor.h"

#include <spdlog/spdlog.h>

namespace deck::log {
namespace {

std::shared_ptr<spdlog::logger> &sink()
{
    static std::shared_ptr<spdlog::logger> instance;
    return instance;
}

spdlog::level::level_enum toSpdlog(Level level)
{
    switch (level) {
    case Level::Trace:
        return spdlog::level::trace;
    case Level::Info:
        return spdlog::level::info;
    case Level::Warning:
        return spdlog::level::warn;
    case Level::Error:
        return spdlog::level::err;
    }
    Q_UNREACHABLE();
}

} // namespace

void write(Level level, const char *category, const QString &message)
{
    const std::shared_ptr<spdlog::logger> logger = sink();
    if (logger)
        logger->log(toSpdlog(level), "[{}] {}", category, redact(message).simplified().toStdString());
}

void setSink(std::shared_ptr<spdlog::logger> logger)
{
    sink() = std::move(logger);
}

} // namespace deck::log
