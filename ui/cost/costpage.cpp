// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costpage.h"

#include "barstackchart.h"
#include "buttonrole.h"
#include "costchart.h"
#include "costtable.h"
#include "errorwords.h"
#include "icons.h"
#include "metrics.h"
#include "noticebar.h"
#include "pageheader.h"
#include "plainlabel.h"
#include "pricewords.h"
#include "ratesdialog.h"
#include "reflowrow.h"
#include "sentencelabel.h"
#include "stateview.h"
#include "tilewidget.h"
#include "visibletext.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

namespace deck::ui {
namespace {

constexpr CostPeriod periods[] = {CostPeriod::ThisMonth, CostPeriod::LastMonth, CostPeriod::Last7Days, CostPeriod::Last30Days,
                                  CostPeriod::Last24Hours};

} // namespace

CostPage::CostPage(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_context(context)
    , m_cluster(cluster)
    , m_periods(new QComboBox)
    , m_rates(new QPushButton)
    , m_gap(new NoticeBar(NoticeBar::Kind::Warning))
    , m_showGap(m_gap->addButton({}))
    , m_dismissGap(m_gap->addButton({}))
    , m_unpriced(new NoticeBar(NoticeBar::Kind::Info))
    , m_enterRates(m_unpriced->addButton({}))
    , m_exported(new NoticeBar(NoticeBar::Kind::Good))
    , m_dismissExported(m_exported->addButton({}))
    , m_total(new TileWidget)
    , m_burn(new TileWidget)
    , m_saved(new TileWidget)
    , m_forecast(new TileWidget)
    , m_chart(new CostChart(context.zone))
    , m_table(new CostTable(context.zone))
    , m_export(new QToolButton)
    , m_csv(new QAction(this))
    , m_json(new QAction(this))
    , m_png(new QAction(this))
    , m_copy(new QAction(this))
    , m_note(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
{
    setObjectName(QStringLiteral("costPage"));
    m_pause.setSingleShot(true);
    m_pause.setInterval(1000);
    buildLayout();
    buildExportMenu();
    retranslate();
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (m_dirty)
            renewSoon();
    });
    connect(&session, &FleetSession::snapshotPublished, this, &CostPage::renewSoon);
    connect(&session, &FleetSession::connectionChanged, this, &CostPage::showState);
    connect(&session, &FleetSession::rateCardChanged, this, &CostPage::renew);
    connect(&context.zone, &ZoneChoice::changed, this, &CostPage::retranslate);
    connect(&session, &FleetSession::exportFinished, this, [this](const QString &path, const Result<Done> &outcome) {
        if (path != m_exporting)
            return;
        m_exporting.clear();
        if (outcome)
            tellExport(true, Sentence(tr("**Saved** as ``%1``"), {visibleText(path)}));
        else
            tellExport(false, Sentence(tr("**Nothing was saved.** %1"), {ErrorWords::sentence(outcome.error()) + QLatin1Char(' ')
                                                                         + visibleText(outcome.error().detail, 200)}));
    });
    connect(m_periods, &QComboBox::activated, this, [this](int index) { setPeriod(periods[index]); });
    connect(m_rates, &QPushButton::clicked, this, &CostPage::editRates);
    connect(m_enterRates, &QPushButton::clicked, this, &CostPage::editRates);
    connect(m_chart, &CostChart::stretchChosen, this, &CostPage::renew);
    connect(m_dismissExported, &QPushButton::clicked, m_exported, &QWidget::hide);
    connect(m_dismissGap, &QPushButton::clicked, this, [this] {
        m_dismissedGaps = m_report.gaps;
        m_gap->hide();
    });
    connect(m_showGap, &QPushButton::clicked, this, [this] {
        const Instant now = m_session.clock().now();
        const Instant from = m_report.gaps.isEmpty() ? now : m_report.gaps.last().from;
        const Seconds day(86400);
        m_chart->setStretch(m_period == CostPeriod::LastMonth ? CostChart::Stretch::Period
                            : from >= now - day               ? CostChart::Stretch::Day
                            : from >= now - 7 * day           ? CostChart::Stretch::Week
                                                              : CostChart::Stretch::Period);
        renew();
    });
}

void CostPage::buildLayout()
{
    m_periods->setObjectName(QStringLiteral("period"));
    m_rates->setObjectName(QStringLiteral("rates"));
    m_gap->setObjectName(QStringLiteral("gapNotice"));
    m_showGap->setObjectName(QStringLiteral("showGap"));
    m_dismissGap->setObjectName(QStringLiteral("dismissGap"));
    m_unpriced->setObjectName(QStringLiteral("unpricedNotice"));
    m_enterRates->setObjectName(QStringLiteral("enterRates"));
    m_exported->setObjectName(QStringLiteral("exportNotice"));
    m_note->setObjectName(QStringLiteral("note"));
    for (const CostPeriod period : periods)
        m_periods->addItem(periodName(period));
    m_periods->setMinimumWidth(148);
    m_rates->setIcon(Icons::icon(QStringLiteral("pencil")));

    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(10);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    if (m_cluster.isEmpty()) {
        m_header = new PageHeader;
        m_header->addAction(m_periods);
        m_header->addAction(m_rates);
        outer->addWidget(m_header);
    } else {
        auto *tools = new QHBoxLayout;
        tools->setSpacing(8);
        m_subtitle = new SentenceLabel({}, Type::Role::Body, Ink::Text2);
        tools->addWidget(m_subtitle, 1);
        tools->addWidget(m_periods);
        tools->addWidget(m_rates);
        column->addLayout(tools);
    }
    for (NoticeBar *notice : {m_exported, m_unpriced, m_gap}) {
        notice->hide();
        column->addWidget(notice);
    }
    auto *tiles = new ReflowRow;
    tiles->setObjectName(QStringLiteral("costTiles"));
    for (TileWidget *tile : {m_total, m_burn, m_saved, m_forecast})
        tiles->add(tile, 1);
    column->addWidget(tiles);
    column->addWidget(m_chart, 2);
    column->addWidget(m_table, 3);
    m_note->setWordWrap(true);
    column->addWidget(m_note);
    auto *scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(content);
    content->setAutoFillBackground(false);
    scroll->viewport()->setAutoFillBackground(false);
    m_state = new StateView(scroll);
    outer->addWidget(m_state, 1);
}

void CostPage::buildExportMenu()
{
    auto *menu = new QMenu(m_export);
    m_csv->setIcon(Icons::icon(QStringLiteral("file")));
    m_json->setIcon(Icons::icon(QStringLiteral("file")));
    m_png->setIcon(Icons::icon(QStringLiteral("camera")));
    m_copy->setIcon(Icons::icon(QStringLiteral("copy")));
    m_csv->setObjectName(QStringLiteral("exportCsv"));
    m_json->setObjectName(QStringLiteral("exportJson"));
    m_png->setObjectName(QStringLiteral("exportPng"));
    m_copy->setObjectName(QStringLiteral("copyTable"));
    m_csv->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_E));
    m_json->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
    m_copy->setShortcut(QKeySequence::Copy);
    for (QAction *action : {m_csv, m_json, m_png, m_copy}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        menu->addAction(action);
    }
    connect(m_csv, &QAction::triggered, this, &CostPage::exportCsv);
    connect(m_json, &QAction::triggered, this, &CostPage::exportJson);
    connect(m_png, &QAction::triggered, this, &CostPage::exportPicture);
    connect(m_copy, &QAction::triggered, this, &CostPage::copyTable);
    m_export->setObjectName(QStringLiteral("export"));
    m_export->setMenu(menu);
    m_export->setPopupMode(QToolButton::InstantPopup);
    m_export->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_export->setIcon(Icons::icon(QStringLiteral("download")));
    setControlSize(m_export, ControlSize::Small);
    m_table->addHeaderWidget(m_export);
}

