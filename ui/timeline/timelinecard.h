// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timelinewords.h"
#include "visual.h"

#include <QFrame>

class QVBoxLayout;

namespace deck::ui {

class Glyph;
class PlainLabel;
class FactGrid;

/// The small card that tells all about one band: shown under the pointer and, with Enter, at the selection. A child of the
/// canvas, not a tooltip, so that it can be read with a screen reader and does not time out.
class TimelineCard : public QFrame
{
    Q_OBJECT

public:
    explicit TimelineCard(QWidget *parent);

    void setContent(Visual visual, bool stale, const QString &title, const QVector<TimelineWords::Line> &lines);
    /// Beside `anchor`, wholly inside the parent.
    void showAt(const QRect &anchor);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Glyph *m_glyph;
    PlainLabel *m_title;
    FactGrid *m_facts;
};

} // namespace deck::ui
