// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rowdelegate.h"

namespace deck::ui {

/// A bold line over a caption, with a 16 px glyph at the left if setMark() gives one. Row height 44; lists set 42 or 40.
class TwoLineDelegate : public RowDelegate
{
    Q_OBJECT

public:
    explicit TwoLineDelegate(QObject *parent = nullptr);

    void setSubtitle(Text subtitle); ///< SubtitleRole at first
    void setMark(Glyph mark);
    void setTitleBold(bool bold);    ///< true at first

    QString accessibleText(const QModelIndex &index) const override;

protected:
    void paintContent(QPainter &painter, const QRect &rect, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
    int contentWidth(const QModelIndex &index) const override;

private:
    QString subtitleOf(const QModelIndex &index) const;

    Text m_subtitle;
    Glyph m_mark;
    bool m_titleBold = true;
};

} // namespace deck::ui