void CostPage::retranslate()
{
    if (m_header)
        m_header->setTitle(tr("Cost"));
    for (int i = 0; i < m_periods->count(); ++i)
        m_periods->setItemText(i, periodName(periods[i]));
    m_periods->setAccessibleName(tr("Period"));
    m_rates->setText(tr("Rates…"));
    m_showGap->setText(tr("Show gap"));
    m_dismissGap->setText(tr("Dismiss"));
    m_enterRates->setText(tr("Enter rates…"));
    m_dismissExported->setText(tr("Dismiss"));
    m_export->setText(tr("Export"));
    m_csv->setText(tr("Charges as CSV…"));
    m_json->setText(tr("Charges as JSON…"));
    m_png->setText(tr("Chart as PNG…"));
    m_copy->setText(tr("Copy table"));
    renew();
}

QString CostPage::periodName(CostPeriod period) const
{
    const Fmt fmt = m_context.zone.fmt();
    const Instant now = m_session.clock().now();
    switch (period) {
    case CostPeriod::ThisMonth: return fmt.month(now);
    case CostPeriod::LastMonth: return fmt.month(costQuery(CostPeriod::LastMonth, now, fmt.zone()).from);
    case CostPeriod::Last7Days: return tr("Last 7 days");
    case CostPeriod::Last30Days: return tr("Last 30 days");
    case CostPeriod::Last24Hours: return tr("Last 24 hours");
    }
    return {};
}

