// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "complain.h"

#include "redactor.h"
#include "visibletext.h"

#include <QTextStream>

namespace deck {

int complain(const Error &error)
{
    return complain(error.summary());
}

int complain(const QString &sentence)
{
    QTextStream(stderr) << "clusterdeck: " << visibleText(redact(sentence)) << '\n';
    return 1;
}

} // namespace deck
