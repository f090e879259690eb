// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "surface.h"
#include "visual.h"

#include <QList>

class QVBoxLayout;

namespace deck::ui {

/// A few lines of what has been found out so far, each with its glyph.
class CheckList : public Surface
{
    Q_OBJECT
public:
    struct Line
    {
        Visual state = Visual::Later;
        QString text;
        QString note; ///< second line, grey: what can be done
        QString time; ///< at the right edge, grey: how long it took

        bool operator==(const Line &) const = default;
    };

    explicit CheckList(QWidget *parent = nullptr);

    void setLines(const QList<Line> &lines);

private:
    QVBoxLayout *m_column;
    QList<Line> m_lines;
};

} // namespace deck::ui
