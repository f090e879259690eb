// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "offertable.h"

#include "metrics.h"
#include "offerdelegate.h"
#include "spokenproxymodel.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QScrollBar>

namespace deck::ui {
namespace {

constexpr int fewestRows = 3;
constexpr int widestName = 160;
constexpr int namePadding = 10;

bool isEnter(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter;
}

} // namespace

OfferTable::OfferTable(OfferGridModel &model, const UiContext &context, QWidget *parent)
    : QTableView(parent)
    , m_model(model)
    , m_spoken(new SpokenProxyModel(this))
    , m_delegate(new OfferDelegate(model, context, this))
{
    m_spoken->setSourceModel(&m_model);
    setModel(m_spoken);
    setItemDelegate(m_delegate);
    setShowGrid(false);
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setMouseTracking(true);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setProperty("scrollsSideways", true); // regions are as many as the service names
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    for (QHeaderView *header : {horizontalHeader(), verticalHeader()}) {
        header->setHighlightSections(false);
        header->setSectionsClickable(false);
        header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    }
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(Metrics::scaled(Metrics::rowTwoLine));
    connect(m_spoken, &QAbstractItemModel::columnsInserted, this, &OfferTable::speakEveryColumn);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        const QModelIndexList chosen = selectionModel()->selectedIndexes();
        if (m_marking || chosen.isEmpty())
            return;
        const Offer &offer = m_model.offerAt(chosen.first().row(), chosen.first().column());
        Q_EMIT picked(offer.region, offer.gpuType);
    });
    speakEveryColumn();
}

void OfferTable::speakEveryColumn()
{
    for (int column = 0; column < m_spoken->columnCount(); ++column)
        m_spoken->setSpeaker(column, m_delegate);
}

void OfferTable::mark(const RegionName &region, const GpuType &type)
{
    const QScopedValueRollback guard(m_marking, true);
    const QModelIndex found = m_spoken->mapFromSource(m_model.find(region, type));
    if (found.isValid() && found.flags().testFlag(Qt::ItemIsSelectable))
        selectionModel()->select(found, QItemSelectionModel::ClearAndSelect);
    else
        selectionModel()->clearSelection();
    // The keyboard begins where something can be chosen: the first cell is one, by the order of the model.
    if (!currentIndex().isValid() || found.isValid())
        selectionModel()->setCurrentIndex(found.isValid() ? found : m_spoken->index(0, 0), QItemSelectionModel::NoUpdate);
}

void OfferTable::fit()
{
    resizeColumnsToContents();
    const QFontMetrics metrics(Type::font(Type::Role::CaptionStrong));
    int widest = 0;
    for (int row = 0; row < m_spoken->rowCount(); ++row)
        widest = qMax(widest, metrics.horizontalAdvance(m_spoken->headerData(row, Qt::Vertical).toString()));
    verticalHeader()->setFixedWidth(qMin(widest, Metrics::scaled(widestName)) + 2 * namePadding);
    updateGeometry();
}

QItemSelectionModel::SelectionFlags OfferTable::selectionCommand(const QModelIndex &index, const QEvent *event) const
{
    if (!index.isValid() || !index.flags().testFlag(Qt::ItemIsSelectable) || !event)
        return QItemSelectionModel::NoUpdate;
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<const QKeyEvent *>(event)->key();
        return key == Qt::Key_Space || isEnter(key) ? QItemSelectionModel::ClearAndSelect : QItemSelectionModel::NoUpdate;
    }
    const bool pressed = event->type() == QEvent::MouseButtonPress;
    return pressed ? QItemSelectionModel::ClearAndSelect : QItemSelectionModel::NoUpdate;
}

void OfferTable::keyPressEvent(QKeyEvent *event)
{
    const QModelIndex at = currentIndex();
    if (isEnter(event->key()) && event->modifiers().testFlag(Qt::ControlModifier) == false && at.isValid()
        && !selectionModel()->isSelected(at)) {
        selectionModel()->select(at, selectionCommand(at, event));
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

void OfferTable::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange) {
        verticalHeader()->setDefaultSectionSize(Metrics::scaled(Metrics::rowTwoLine));
        fit();
    }
    QTableView::changeEvent(event);
}

int OfferTable::heightFor(int rows) const
{
    const int bar = horizontalHeader()->length() > viewport()->width() ? horizontalScrollBar()->sizeHint().height() : 0;
    return horizontalHeader()->sizeHint().height() + rows * verticalHeader()->defaultSectionSize() + bar + 2 * frameWidth();
}

QSize OfferTable::sizeHint() const
{
    return {QTableView::sizeHint().width(), heightFor(qMax(fewestRows, m_spoken->rowCount()))};
}

QSize OfferTable::minimumSizeHint() const
{
    return {200, heightFor(fewestRows)};
}

} // namespace deck::ui
