// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fleettable.h"

#include "amountdelegate.h"
#include "capacitydelegate.h"
#include "metrics.h"
#include "pilldelegate.h"
#include "plainlabel.h"
#include "roles.h"
#include "spokenproxymodel.h"
#include "statevisuals.h"
#include "totalrow.h"
#include "twolinedelegate.h"
#include "visibletext.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

namespace deck::ui {

namespace {

using Column = ClusterTableModel::Column;

constexpr int capacityNumberEdge = 182; // where the numbers beside the bars end

/// Names the columns; the figures' columns are right aligned, and the month is the present one.
class HeadedProxy final : public QSortFilterProxyModel
{
public:
    HeadedProxy(const UiContext &context, QObject *parent)
        : QSortFilterProxyModel(parent)
        , m_context(context)
    {
        setSortRole(roles::SortRole);
        setSortCaseSensitivity(Qt::CaseInsensitive);
    }

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section >= int(Column::Preempted24h))
            return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
        if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
            return QSortFilterProxyModel::headerData(section, orientation, role);
        switch (Column(section)) {
        case Column::Name:
            return FleetTable::tr("Cluster");
        case Column::Status:
            return FleetTable::tr("Status");
        case Column::Standard:
            return FleetTable::tr("Standard GPUs");
        case Column::Preemptible:
            return FleetTable::tr("Preemptible GPUs");
        case Column::Preempted24h:
            return FleetTable::tr("Preempted 24 h");
        case Column::ComputePerHour:
            return FleetTable::tr("Compute, $/h");
        case Column::MonthToDate:
            return FleetTable::tr("%1 to date").arg(m_context.zone.fmt().monthName(m_context.countdown.now()));
        }
        return {};
    }

private:
    UiContext m_context;
};

Pill pillOf(const ClusterRow &row)
{
    return row.detailsDelayed ? StateVisuals::created(row.stale) : StateVisuals::pill(row.status, row.presence, row.stale);
}

} // namespace

FleetTable::FleetTable(FleetSession &session, const UiContext &context, QWidget *parent)
    : Card({}, parent)
    , m_session(session)
    , m_context(context)
    , m_sorted(new HeadedProxy(context, this))
    , m_spoken(new SpokenProxyModel(this))
    , m_view(new QTableView)
    , m_total(nullptr)
    , m_hidden(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_fit(nullptr)
{
    setObjectName(QStringLiteral("fleetTable"));
    m_view->setObjectName(QStringLiteral("fleetTableView"));
    m_sorted->setSourceModel(session.clusters());
    m_spoken->setSourceModel(m_sorted);
    m_view->setModel(m_spoken);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setShowGrid(false);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setTabKeyNavigation(false);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setWordWrap(false);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setDefaultSectionSize(Metrics::scaled(Metrics::rowTwoLine));
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_view->horizontalHeader()->setMinimumSectionSize(48);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(int(Column::Name), Qt::AscendingOrder);
    m_view->installEventFilter(this);
    m_total = new TotalRow(m_view->horizontalHeader());
    buildDelegates();
    auto *holder = new QWidget;
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 1, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_view, 1);
    column->addWidget(m_total);
    column->addWidget(m_hidden);
    setContent(holder);
    m_hidden->setObjectName(QStringLiteral("hiddenColumns"));
    m_hidden->setContentsMargins(8, 0, 8, 0);
    m_hidden->setFixedHeight(Metrics::scaled(Metrics::rowDense));
    m_fit = new ColumnFitter(m_view, m_view->horizontalHeader(), [this] { return columnWishes(); });
    connect(m_fit, &ColumnFitter::fitted, this, &FleetTable::fitHeight);
    connect(m_view, &QTableView::doubleClicked, this, &FleetTable::open);
    refresh();
}

const ClusterRow &FleetTable::rowOf(const QModelIndex &index) const
{
    const QModelIndex sorted = index.model() == m_spoken ? m_spoken->mapToSource(index) : index;
    return m_session.clusters()->rowAt(m_sorted->mapToSource(sorted).row());
}

