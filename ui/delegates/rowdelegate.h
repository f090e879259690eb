// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ink.h"
#include "type.h"
#include "visual.h"

#include <QStyledItemDelegate>

#include <functional>
#include <optional>

namespace deck::ui {

/// A cell of our tables: row background, line below, the accent edge of the selected row, and a text. Base of the other
/// delegates; by itself it shows DisplayRole, or what setText() says.
///
///     auto *age = new RowDelegate(table);
///     age->setText([this](const QModelIndex &i) { return fmt.age(now - i.data(roles::InstantRole).value<Instant>()); });
///     age->setAlignment(Qt::AlignRight);
///     table->setItemDelegateForColumn(column, age);
///
/// The first column of the selected row is bold. Rows of unfilled slots (UnfilledRole) are grey.
class RowDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using Text = std::function<QString(const QModelIndex &)>;
    using Glyph = std::function<std::optional<Visual>(const QModelIndex &)>;
    using InkOf = std::function<Ink(const QModelIndex &)>;

    explicit RowDelegate(QObject *parent = nullptr);

    void setText(Text text);
    void setGlyph(Glyph glyph); ///< 12 px, before the text
    void setInk(InkOf ink);
    void setTypeRole(Type::Role role);
    void setAlignment(Qt::Alignment alignment);
    void setElideMode(Qt::TextElideMode mode); ///< at the end; node names elide in the middle
    void setRowHeight(int pixels);             ///< 28 at first, at 100 % text

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    /// What a screen reader says for the cell; SpokenProxyModel hands it to the view.
    virtual QString accessibleText(const QModelIndex &index) const;

protected:
    /// Paints inside of `rect`, which has the cell's padding taken off. The background is done.
    virtual void paintContent(QPainter &painter, const QRect &rect, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const;
    virtual int contentWidth(const QModelIndex &index) const;

    QString textOf(const QModelIndex &index) const;
    QFont fontOf(const QStyleOptionViewItem &option, const QModelIndex &index) const;
    QColor inkOf(const QStyleOptionViewItem &option, const QModelIndex &index) const;
    static bool isStale(const QModelIndex &index);
    static bool isFirstColumn(const QStyleOptionViewItem &option, const QModelIndex &index);

    Type::Role m_role = Type::Role::Body;
    Qt::Alignment m_alignment = Qt::AlignLeft;

private:
    Text m_text;
    Glyph m_glyph;
    InkOf m_ink;
    Qt::TextElideMode m_elide = Qt::ElideRight;
    int m_rowHeight;
};

} // namespace deck::ui
