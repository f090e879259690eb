// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "barpainter.h"
#include "rowdelegate.h"
#include "zonechoice.h"

namespace deck::ui {

/// A capacity bar with "48 / 64" and, where something is not as wanted, a caption below ("8 draining, 16 waiting"). Reads
/// NowRole (draining included), WantedRole, DrainingRole, FailedRole.
class CapacityDelegate : public RowDelegate
{
    Q_OBJECT

public:
    /// `zone` gives the number format and outlives the delegate.
    CapacityDelegate(NodeClass nodeClass, const ZoneChoice &zone, QObject *parent = nullptr);

    /// Further words for the caption ("24 waiting 1 h 52 min"); the numbers that are not zero at first.
    void setCaption(Text caption);
    /// What stands there when WantedRole is invalid or nothing is wanted and nothing there ("Not available on Slurm",
    /// "No target"). "–" at first.
    void setAbsence(Text absence);

    QString accessibleText(const QModelIndex &index) const override;

protected:
    void paintContent(QPainter &painter, const QRect &rect, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
    int contentWidth(const QModelIndex &index) const override;

private:
    std::optional<Capacity> capacityOf(const QModelIndex &index) const;
    QString captionOf(const QModelIndex &index, const Capacity &capacity) const;
    QString absenceOf(const QModelIndex &index) const;

    NodeClass m_class;
    const ZoneChoice &m_zone;
    Text m_caption;
    Text m_absence;
};

} // namespace deck::ui
