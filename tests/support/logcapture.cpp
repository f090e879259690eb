// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "logcapture.h"

#include "log.h"

#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/spdlog.h>

#include <sstream>

namespace deck {

struct LogCapture::Lines
{
    std::ostringstream stream;
};

LogCapture::LogCapture() : m_lines(std::make_shared<Lines>())
{
    const auto sink = std::make_shared<spdlog::sinks::ostream_sink_mt>(m_lines->stream, true);
    const auto logger = std::make_shared<spdlog::logger>("test", sink);
    logger->set_level(spdlog::level::trace);
    log::setSink(logger);
}

LogCapture::~LogCapture()
{
    log::setSink(nullptr);
}

QString LogCapture::text() const
{
    return QString::fromStdString(m_lines->stream.str());
}

} // namespace deck
