// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenarionotes.h"

#include "visibletext.h"

namespace deck::emulator {

void ScenarioNotes::refuse(const QString &path, const QString &what)
{
    if (!m_error) {
        const QString place = path.isEmpty() ? QStringLiteral("the file") : visibleText(path, 200);
        m_error = Error(Error::Kind::Invalid, QStringLiteral("%1: %2: %3").arg(visibleText(m_fileName, 200), place, visibleText(what, 600)));
    }
}

} // namespace deck::emulator