void FleetTable::buildDelegates()
{
    const auto use = [this](Column column, RowDelegate *delegate) {
        delegate->setRowHeight(Metrics::rowTwoLine);
        m_view->setItemDelegateForColumn(int(column), delegate);
        m_spoken->setSpeaker(int(column), delegate);
    };
    auto *name = new TwoLineDelegate(m_view);
    name->setMark([this](const QModelIndex &index) -> std::optional<Visual> {
        return pillOf(rowOf(index)).visual;
    });
    // Without the form factor ("H100 SXM"), which the cluster's own page has.
    name->setSubtitle([this](const QModelIndex &index) {
        const ClusterRow &row = rowOf(index);
        const QString type = visibleText(gpuTypeName(row.gpuType), 60);
        const int cut = int(type.lastIndexOf(QLatin1Char(' ')));
        return QStringLiteral("%1 · %2 · %3").arg(StateVisuals::clusterType(row.type), cut > 0 ? type.left(cut) : type,
                                                  visibleText(row.region.toString(), 60));
    });
    use(Column::Name, name);
    use(Column::Status, new PillDelegate([this](const QModelIndex &index) { return pillOf(rowOf(index)); }, m_view));
    use(Column::Standard, new CapacityDelegate(NodeClass::Standard, m_context.zone, m_view));
    auto *preemptible = new CapacityDelegate(NodeClass::Preemptible, m_context.zone, m_view);
    preemptible->setCaption([this](const QModelIndex &index) -> QString {
        const ClusterRow &row = rowOf(index);
        const int waiting = row.preemptibleWanted && row.preemptibleKnown ? *row.preemptibleWanted - row.preemptibleRunning : 0;
        if (row.preemptibleDraining > 0 && waiting > 0)
            return tr("%1 draining, %2 waiting").arg(row.preemptibleDraining).arg(waiting);
        if (row.preemptibleDraining > 0)
            return tr("%1 draining").arg(row.preemptibleDraining);
        if (waiting > 0 && row.shortSince)
            return tr("%1 waiting %2").arg(waiting).arg(m_context.zone.fmt().age(m_context.countdown.now() - *row.shortSince));
        return waiting > 0 ? tr("%1 waiting").arg(waiting) : QString();
    });
    preemptible->setAbsence([this](const QModelIndex &index) {
        return mayHavePreemptible(rowOf(index).type.value) ? tr("No target") : tr("Not available on Slurm");
    });
    use(Column::Preemptible, preemptible);
    auto *preempted = new RowDelegate(m_view);
    preempted->setAlignment(Qt::AlignRight);
    preempted->setText([this](const QModelIndex &index) {
        const ClusterRow &row = rowOf(index);
        return mayHavePreemptible(row.type.value) ? m_context.zone.fmt().count(row.preempted24h) : Fmt::none();
    });
    use(Column::Preempted24h, preempted);
    auto *compute = new AmountDelegate(AmountDelegate::Format::Cents, m_context.zone, m_view);
    compute->setBold([](const QModelIndex &) { return true; });
    compute->setSparkRole(roles::SparkRole);
    compute->setAbsence([this](const QModelIndex &index) { return rowOf(index).detailsDelayed ? tr("running") : Fmt::none(); });
    use(Column::ComputePerHour, compute);
    use(Column::MonthToDate, new AmountDelegate(AmountDelegate::Format::Rounded, m_context.zone, m_view));
}

void FleetTable::refresh()
{
    m_view->setAccessibleName(tr("Clusters"));
    Q_EMIT m_spoken->headerDataChanged(Qt::Horizontal, 0, ClusterTableModel::columns - 1);
    showTotals();
    m_fit->fit();
    fitHeight();
    m_view->viewport()->update();
}

