// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "timetext.h"

#include <QMap>

namespace deck::emulator {

/// Values of a scenario's parameters by name.
using ParameterValues = QMap<QString, int>;

/// What the readers of one scenario file share: its name, the first thing that is wrong with it, and what its texts may
/// refer to.
class ScenarioNotes
{
public:
    explicit ScenarioNotes(QString fileName) : m_fileName(std::move(fileName)) {}

    StoryTimes times;
    ParameterValues parameters;

    /// Only the first complaint is kept: what follows from it would confuse.
    void refuse(const QString &path, const QString &what);
    const std::optional<Error> &error() const { return m_error; }

private:
    QString m_fileName;
    std::optional<Error> m_error;
};

} // namespace deck::emulator
