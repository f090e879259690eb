// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fmt.h"
#include "ratecard.h"
#include "scaleestimate.h"

#include <QList>
#include <QWidget>

class QVBoxLayout;

namespace deck::ui {

class LegendItem;
class LinkButton;
class PlainLabel;
class PriceLine;
class SentenceLabel;
class SplitBar;

/// The right-hand side of the scale dialog: cost per hour now, when on-demand nodes run, and when every node runs.
class CostChangePanel : public QWidget
{
    Q_OBJECT

public:
    explicit CostChangePanel(QWidget *parent = nullptr);

    void show(const Cluster &seen, const ScaleEstimate &estimate, const RateCard &card, Instant at, const Fmt &fmt);

Q_SIGNALS:
    void ratesWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Step
    {
        PlainLabel *caption;
        PlainLabel *value;
        PlainLabel *unit;
        PlainLabel *change;
    };
    struct Bar
    {
        PlainLabel *name;
        SplitBar *bar;
    };

    void buildLayout();
    static Step makeStep(QVBoxLayout *column);
    void showStep(const Step &step, const QString &caption, const BurnRate &rate, const ScaleEstimate &estimate, const Fmt &fmt);
    void retranslate();

    PlainLabel *m_title;
    SentenceLabel *m_source;
    PriceLine *m_now;
    PriceLine *m_standard;
    PriceLine *m_preemptible;
    Step m_next;
    Step m_full;
    QList<Bar> m_bars;
    QList<LegendItem *> m_legend;
    SentenceLabel *m_saved;
    SentenceLabel *m_goDown;
    LinkButton *m_rates;
};

} // namespace deck::ui
