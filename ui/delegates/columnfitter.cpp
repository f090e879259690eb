// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "columnfitter.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QHeaderView>
#include <QStyle>
#include <QStyleOption>

namespace deck::ui {

ColumnFitter::ColumnFitter(QAbstractItemView *view, QHeaderView *header, std::function<QList<Wish>()> wishes)
    : QObject(view), m_view(view), m_header(header), m_wishes(std::move(wishes))
{
    m_header->setStretchLastSection(false);
    view->viewport()->installEventFilter(this);
}

QList<int> ColumnFitter::widths(const QList<Wish> &wishes, int room)
{
    QList<int> widths;
    int needed = 0;
    for (const Wish &wish : wishes) {
        widths.append(wish.least);
        needed += wish.least;
    }
    while (needed > room) {
        qsizetype next = -1;
        for (qsizetype i = 0; i < wishes.size(); ++i) {
            if (wishes.at(i).leaves > 0 && widths.at(i) > 0 && (next < 0 || wishes.at(i).leaves < wishes.at(next).leaves))
                next = i;
        }
        if (next < 0)
            return widths;
        needed -= widths.at(next);
        widths[next] = 0;
    }
    // What is to spare fills the wishes from the first column on, names above all, then the shares; the last column that
    // takes any gets what rounding leaves.
    int spare = room - needed;
    int shares = 0;
    for (qsizetype i = 0; i < wishes.size(); ++i) {
        if (widths.at(i) == 0)
            continue;
        const int given = qBound(0, wishes.at(i).wanted - wishes.at(i).least, spare);
        widths[i] += given;
        spare -= given;
        shares += wishes.at(i).share;
    }
    for (qsizetype i = 0; i < wishes.size() && shares > 0; ++i) {
        const int share = widths.at(i) > 0 ? wishes.at(i).share : 0;
        const int given = int(qint64(spare) * share / shares);
        widths[i] += given;
        spare -= given;
        shares -= share;
    }
    return widths;
}

void ColumnFitter::fit()
{
    const QList<Wish> wishes = m_wishes();
    const int room = m_view->viewport()->width();
    if (wishes != m_applied || room != m_room)
        apply(wishes, room);
}

void ColumnFitter::apply(const QList<Wish> &wishes, int room)
{
    m_applied = wishes;
    m_room = room;
    const QList<int> fitting = widths(wishes, room);
    for (int column = 0; column < fitting.size(); ++column) {
        m_header->setSectionHidden(column, fitting.at(column) == 0);
        if (fitting.at(column) > 0)
            m_header->resizeSection(column, fitting.at(column));
    }
    Q_EMIT fitted();
}

int ColumnFitter::content(int column) const
{
    // The public one of the base class; tables hide it.
    return qMax(static_cast<const QAbstractItemView *>(m_view)->sizeHintForColumn(column), title(column));
}

int ColumnFitter::title(int column) const
{
    // Not sectionSizeHint(), which is 0 for a column that is out of sight.
    QStyleOptionHeader title;
    title.initFrom(m_header);
    title.text = m_view->model()->headerData(column, Qt::Horizontal).toString();
    return m_header->style()->sizeFromContents(QStyle::CT_HeaderSection, &title, {}, m_header).width();
}

QStringList ColumnFitter::hidden() const
{
    QStringList titles;
    for (int column = 0; column < m_header->count(); ++column) {
        if (m_header->isSectionHidden(column))
            titles.append(m_view->model()->headerData(column, Qt::Horizontal).toString());
    }
    return titles;
}

QString ColumnFitter::hiddenWords() const
{
    const QStringList titles = hidden();
    //: %1 lists the titles of columns
    return titles.isEmpty() ? QString() : tr("Hidden at this width: %1").arg(titles.join(QStringLiteral(", ")));
}

bool ColumnFitter::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        fit();
    return QObject::eventFilter(watched, event);
}

} // namespace deck::ui
