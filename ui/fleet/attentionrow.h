// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "attention.h"
#include "fmt.h"

#include <QWidget>

class QPushButton;

namespace deck::ui {

class DrainBar;
class Glyph;
class PlainLabel;
class SentenceLabel;

/// One line of the attention list: what, where, since when or how long is left, and one button.
class AttentionRow : public QWidget
{
    Q_OBJECT
public:
    explicit AttentionRow(QWidget *parent = nullptr);

    void setAttention(const Attention &attention, const Fmt &fmt, Instant now, bool stale);
    const Attention &attention() const { return m_attention; }
    void setLast(bool last); ///< no line below

Q_SIGNALS:
    void wanted(const deck::Attention &attention);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showDrain(const Fmt &fmt, Instant now, bool stale);

    Attention m_attention;
    bool m_last = false;
    bool m_stale = false;
    Glyph *m_glyph;
    PlainLabel *m_title;
    SentenceLabel *m_words;
    DrainBar *m_bar;
    PlainLabel *m_since;
    QPushButton *m_button;
};

} // namespace deck::ui
