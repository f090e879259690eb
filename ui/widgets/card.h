// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "surface.h"
#include "visual.h"

class QHBoxLayout;
class QVBoxLayout;

namespace deck::ui {

class CounterBadge;
class PlainLabel;
class YieldingLabel;

/// A framed card with a 32 px header. Put content into body() (margins 12) or, edge to edge, with setContent().
///
///     auto *card = new Card(tr("Capacity"));
///     card->setSubtitle(tr("112 of 128 GPUs running"));
///     card->addHeaderWidget(button);          // at the right
///     card->body()->addWidget(bar);
class Card : public Surface
{
    Q_OBJECT

public:
    explicit Card(const QString &title = {}, QWidget *parent = nullptr);

    void setTitle(const QString &title); ///< also the card's accessible name; an empty one hides the header
    void setSubtitle(const QString &subtitle); ///< left out where the header has no room for all of it
    void setCounter(int count, Visual severity = Visual::Warning);
    void addHeaderWidget(QWidget *widget);      ///< at the right
    void addHeaderWidgetAfterTitle(QWidget *widget);
    void setHeaderHeight(int pixels);
    void setHeaderLine(bool shown);             ///< charts have none

    QVBoxLayout *body() const { return m_body; }
    void setContent(QWidget *content);          ///< replaces the margins by the 1 px of the frame

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    QWidget *m_header;
    QHBoxLayout *m_headerRow;
    PlainLabel *m_title;
    YieldingLabel *m_subtitle;
    CounterBadge *m_counter;
    QVBoxLayout *m_body;
    int m_headerHeight = 0;
    bool m_line = true;
};

} // namespace deck::ui
