// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clippedtexts.h"

#include "legenditem.h"
#include "pilldelegate.h"
#include "sentencelabel.h"
#include "statuspill.h"
#include "yieldinglabel.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QTabBar>
#include <QTableView>

namespace deck::ui {

namespace {

QString wordsOf(const QWidget &widget)
{
    const QString text = widget.property("text").toString();
    return text.isEmpty() ? widget.accessibleName() : text;
}

QString nameOf(const QWidget &widget, const QString &words)
{
    QString place;
    for (const QWidget *each = &widget; each && place.isEmpty(); each = each->parentWidget())
        place = each->objectName();
    return QStringLiteral("%1 “%2” in %3 (%4×%5)")
        .arg(QString::fromLatin1(widget.metaObject()->className()), words, place).arg(widget.width()).arg(widget.height());
}

/// Empty when all of the words are in sight.
QString faultOf(const QWidget &widget)
{
    const QString words = wordsOf(widget);
    const auto narrower = [&](int wanted) {
        return widget.width() < wanted ? nameOf(widget, words) + QStringLiteral(" needs a width of %1").arg(wanted) : QString();
    };
    const auto lower = [&](int wanted) {
        return widget.height() < wanted ? nameOf(widget, words) + QStringLiteral(" needs a height of %1").arg(wanted) : QString();
    };
    if (const auto *label = qobject_cast<const YieldingLabel *>(&widget))
        return label->isYielding() ? QString() : lower(label->minimumSizeHint().height());
    if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
        if (label->text().isEmpty())
            return {};
        if (label->wordWrap())
            return lower(label->heightForWidth(label->width()));
        const QString cut = narrower(label->sizeHint().width());
        return cut.isEmpty() ? lower(label->minimumSizeHint().height()) : cut;
    }
    if (const auto *sentence = qobject_cast<const SentenceLabel *>(&widget))
        return sentence->hasHeightForWidth() && !words.isEmpty() ? lower(sentence->heightForWidth(sentence->width())) : QString();
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget)) {
        if (button->text().isEmpty())
            return {};
        const QString cut = narrower(button->sizeHint().width());
        return cut.isEmpty() ? lower(button->minimumSizeHint().height()) : cut;
    }
    if (qobject_cast<const QLineEdit *>(&widget) || qobject_cast<const QAbstractSpinBox *>(&widget))
        return lower(widget.minimumSizeHint().height());
    if (qobject_cast<const LegendItem *>(&widget) || qobject_cast<const StatusPill *>(&widget))
        return narrower(widget.sizeHint().width());
    if (const auto *box = qobject_cast<const QComboBox *>(&widget))
        return narrower(box->minimumSizeHint().width()) + lower(box->minimumSizeHint().height());
    if (const auto *tabs = qobject_cast<const QTabBar *>(&widget))
        return narrower(tabs->sizeHint().width());
    if (const auto *area = qobject_cast<const QAbstractScrollArea *>(&widget)) {
        // A table whose columns are as many as a service names says that it scrolls.
        if (area->horizontalScrollBar()->maximum() > 0 && !qobject_cast<const QHeaderView *>(&widget)
            && !area->property("scrollsSideways").toBool())
            return nameOf(widget, words) + QStringLiteral(" scrolls sideways by %1").arg(area->horizontalScrollBar()->maximum());
    }
    return {};
}

QStringList cutTitles(const QHeaderView &header)
{
    QStringList faults;
    for (int column = 0; column < header.count(); ++column) {
        if (!header.isSectionHidden(column) && header.sectionSize(column) < header.sectionSizeHint(column))
            faults.append(nameOf(header, header.model()->headerData(column, Qt::Horizontal).toString())
                          + QStringLiteral(" is a title of %1 in a column of %2").arg(header.sectionSizeHint(column)).arg(header.sectionSize(column)));
    }
    return faults;
}

/// Pills are never elided; their columns follow them.
QStringList cutPills(const QTableView &table)
{
    QStringList faults;
    for (int column = 0; table.model() && column < table.model()->columnCount(); ++column) {
        const int wanted = static_cast<const QAbstractItemView &>(table).sizeHintForColumn(column);
        if (qobject_cast<PillDelegate *>(table.itemDelegateForColumn(column)) && !table.isColumnHidden(column) && table.columnWidth(column) < wanted)
            faults.append(nameOf(table, table.accessibleName()) + QStringLiteral(" needs %1 for its pills and gives %2").arg(wanted).arg(table.columnWidth(column)));
    }
    return faults;
}

/// Where on the window the widget is to be seen; what is scrolled out of sight does not count.
QRect placeOf(const QWidget &widget, const QWidget &window)
{
    QRect place(widget.mapTo(&window, QPoint()), widget.size());
    for (const QWidget *each = widget.parentWidget(); each && each != &window; each = each->parentWidget())
        place &= QRect(each->mapTo(&window, QPoint()), each->size());
    return place;
}

} // namespace

QStringList ClippedTexts::in(const QWidget &window)
{
    QStringList faults;
    QList<const QWidget *> texts;
    const QList<QWidget *> all = window.findChildren<QWidget *>();
    for (const QWidget *widget : all) {
        if (!widget->isVisibleTo(&window) || widget->window() != &window)
            continue;
        if (const QString fault = faultOf(*widget); !fault.isEmpty())
            faults.append(fault);
        if (const auto *header = qobject_cast<const QHeaderView *>(widget); header && header->orientation() == Qt::Horizontal)
            faults += cutTitles(*header);
        if (const auto *table = qobject_cast<const QTableView *>(widget))
            faults += cutPills(*table);
        // Sideways out of the parent: a layout that was given less than it needs.
        const QWidget *parent = widget->parentWidget();
        const bool text = qobject_cast<const QLabel *>(widget) || qobject_cast<const QAbstractButton *>(widget)
            || qobject_cast<const LegendItem *>(widget) || qobject_cast<const SentenceLabel *>(widget);
        if (!text || wordsOf(*widget).isEmpty())
            continue;
        if (widget->x() < 0 || widget->geometry().right() >= parent->width())
            faults.append(nameOf(*widget, wordsOf(*widget)) + QStringLiteral(" lies beside its parent, which is %1 wide").arg(parent->width()));
        const auto *yielding = qobject_cast<const YieldingLabel *>(widget);
        if (!yielding || !yielding->isYielding())
            texts.append(widget);
    }
    for (qsizetype i = 0; i < texts.size(); ++i) {
        for (qsizetype j = i + 1; j < texts.size(); ++j) {
            const QWidget *one = texts.at(i);
            const QWidget *two = texts.at(j);
            if (one->isAncestorOf(two) || two->isAncestorOf(one))
                continue;
            if (one->parentWidget() == two->parentWidget() && placeOf(*one, window).intersects(placeOf(*two, window)))
                faults.append(nameOf(*one, wordsOf(*one)) + QStringLiteral(" lies over ") + nameOf(*two, wordsOf(*two)));
        }
    }
    return faults;
}

} // namespace deck::ui
