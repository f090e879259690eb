// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "card.h"
#include "costreport.h"
#include "zonechoice.h"

namespace deck::ui {

class BarStackChart;
class LegendItem;
class SegmentedButtons;

/// "Charges by compute class": stacked columns with their legend and the choice of the stretch shown.
class CostChart : public Card
{
    Q_OBJECT

public:
    enum class Stretch { Day, Week, Period };

    explicit CostChart(const ZoneChoice &zone, QWidget *parent = nullptr);

    Stretch stretch() const;
    void setStretch(Stretch stretch);
    void setPeriodName(const QString &name);
    void setReport(const CostReport &report);
    BarStackChart *chart() const { return m_chart; }

Q_SIGNALS:
    void stretchChosen();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void renew();

    const ZoneChoice &m_zone;
    BarStackChart *m_chart;
    SegmentedButtons *m_stretch;
    QList<LegendItem *> m_legend;
    CostReport m_report;
};

} // namespace deck::ui
