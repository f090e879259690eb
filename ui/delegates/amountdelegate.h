// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "amount.h"
#include "rowdelegate.h"
#include "zonechoice.h"

namespace deck::ui {

/// Money from AmountRole, right aligned; "–" where there is none. With a spark role a small trend line stands before it.
class AmountDelegate : public RowDelegate
{
    Q_OBJECT

public:
    enum class Format { Cents, Rounded, Change };

    /// `zone` gives the number format and outlives the delegate.
    AmountDelegate(Format format, const ZoneChoice &zone, QObject *parent = nullptr);

    void setAmountRole(int role);                            ///< AmountRole at first
    void setBold(std::function<bool(const QModelIndex &)> bold);
    /// What stands where there is no amount; "–" at first.
    void setAbsence(std::function<QString(const QModelIndex &)> absence);
    void setSparkRole(int role);                             ///< QList<double>, oldest first

    QString accessibleText(const QModelIndex &index) const override;

protected:
    void paintContent(QPainter &painter, const QRect &rect, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
    int contentWidth(const QModelIndex &index) const override;

private:
    QString words(const QModelIndex &index) const;

    Format m_format;
    const ZoneChoice &m_zone;
    int m_amountRole;
    std::optional<int> m_sparkRole;
    std::function<bool(const QModelIndex &)> m_bold;
    std::function<QString(const QModelIndex &)> m_absence;
};

} // namespace deck::ui
