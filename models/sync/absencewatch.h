// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <QSet>
#include <QString>

namespace deck {

/// When "there is no such cluster" is believed. Ending lives and costs on one answer would be a guess: a replica that lags
/// says so of what was just made, and a proxy says it of everything. So the service itself has to say it twice in a row
/// (Error::saysNotThere), at two different moments, about something that its list leaves out as well (DESIGN.md, decision 11).
class AbsenceWatch
{
public:
    /// An answer to GET by id was an error. True when it proves that `id` is gone.
    bool proves(const QString &id, const Error &error)
    {
        if (!error.saysNotThere()) {
            m_saidOnce.remove(id);
            return false;
        }
        if (m_saidOnce.remove(id))
            return true;
        m_saidOnce.insert(id);
        return false;
    }
    /// An answer showed it.
    void found(const QString &id) { m_saidOnce.remove(id); }

private:
    QSet<QString> m_saidOnce;
};

} // namespace deck
