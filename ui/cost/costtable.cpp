// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costtable.h"

#include "amountdelegate.h"
#include "badgedelegate.h"
#include "costsortmodel.h"
#include "metrics.h"
#include "plainlabel.h"
#include "segmentedbuttons.h"
#include "splitbardelegate.h"
#include "spokenproxymodel.h"
#include "statuspainter.h"
#include "totalrow.h"
#include "visibletext.h"

#include <QEvent>
#include <QHeaderView>
#include <QTreeView>

namespace deck::ui {
namespace {

using Column = CostTreeModel::Column;

constexpr int rowsAtLeast = 6; // in a low window the page scrolls instead

std::optional<NodeClass> badgeOf(const QModelIndex &index)
{
    if (index.data(costroles::KindRole).toInt() == int(CostRow::Kind::Cluster))
        return std::nullopt;
    switch (ChargeClass(index.data(roles::ClassRole).toInt())) {
    case ChargeClass::Standard: return NodeClass::Standard;
    case ChargeClass::Preemptible: return NodeClass::Preemptible;
    case ChargeClass::Unknown: return NodeClass::Unknown;
    case ChargeClass::Storage: break;
    }
    return std::nullopt;
}

bool isTop(const QModelIndex &index)
{
    return !index.parent().isValid();
}

} // namespace

CostTable::CostTable(const ZoneChoice &zone, QWidget *parent)
    : Card({}, parent)
    , m_zone(zone)
    , m_model(new CostTreeModel(this))
    , m_sorted(new CostSortModel(this))
    , m_view(new QTreeView)
    , m_total(nullptr)
    , m_hidden(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_fit(nullptr)
    , m_grouping(new SegmentedButtons(ControlSize::Small))
{
    buildLayout();
    retranslate();
    connect(m_grouping, &SegmentedButtons::chosen, this, [this](int id) {
        m_model->setGrouping(CostGrouping(id));
        m_view->setRootIsDecorated(CostGrouping(id) != CostGrouping::ByNode);
        showTotal();
        m_fit->fit();
    });
    connect(m_view, &QTreeView::activated, this, [this](const QModelIndex &index) {
        const QModelIndex source = m_sorted->mapToSource(static_cast<SpokenProxyModel *>(m_view->model())->mapToSource(index));
        m_model->unfold(source.siblingAtColumn(0));
    });
}

void CostTable::buildLayout()
{
    m_view->setObjectName(QStringLiteral("costTree"));
    m_grouping->setObjectName(QStringLiteral("grouping"));
    m_sorted->setSourceModel(m_model);
    auto *spoken = new SpokenProxyModel(m_view);
    spoken->setSourceModel(m_sorted);
    m_view->setModel(spoken);
    m_view->setUniformRowHeights(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setIndentation(18);
    m_view->setAllColumnsShowFocus(true);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(int(Column::Amount), Qt::DescendingOrder);
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    QHeaderView *header = m_view->header();
    header->setSectionsMovable(false);
    header->setResizeContentsPrecision(0); // the rows in sight
    header->setMinimumSectionSize(48);

    const auto use = [this, spoken](Column column, RowDelegate *delegate) {
        delegate->setRowHeight(Metrics::rowDense);
        m_view->setItemDelegateForColumn(int(column), delegate);
        spoken->setSpeaker(int(column), delegate);
    };
    const auto text = [this](const QModelIndex &index) { return cellText(index); };
    auto *name = new RowDelegate(m_view);
    name->setText(text);
    name->setElideMode(Qt::ElideMiddle);
    name->setInk([](const QModelIndex &index) {
        return index.data(costroles::KindRole).toInt() == int(CostRow::Kind::More) ? Ink::Link : Ink::Text;
    });
    use(Column::Name, name);
    auto *badge = new BadgeDelegate(m_view);
    badge->setClassOf(badgeOf);
    use(Column::Class, badge);
    for (const Column column : {Column::GpuHours, Column::Rate}) {
        auto *figures = new RowDelegate(m_view);
        figures->setText(text);
        figures->setAlignment(Qt::AlignRight);
        use(column, figures);
    }
    for (const Column column : {Column::Amount, Column::Saved, Column::PerHour}) {
        auto *money = new AmountDelegate(AmountDelegate::Format::Cents, m_zone, m_view);
        if (column == Column::Amount)
            money->setBold(isTop);
        use(column, money);
    }
    auto *split = new SplitBarDelegate(
        [](const QModelIndex &index) {
            const auto shares = index.data(costroles::SplitRole).value<QList<double>>();
            return shares.size() == 3 ? QVector<BarPart>{{BarPart::Fill::Standard, shares[0]},
                                                         {BarPart::Fill::Preemptible, shares[1]},
                                                         {BarPart::Fill::Storage, shares[2]}}
                                      : QVector<BarPart>();
        },
        [] { return 1.0; }, m_view);
    use(Column::Split, split);

    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_view, 1);
    m_total = new TotalRow(header);
    column->addWidget(m_total);
    column->addWidget(m_hidden);
    setContent(content);
    m_hidden->setObjectName(QStringLiteral("hiddenColumns"));
    m_hidden->setContentsMargins(8, 0, 8, 0);
    m_hidden->setMinimumHeight(Metrics::scaled(Metrics::rowDense));
    m_hidden->hide();
    m_view->setMinimumHeight(Metrics::scaled(Metrics::header + rowsAtLeast * Metrics::rowDense));
    m_fit = new ColumnFitter(m_view, header, [this] { return columnWishes(); });
    connect(m_fit, &ColumnFitter::fitted, this, [this] {
        m_hidden->setText(m_fit->hiddenWords());
        m_hidden->setVisible(!m_hidden->text().isEmpty());
    });
    connect(m_view, &QTreeView::expanded, m_fit, &ColumnFitter::fit);
    setHeaderHeight(38);
    m_grouping->add(int(CostGrouping::ByCluster), QString());
    m_grouping->add(int(CostGrouping::ByClass), QString());
    m_grouping->add(int(CostGrouping::ByNode), QString());
    addHeaderWidgetAfterTitle(m_grouping);
}

QList<ColumnFitter::Wish> CostTable::columnWishes() const
{
    const auto fixed = [this](Column column, int designed, int leaves = 0) {
        const int least = m_fit->content(int(column));
        return ColumnFitter::Wish{qMax(Metrics::scaled(designed), least), least, 0, leaves};
    };
    ColumnFitter::Wish name = fixed(Column::Name, 330);
    name.least = Metrics::scaled(200);
    name.share = 1;
    ColumnFitter::Wish badge = fixed(Column::Class, 116);
    badge.least = qMax(badge.least, StatusPainter::badgeSize(NodeClass::Preemptible, false).width() + 16);
    // The bar repeats the sums as a picture; it goes before any of them.
    ColumnFitter::Wish split = fixed(Column::Split, 156, 1);
    split.least = Metrics::scaled(120);
    return {name, badge, fixed(Column::GpuHours, 112), fixed(Column::Rate, 104), fixed(Column::Amount, 122), split,
            fixed(Column::Saved, 112, 2), fixed(Column::PerHour, 100)};
}

void CostTable::retranslate()
{
    setTitle(tr("Where it goes"));
    m_grouping->setText(int(CostGrouping::ByCluster), tr("By cluster"));
    m_grouping->setText(int(CostGrouping::ByClass), tr("By class"));
    m_grouping->setText(int(CostGrouping::ByNode), tr("By node"));
    m_grouping->setAccessibleName(tr("Group by"));
    m_view->setAccessibleName(tr("Where it goes"));
    Q_EMIT m_model->headerDataChanged(Qt::Horizontal, 0, CostTreeModel::columns - 1);
    showTotal();
    m_fit->fit();
}

QString CostTable::cellText(const QModelIndex &index) const
{
    const Fmt fmt = m_zone.fmt();
    const Column column = Column(index.column());
    switch (column) {
    case Column::GpuHours: {
        const QVariant usage = index.data(costroles::UsageRole);
        return usage.isValid() ? fmt.gpuHours(GpuSeconds(usage.toLongLong())) : Fmt::none();
    }
    case Column::Rate: {
        const QVariant rate = index.data(costroles::RateRole);
        if (!rate.isValid())
            return index.data(costroles::KindRole).toInt() == int(CostRow::Kind::Cluster) ? QString() : Fmt::none();
        if (ChargeClass(index.data(roles::ClassRole).toInt()) == ChargeClass::Storage)
            return tr("%1 /TiB").arg(fmt.rate(GpuRate(rate.toLongLong())));
        return fmt.rate(GpuRate(rate.toLongLong()));
    }
    case Column::Amount:
    case Column::Saved:
    case Column::PerHour: {
        const QVariant amount = index.data(roles::AmountRole);
        return amount.isValid() ? fmt.usd(amount.value<Amount>()) : Fmt::none();
    }
    case Column::Split: return {};
    case Column::Name:
    case Column::Class: break;
    }
    return visibleText(index.data(Qt::DisplayRole).toString(), 200);
}

QStringList CostTable::totalCells() const
{
    const Fmt fmt = m_zone.fmt();
    const CostSum &total = m_report.total;
    const bool unknown = total.unpriced && total.amount.isZero();
    return {tr("Total, %n cluster(s)", nullptr, int(m_report.clusters.size())), QString(), fmt.gpuHours(total.usage), QString(),
            unknown ? Fmt::none() : fmt.usd(total.amount), QString(),
            m_report.preemptible.usage.count > 0 && !m_report.preemptible.unpriced ? fmt.usd(m_report.preemptible.saved()) : Fmt::none(),
            !m_burn || m_burn->unpriced ? Fmt::none() : fmt.usd(m_burn->total())};
}

void CostTable::showTotal()
{
    const QStringList cells = totalCells();
    for (int column = 0; column < cells.size(); ++column)
        m_total->setCell(column, cells.at(column), column == 0 ? Qt::AlignLeft : Qt::AlignRight);
}

void CostTable::setReport(const CostReport &report, const QHash<ClusterId, BurnRate> &now, const std::optional<BurnRate> &burn,
                          const QString &period)
{
    m_report = report;
    m_burn = burn;
    m_model->setPeriodHeading(period);
    m_model->setReport(report, now);
    // The dearest cluster is open at first; after that the user decides.
    if (!m_opened && m_view->model()->rowCount() > 0) {
        m_opened = true;
        const QModelIndex first = m_view->model()->index(0, 0);
        m_view->expand(first);
        m_view->setCurrentIndex(first);
    }
    showTotal();
    m_fit->fit();
    m_view->viewport()->update();
}

QString CostTable::asText() const
{
    QStringList lines;
    const auto row = [&lines](const QStringList &cells) { lines.append(cells.join(QLatin1Char('\t'))); };
    QStringList header;
    for (int column = 0; column < CostTreeModel::columns; ++column) {
        if (Column(column) != Column::Split)
            header.append(m_model->headerData(column, Qt::Horizontal).toString());
    }
    row(header);
    for (QModelIndex index = m_view->model()->index(0, 0); index.isValid(); index = m_view->indexBelow(index)) {
        QStringList cells;
        for (int column = 0; column < CostTreeModel::columns; ++column) {
            if (Column(column) != Column::Split)
                cells.append(cellText(index.siblingAtColumn(column)));
        }
        row(cells);
    }
    QStringList total = totalCells();
    total.removeAt(int(Column::Split));
    row(total);
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

void CostTable::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Card::changeEvent(event);
}

} // namespace deck::ui
