// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>


namespace deck {

/// Collects every log line from its construction to its end, at every level.
class LogCapture
{
public:
    LogCapture();
    ~LogCapture();
    QString text() const;

private:
    struct Lines;
    std::shared_ptr<Lines> m_lines;
};

} // namespace deck
