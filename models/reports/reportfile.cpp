// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "reportfile.h"

#include <QSaveFile>

namespace deck {

Result<Done> writeReportFile(const QString &path, const QByteArray &document)
{
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) && file.write(document) == document.size() && file.commit();
    if (written)
        return Done();
    return Error(Error::Kind::Storage,
                 QStringLiteral("%1: cannot be written (%2); choose another folder or make room, nothing was changed")
                     .arg(path, file.errorString()));
}

} // namespace deck
