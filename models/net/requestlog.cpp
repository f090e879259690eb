// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "requestlog.h"

#include "redactor.h"

namespace deck {

void RequestLog::add(RequestRecord record)
{
    record.number = ++m_sent;
    for (QString *text : {&record.path, &record.requestId, &record.problem})
        *text = redact(*text);
    if (m_records.size() >= most)
        m_records.removeFirst();
    m_records.append(std::move(record));
    if (m_watcher)
        m_watcher();
}

} // namespace deck
