// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomstream.h"

#include <QByteArray>

namespace deck::emulator {

RandomStream::RandomStream(quint64 seed, QStringView purpose)
    : m_state(seed)
{
    // FNV-1a over the purpose, started from the scrambled seed.
    quint64 hash = 0xcbf29ce484222325ULL ^ next();
    for (const char byte : purpose.toUtf8()) {
        hash ^= quint8(byte);
        hash *= 0x100000001b3ULL;
    }
    m_state = hash;
}

quint64 RandomStream::next()
{
    m_state += 0x9e3779b97f4a7c15ULL;
    quint64 mixed = m_state;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9ULL;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebULL;
    return mixed ^ (mixed >> 31);
}

int RandomStream::within(Range range)
{
    Q_ASSERT(range.low <= range.high);
    // The bias of the remainder is below 2^-32 for these widths.
    const auto width = quint64(qint64(range.high) - range.low + 1);
    return int(range.low + qint64(next() % width));
}

bool RandomStream::chance(int permille)
{
    return within({1, 1000}) <= permille;
}

QString RandomStream::suffix()
{
    static constexpr char16_t letters[] = u"bcdfghjklmnpqrstvwxz2456789";
    QString text;
    for (int i = 0; i < 5; ++i)
        text += QChar(letters[within({0, int(std::size(letters)) - 2})]);
    return text;
}

QString RandomStream::uuid()
{
    const QString digits = QStringLiteral("%1%2").arg(next(), 16, 16, QLatin1Char('0')).arg(next(), 16, 16, QLatin1Char('0'));
    static constexpr char16_t variants[] = u"89ab";
    return digits.mid(0, 8) + u'-' + digits.mid(8, 4) + QStringLiteral("-4") + digits.mid(13, 3) + u'-'
        + QChar(variants[within({0, 3})]) + digits.mid(17, 3) + u'-' + digits.mid(20, 12);
}

} // namespace deck::emulator
