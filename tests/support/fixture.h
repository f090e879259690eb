// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QTest>

namespace deck {

/// The bytes of a file below tests/fixtures; a missing one fails the test.
inline QByteArray fixture(const QString &name)
{
#ifdef FIXTURES
    QFile file(QStringLiteral(FIXTURES "/") + name);
    if (file.open(QIODevice::ReadOnly))
        return file.readAll();
#endif
    QTest::qFail(qPrintable(QStringLiteral("no fixture ") + name), __FILE__, __LINE__);
    return {};
}

#ifdef FIXTURES
inline QString fixturePath(const QString &name)
{
    return QStringLiteral(FIXTURES "/") + name;
}
#endif

} // namespace deck
