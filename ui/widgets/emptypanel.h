// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stateview.h"

class QHBoxLayout;

namespace deck::ui {

class Glyph;
class PlainLabel;
class SentenceLabel;

/// The centred icon, title, sentence and buttons of an empty or failed view; StateView fills it.
class EmptyPanel : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyPanel(QWidget *parent = nullptr);

    void setState(const EmptyState &state, bool failed);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Glyph *m_glyph;
    PlainLabel *m_title;
    SentenceLabel *m_text;
    QHBoxLayout *m_actions;
};

} // namespace deck::ui
