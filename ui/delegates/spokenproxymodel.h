// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QIdentityProxyModel>
#include <QPointer>

namespace deck::ui {

class RowDelegate;

/// Lets a screen reader hear what the delegates paint: the models give facts only, and Qt asks the model for a cell's
/// accessible text. Put it between the sort proxy and the view and name the delegate of each column.
class SpokenProxyModel : public QIdentityProxyModel
{
    Q_OBJECT

public:
    using QIdentityProxyModel::QIdentityProxyModel;

    void setSpeaker(int column, RowDelegate *delegate);
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    QHash<int, QPointer<RowDelegate>> m_speakers;
};

} // namespace deck::ui
