// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "noderow.h"

namespace deck {

QString NodeRow::key() const
{
    const QChar classDigit = computeClass == ComputeClass::Standard ? u'0' : computeClass == ComputeClass::Preemptible ? u'1' : u'2';
    const QString name = unfilled ? QString::number(slot).rightJustified(6, u'0') : node.id.toString();
    return QString(classDigit) + (unfilled ? u'1' : u'0') + name;
}

} // namespace deck
