// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "offergridmodel.h"
#include "uicontext.h"

#include <QTableView>

namespace deck::ui {

class OfferDelegate;
class SpokenProxyModel;

/// GPU types down, regions across; exactly one offered pair is chosen, or none yet. Arrow keys move, Space and Enter choose the
/// cell that has the keyboard; Enter on the chosen one is left to the dialog. Names stay in sight when the table scrolls.
class OfferTable : public QTableView
{
    Q_OBJECT

public:
    OfferTable(OfferGridModel &model, const UiContext &context, QWidget *parent = nullptr);

    /// Marks a pair without telling `picked`; nothing is marked where it is not offered.
    void mark(const RegionName &region, const GpuType &type);
    /// Widths and heights anew, after the words of the cells have changed.
    void fit();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void picked(const deck::RegionName &region, const deck::GpuType &type); ///< by the user

protected:
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex &index, const QEvent *event) const override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    int heightFor(int rows) const;
    void speakEveryColumn();

    OfferGridModel &m_model;
    SpokenProxyModel *m_spoken;
    OfferDelegate *m_delegate;
    bool m_marking = false;
};

} // namespace deck::ui