QString CostPage::periodHeading() const
{
    return m_period == CostPeriod::ThisMonth ? tr("%1 to date").arg(m_context.zone.fmt().monthName(m_session.clock().now()))
                                             : periodName(m_period);
}

CostQuery CostPage::query() const
{
    return costQuery(m_period, m_session.clock().now(), m_context.zone.fmt().zone(), m_cluster);
}

void CostPage::setPeriod(CostPeriod period)
{
    m_period = period;
    for (int i = 0; i < m_periods->count(); ++i) {
        if (periods[i] == period)
            m_periods->setCurrentIndex(i);
    }
    if (period == CostPeriod::LastMonth)
        m_chart->setStretch(CostChart::Stretch::Period);
    renew();
}

void CostPage::renewSoon()
{
    m_dirty = true;
    if (!isVisible() || m_pause.isActive())
        return;
    renew();
    m_pause.start();
}

void CostPage::showState()
{
    const ConnectionState connection = m_session.connection();
    if (m_session.hasFleet()) {
        m_state->showContent();
        return;
    }
    if (connection.kind == ConnectionState::Kind::Refused && connection.error)
        m_state->showFailed(ErrorWords::sentence(*connection.error), ErrorWords::advice(*connection.error),
                            ErrorWords::details(*connection.error));
    else
        m_state->showLoading(tr("Loading clusters"));
}

void CostPage::renew()
{
    // A page that nobody sees is not worth a calculation; it is made up for when it is shown.
    m_dirty = !isVisible();
    if (m_dirty)
        return;
    showState();
    const Fmt fmt = m_context.zone.fmt();
    const Instant now = m_session.clock().now();
    m_report = m_session.cost(query());
    const CostReport month = m_period == CostPeriod::ThisMonth
        ? m_report
        : m_session.cost(costQuery(CostPeriod::ThisMonth, now, fmt.zone(), m_cluster));
    const BurnRate burn = m_session.burnRate(m_cluster);
    const bool over = m_period == CostPeriod::LastMonth;
    QHash<ClusterId, BurnRate> perCluster;
    if (!over) {
        // Volumes of no known cluster have an empty id, which would mean the rate of all clusters.
        for (const ClusterCost &cluster : std::as_const(m_report.clusters)) {
            if (!cluster.cluster.isEmpty())
                perCluster.insert(cluster.cluster, m_session.burnRate(cluster.cluster));
        }
    }
    showTiles(m_report, month, burn);
    showGaps(m_report);
    m_table->setReport(m_report, perCluster, over ? std::nullopt : std::optional<BurnRate>(burn), periodHeading());
    m_chart->setPeriodName(m_period == CostPeriod::ThisMonth ? fmt.monthName(now) : periodName(m_period));
    showChart(m_report);

    const bool rateMissing = !m_report.typesWithoutRate.isEmpty() || m_report.storageWithoutRate;
    const bool missing = rateMissing || !m_report.reservationsUnknown.isEmpty();
    m_unpriced->setVisible(missing);
    m_enterRates->setVisible(rateMissing);
    if (missing) {
        QStringList names;
        for (const GpuType &type : std::as_const(m_report.typesWithoutRate))
            names.append(visibleText(gpuTypeName(type), 60));
        if (m_report.storageWithoutRate)
            names.append(tr("storage"));
        for (const ClusterId &cluster : std::as_const(m_report.reservationsUnknown)) {
            const ClusterRecord *record = m_session.history().cluster(cluster);
            //: a cluster; stands in a list of what has no rate
            names.append(tr("on-demand GPUs of %1 (how many its reservation covers was not said)")
                             .arg(visibleText(record && !record->name.isEmpty() ? record->name : cluster.toString(), 60)));
        }
        m_unpriced->setSentence(Sentence(tr("**No rate for %1.** What has no rate is not in the sums."), {names.join(QStringLiteral(", "))}));
    }
    const QString bounds = m_report.query.from == Instant() ? QString()
        : tr("%1 to %2").arg(fmt.date(m_report.query.from), fmt.date(m_report.query.to - Millis(1)));
    const Sentence subtitle = Sentence::plain(
        (m_cluster.isEmpty() ? tr("All clusters, %1, days in %2.") : tr("%1, days in %2.")).arg(bounds, fmt.zoneName(now))
        + QLatin1Char(' ') + tr("Estimate from node phases and your price book; the invoice decides"));
    if (m_header)
        m_header->setSubtitle(subtitle);
    else
        m_subtitle->setSentence(subtitle);
    m_note->setText(tr("Rows are rounded, the total is exact. %1 %2.")
                        .arg(PriceWords::rule(m_session.billingRule()), PriceWords::source(m_session.rateCard(), fmt)));
}