void FleetTable::fitHeight()
{
    m_hidden->setText(m_fit->hiddenWords());
    m_hidden->setVisible(!m_hidden->text().isEmpty());
    // Six rows stand without scrolling, as many as there are when fewer.
    const int shown = std::clamp(m_session.clusters()->rowCount(), 1, 6);
    setFixedHeight(Metrics::scaled(Metrics::header) + shown * Metrics::scaled(Metrics::rowTwoLine) + Metrics::scaled(Metrics::row)
                   + (m_hidden->isHidden() ? 0 : m_hidden->height()) + 3);
}

void FleetTable::showTotals()
{
    int standard = 0;
    std::optional<int> standardWanted = 0; // a sum without one of its parts is none
    bool standardKnown = true;
    int preemptible = 0;
    std::optional<int> preemptibleWanted = 0;
    bool preemptibleKnown = true;
    int preempted = 0;
    BurnRate burn;
    CostSum month;
    for (const ClusterRow &row : m_session.clusters()->rows()) {
        standard += row.standardRunning;
        standardKnown = standardKnown && row.standardKnown;
        if (!row.standardWanted)
            standardWanted.reset();
        else if (standardWanted)
            *standardWanted += *row.standardWanted;
        preemptible += row.preemptibleRunning;
        preemptibleKnown = preemptibleKnown && row.preemptibleKnown;
        if (!row.preemptibleWantedKnown())
            preemptibleWanted.reset();
        else if (preemptibleWanted && row.preemptibleWanted)
            *preemptibleWanted += *row.preemptibleWanted;
        preempted += row.preempted24h;
        burn += row.burn;
        month += row.monthToDate;
    }
    const Fmt fmt = m_context.zone.fmt();
    m_total->setCell(int(Column::Name), tr("Total, %n cluster(s)", nullptr, m_session.clusters()->rowCount()), Qt::AlignLeft);
    m_total->setCell(int(Column::Standard), fmt.ofWanted(standard, standardWanted, standardKnown), Qt::AlignRight, capacityNumberEdge);
    m_total->setCell(int(Column::Preemptible), fmt.ofWanted(preemptible, preemptibleWanted, preemptibleKnown), Qt::AlignRight, capacityNumberEdge);
    m_total->setCell(int(Column::Preempted24h), fmt.count(preempted));
    m_total->setCell(int(Column::ComputePerHour), burn.unpriced ? Fmt::none() : fmt.usd(burn.compute()));
    m_total->setCell(int(Column::MonthToDate), month.unpriced ? Fmt::none() : fmt.usdRounded(month.amount));
}

QList<ColumnFitter::Wish> FleetTable::columnWishes() const
{
    const auto fixed = [this](Column column, int designed, int leaves = 0) {
        const int least = m_fit->content(int(column));
        return ColumnFitter::Wish{qMax(designed, least), least, 0, leaves};
    };
    // The mockup's widths at 1168. Names may give way, they elide in the middle; the sparkline goes before its number.
    ColumnFitter::Wish name = fixed(Column::Name, 206);
    name.least = qMin(name.least, Metrics::scaled(150));
    name.share = 1;
    ColumnFitter::Wish compute = fixed(Column::ComputePerHour, 152);
    compute.least = qMax(m_fit->title(int(Column::ComputePerHour)), qMin(compute.least, Metrics::scaled(104)));
    ColumnFitter::Wish month = fixed(Column::MonthToDate, 112, 2);
    month.share = 1;
    return {name, fixed(Column::Status, 152), fixed(Column::Standard, 198), fixed(Column::Preemptible, 198),
            fixed(Column::Preempted24h, 112, 1), compute, month};
}

void FleetTable::open(const QModelIndex &index)
{
    if (index.isValid())
        Q_EMIT clusterWanted(rowOf(index).id);
}

bool FleetTable::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            open(m_view->currentIndex());
            return true;
        }
    }
    return Card::eventFilter(watched, event);
}

} // namespace deck::ui
