// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QStringList>

#include <functional>

class QAbstractItemView;
class QHeaderView;

namespace deck::ui {

/// Gives the columns of a table or tree the widths that their contents need, and takes whole columns out of sight where they
/// do not fit, the least important first: a column is there in full or it is not, and what is missing is said.
///
///     m_fit = new ColumnFitter(m_view, m_view->horizontalHeader(), [this] { return wishes(); });
///     connect(m_fit, &ColumnFitter::fitted, this, [this] { m_note->setText(m_fit->hiddenWords()); });
///
/// Fits anew when the view is resized, and when fit() is called and the wishes are others than before; widths that the user
/// has dragged stay until then.
class ColumnFitter : public QObject
{
    Q_OBJECT

public:
    struct Wish
    {
        int wanted = 0; ///< as designed; the contents may make it more
        int least = 0;  ///< below that the column goes
        int share = 0;  ///< of what is to spare when all columns have what they want
        int leaves = 0; ///< 1 goes first, then 2 and so on; 0 stays

        bool operator==(const Wish &) const = default;
    };

    ColumnFitter(QAbstractItemView *view, QHeaderView *header, std::function<QList<Wish>()> wishes);

    /// Widths for `room` pixels; 0 means out of sight.
    static QList<int> widths(const QList<Wish> &wishes, int room);

    void fit();
    /// What a column needs for its title and for the rows in sight.
    int content(int column) const;
    int title(int column) const; ///< what it needs for its title alone
    QStringList hidden() const;  ///< titles
    QString hiddenWords() const; ///< "Hidden at this width: Saved, Split"; empty when all are there

Q_SIGNALS:
    void fitted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void apply(const QList<Wish> &wishes, int room);

    QAbstractItemView *m_view;
    QHeaderView *m_header;
    std::function<QList<Wish>()> m_wishes;
    QList<Wish> m_applied;
    int m_room = -1;
};

} // namespace deck::ui