void CostPage::showTiles(const CostReport &report, const CostReport &month, const BurnRate &burn)
{
    const Fmt fmt = m_context.zone.fmt();
    const Instant now = m_session.clock().now();
    const CostSum &total = report.total;
    const bool unknown = total.unpriced && total.amount.isZero();
    m_total->setCaption(periodHeading());
    m_total->setValue(unknown ? Fmt::none() : fmt.usd(total.amount));
    const QString parts = tr("compute %1, storage %2").arg(fmt.usdRounded(report.standard.amount + report.preemptible.amount),
                                                           fmt.usdRounded(report.storage.amount));
    const bool entered = report.typesWithoutRate.isEmpty() && !report.storageWithoutRate;
    m_total->setNote(unknown ? (entered ? tr("not known") : tr("no rates entered")) : total.unpriced ? tr("at least: %1").arg(parts) : parts);

    m_burn->setCaption(tr("Burn rate now"));
    m_burn->setValue(PriceWords::perHour(burn.total(), burn.unpriced, fmt), Fmt::perHourUnit());
    m_burn->setNote(burn.unpriced ? tr("not known: something that runs has no rate")
                                  : tr("compute %1, storage %2").arg(fmt.usd(burn.compute()), fmt.usd(burn.storage)));

    m_saved->setCaption(m_period == CostPeriod::ThisMonth ? tr("Saved by preemptible in %1").arg(fmt.monthName(now))
                                                          : tr("Saved by preemptible"));
    const CostSum &preemptible = report.preemptible;
    const auto percent = savedPercent(preemptible);
    m_saved->setValue(preemptible.unpriced || preemptible.usage.count == 0 ? Fmt::none() : fmt.usd(preemptible.saved()));
    m_saved->setNote(preemptible.usage.count == 0 ? tr("no preemptible GPUs ran")
                     : percent ? tr("%1 preemptible GPU-hours at %2 off").arg(fmt.gpuHours(preemptible.usage), fmt.percent(*percent))
                               : tr("%1 preemptible GPU-hours").arg(fmt.gpuHours(preemptible.usage)));

    const Instant end = endOfMonth(now, fmt.zone());
    const auto forecast = forecastAtThisRate(month.total, burn, now, end);
    m_forecast->setCaption(tr("Forecast for %1").arg(fmt.monthName(now)));
    m_forecast->setValue(forecast ? fmt.usdRounded(*forecast) : Fmt::none());
    m_forecast->setNote(forecast ? tr("if all that runs now runs until %1").arg(fmt.dateShort(end - Millis(1)))
                                 : tr("not known without all rates"));
}

