// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "screentexts.h"

#include "sentencelabel.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTabBar>

#include <algorithm>

namespace deck {

namespace {

constexpr int sameLine = 12; ///< widgets whose tops differ by less stand beside each other

QString withoutMnemonic(QString text)
{
    text.replace(QLatin1String("&&"), QChar(u'\1'));
    text.remove(u'&');
    return text.replace(u'\1', u'&');
}

QStringList rowsOf(const QAbstractItemView &view)
{
    QStringList lines;
    const QAbstractItemModel *model = view.model();
    if (!model)
        return lines;
    const auto *header = view.findChild<QHeaderView *>();
    const auto shownColumn = [header](int column) { return !header || !header->isSectionHidden(column); };
    QModelIndex last;
    // Every row that is in sight, also where rows differ in height.
    for (int y = 1; y < view.viewport()->height(); y += 4) {
        const QModelIndex index = view.indexAt(QPoint(view.viewport()->width() / 2, y)).siblingAtColumn(0);
        if (!index.isValid() || index == last)
            continue;
        last = index;
        QStringList cells;
        for (int column = 0; column < model->columnCount(index.parent()); ++column)
            if (const QString cell = index.siblingAtColumn(column).data().toString(); shownColumn(column) && !cell.isEmpty())
                cells.append(cell);
        lines.append(cells.join(QLatin1String(" | ")));
    }
    return lines;
}

/// The widget's own words, without those of widgets inside it; `inside` says whether those are to be read as well.
QStringList wordsOf(const QWidget &widget, bool &inside)
{
    inside = false;
    if (const auto *sentence = qobject_cast<const ui::SentenceLabel *>(&widget))
        return {sentence->sentence().toPlainText()};
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget)) {
        const QString text = withoutMnemonic(button->text());
        return {text.isEmpty() ? button->accessibleName() : text};
    }
    if (const auto *edit = qobject_cast<const QLineEdit *>(&widget))
        return {edit->displayText().isEmpty() ? edit->placeholderText() : edit->displayText()};
    if (const auto *spin = qobject_cast<const QAbstractSpinBox *>(&widget))
        return {spin->text()};
    if (const auto *box = qobject_cast<const QComboBox *>(&widget))
        return {box->currentText()};
    if (const auto *prose = qobject_cast<const QPlainTextEdit *>(&widget))
        return prose->toPlainText().split(u'\n');
    if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget))
        return rowsOf(*view);
    QStringList words;
    if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
        for (int tab = 0; tab < tabs->count(); ++tab)
            words.append(withoutMnemonic(tabs->tabText(tab)) + (tab == tabs->currentIndex() ? QLatin1String(" [on]") : QLatin1String()));
        return words;
    }
    if (const QString text = widget.property("text").toString(); !text.isEmpty())
        return {withoutMnemonic(text)};
    inside = true;
    return words;
}

QString marksOf(const QWidget &widget)
{
    QString marks;
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    const bool field = qobject_cast<const QLineEdit *>(&widget) || qobject_cast<const QAbstractSpinBox *>(&widget)
        || qobject_cast<const QComboBox *>(&widget);
    if (field)
        marks += QLatin1String(" [field]");
    if (button && button->isChecked())
        marks += QLatin1String(" [on]");
    if ((button || field) && !widget.isEnabled())
        marks += QLatin1String(" [off]");
    const QWidget *focused = widget.window()->focusWidget();
    if (focused && (focused == &widget || (field && widget.isAncestorOf(focused))))
        marks += QLatin1String(" [focus]");
    return marks;
}

/// Whether any of it is in sight: not scrolled away, not cut off by what it lies in.
bool isInSight(const QWidget &widget)
{
    QRect seen = widget.rect();
    for (const QWidget *each = &widget; !each->isWindow() && each->parentWidget() && !seen.isEmpty(); each = each->parentWidget())
        seen = seen.translated(each->pos()) & each->parentWidget()->rect();
    return !seen.isEmpty();
}

/// Walks through a window.
class Reader
{
public:
    void read(const QWidget &widget);
    QStringList lines() const { return m_lines; }

private:
    QStringList m_lines;
    QString m_named; ///< what a box without words of its own is called; the sentence beside it says the same
};

void Reader::read(const QWidget &widget)
{
    bool inside = false;
    const QString marks = marksOf(widget);
    const QStringList words = wordsOf(widget, inside);
    for (const QString &each : words)
        if (!each.isEmpty() && each != m_named)
            m_lines.append(each + marks);
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    if (!words.isEmpty())
        m_named = button && button->text().isEmpty() ? words.first() : QString();
    if (!inside)
        return;
    QList<const QWidget *> parts;
    for (const QObject *child : widget.children()) {
        const auto *part = qobject_cast<const QWidget *>(child);
        if (part && !part->isWindow() && part->isVisible() && isInSight(*part))
            parts.append(part);
    }
    std::ranges::stable_sort(parts, {}, [](const QWidget *part) { return part->y(); });
    for (auto line = parts.begin(); line != parts.end();) {
        const int top = (*line)->y();
        const auto end = std::find_if(line, parts.end(), [top](const QWidget *part) { return part->y() - top >= sameLine; });
        std::stable_sort(line, end, [](const QWidget *one, const QWidget *two) { return one->x() < two->x(); });
        line = end;
    }
    for (const QWidget *part : std::as_const(parts))
        read(*part);
}

} // namespace

QStringList screenTexts(const QWidget &window)
{
    Reader reader;
    reader.read(window);
    QStringList lines = reader.lines();
    if (!window.windowTitle().isEmpty())
        lines.prepend(window.windowTitle());
    return lines;
}

} // namespace deck
