// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "spokenproxymodel.h"

#include "rowdelegate.h"

namespace deck::ui {

void SpokenProxyModel::setSpeaker(int column, RowDelegate *delegate)
{
    m_speakers.insert(column, delegate);
}

QVariant SpokenProxyModel::data(const QModelIndex &index, int role) const
{
    if (role == Qt::AccessibleTextRole && index.isValid()) {
        // The source's index: a delegate asking this proxy again would go round in a circle.
        if (const auto speaker = m_speakers.value(index.column()))
            return speaker->accessibleText(mapToSource(index));
    }
    return QIdentityProxyModel::data(index, role);
}

} // namespace deck::ui