void CostPage::showGaps(const CostReport &report)
{
    const QList<CoverageGap> &gaps = report.gaps;
    m_gap->setVisible(!gaps.isEmpty() && gaps != m_dismissedGaps);
    if (gaps.isEmpty())
        return;
    const Fmt fmt = m_context.zone.fmt();
    Millis length(0);
    for (const CoverageGap &gap : gaps)
        length += gap.to - gap.from;
    const int minutes = int(std::chrono::ceil<std::chrono::minutes>(length).count());
    const CoverageGap &last = gaps.last();
    const bool sameDay = fmt.date(last.from) == fmt.date(last.to);
    const QString until = sameDay ? fmt.timeSecondsZone(last.to) : fmt.dateTimeZone(last.to);
    const QString when = gaps.size() == 1 ? tr("%1 to %2").arg(fmt.dateTime(last.from), until)
                                          : tr("%n time(s), last %1 to %2", nullptr, int(gaps.size())).arg(fmt.dateTime(last.from), until);
    const QString estimate = report.total.unpriced ? tr("What was charged in it is estimated from node phase history.")
                                                   : tr("%1 for it is estimated from node phase history.").arg(fmt.usd(report.gapAmount));
    constexpr int longestInMinutes = 120;
    m_gap->setSentence(minutes <= longestInMinutes
                           ? Sentence(tr("**%n minute(s) were not observed** (%1). %2", nullptr, minutes), {when, estimate})
                           : Sentence(tr("**%1 were not observed** (%2). %3"), {fmt.age(length), when, estimate}));
}

void CostPage::showChart(const CostReport &report)
{
    const Instant now = m_session.clock().now();
    const QTimeZone zone = m_context.zone.fmt().zone();
    switch (m_chart->stretch()) {
    case CostChart::Stretch::Day: m_chart->setReport(m_session.cost(costQuery(CostPeriod::Last24Hours, now, zone, m_cluster))); break;
    case CostChart::Stretch::Week: m_chart->setReport(m_session.cost(costQuery(CostPeriod::Last7Days, now, zone, m_cluster))); break;
    case CostChart::Stretch::Period: m_chart->setReport(report); break;
    }
}

void CostPage::askForFile(const QString &suffix, const QString &filter, const std::function<void(const QString &)> &save)
{
    auto *dialog = new QFileDialog(this, tr("Export"), QString(), filter);
    dialog->setObjectName(QStringLiteral("exportFile"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    const SnapshotPtr snapshot = m_session.snapshot();
    const ClusterEntry *entry = snapshot->find(m_cluster);
    const QString whose = entry ? entry->cluster.name : QStringLiteral("clusters");
    dialog->selectFile(safeFileName(QStringLiteral("clusterdeck-cost-%1-%2.%3").arg(whose, m_report.query.from.toIso().left(10), suffix)));
    connect(dialog, &QFileDialog::fileSelected, this, save);
    dialog->open();
}

void CostPage::tellExport(bool good, const Sentence &words)
{
    m_exported->setKind(good ? NoticeBar::Kind::Good : NoticeBar::Kind::Critical);
    m_exported->setSentence(words);
    m_exported->show();
}

void CostPage::exportCsv()
{
    askForFile(QStringLiteral("csv"), tr("CSV files (*.csv)"), [this](const QString &path) {
        m_exporting = path;
        m_session.exportCost(query(), ExportFormat::Csv, path);
    });
}

void CostPage::exportJson()
{
    askForFile(QStringLiteral("json"), tr("JSON files (*.json)"), [this](const QString &path) {
        m_exporting = path;
        m_session.exportCost(query(), ExportFormat::Json, path);
    });
}

void CostPage::exportPicture()
{
    askForFile(QStringLiteral("png"), tr("PNG pictures (*.png)"), [this](const QString &path) {
        // The whole card: title, unit and legend belong to the picture.
        const bool good = m_chart->grab().save(path, "PNG");
        tellExport(good, good ? Sentence(tr("**Saved** as ``%1``"), {visibleText(path)})
                              : Sentence(tr("**Nothing was saved.** The picture could not be written to ``%1``"), {visibleText(path)}));
    });
}

void CostPage::copyTable()
{
    QGuiApplication::clipboard()->setText(m_table->asText());
}

void CostPage::editRates()
{
    auto *dialog = new RatesDialog(m_session, m_context, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void CostPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_dirty)
        renew();
}

void CostPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace deck::ui
