// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "oneshotbody.h"

#include <algorithm>

namespace deck {

OneShotBody::OneShotBody(QByteArray bytes, QObject *parent) : QIODevice(parent), m_bytes(std::move(bytes))
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

qint64 OneShotBody::readData(char *data, qint64 size)
{
    const qint64 count = std::min(size, qint64(m_bytes.size()) - m_read);
    if (count <= 0)
        return -1;
    std::copy_n(m_bytes.constData() + m_read, count, data);
    m_read += count;
    return count;
}

} // namespace deck
