// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "costperiod.h"
#include "fleetsession.h"
#include "sentence.h"
#include "uicontext.h"

#include <QTimer>
#include <QWidget>

class QAction;
class QComboBox;
class QPushButton;
class QToolButton;

namespace deck::ui {

class CostChart;
class CostTable;
class NoticeBar;
class PageHeader;
class PlainLabel;
class SentenceLabel;
class StateView;
class TileWidget;

/// What a period cost, of one cluster or of all: tiles, charges by compute class over time, and where the money went. All
/// figures are estimates from node phases and the price book, and say so.
class CostPage : public QWidget
{
    Q_OBJECT

public:
    /// An empty `cluster` means all, with a page header of its own; for one cluster the header is the cluster page's.
    CostPage(FleetSession &session, const UiContext &context, const ClusterId &cluster = {}, QWidget *parent = nullptr);

    void exportCsv();
    void exportJson();
    void exportPicture();
    void copyTable();
    void editRates();
    void setPeriod(CostPeriod period);

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void buildExportMenu();
    void retranslate();
    void renewSoon();
    void renew();
    void showState();
    void showTiles(const CostReport &report, const CostReport &month, const BurnRate &burn);
    void showGaps(const CostReport &report);
    void showChart(const CostReport &report);
    void askForFile(const QString &suffix, const QString &filter, const std::function<void(const QString &)> &save);
    void tellExport(bool good, const Sentence &words);
    CostQuery query() const;
    QString periodName(CostPeriod period) const;
    QString periodHeading() const;

    FleetSession &m_session;
    UiContext m_context;
    ClusterId m_cluster;
    CostPeriod m_period = CostPeriod::ThisMonth;
    QTimer m_pause; ///< running: a change came less than a second after the last one was shown
    bool m_dirty = true;
    QList<CoverageGap> m_dismissedGaps;
    CostReport m_report;
    QString m_exporting;

    PageHeader *m_header = nullptr;
    SentenceLabel *m_subtitle = nullptr;
    StateView *m_state;
    QComboBox *m_periods;
    QPushButton *m_rates;
    NoticeBar *m_gap;
    QPushButton *m_showGap;
    QPushButton *m_dismissGap;
    NoticeBar *m_unpriced;
    QPushButton *m_enterRates;
    NoticeBar *m_exported;
    QPushButton *m_dismissExported;
    TileWidget *m_total;
    TileWidget *m_burn;
    TileWidget *m_saved;
    TileWidget *m_forecast;
    CostChart *m_chart;
    CostTable *m_table;
    QToolButton *m_export;
    QAction *m_csv;
    QAction *m_json;
    QAction *m_png;
    QAction *m_copy;
    PlainLabel *m_note;
};

} // namespace deck::ui
