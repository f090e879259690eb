// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fillchance.h"
#include "fmt.h"

#include <QWidget>

#include <array>

namespace deck::ui {

class PlainLabel;
class SentenceLabel;

/// How soon higher preemptible targets were filled in the past: three figures side by side, and what stands behind them.
class FillChancePanel : public QWidget
{
    Q_OBJECT

public:
    explicit FillChancePanel(QWidget *parent = nullptr);

    /// `more`: GPUs above the target in force that are thought of now.
    void show(const FillChance &chance, const RegionName &region, const GpuType &type, int more, const Fmt &fmt);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Column
    {
        PlainLabel *figure;
        PlainLabel *caption;
    };

    void retranslate();

    PlainLabel *m_title;
    SentenceLabel *m_source;
    QWidget *m_figures;
    std::array<Column, 3> m_columns;
    SentenceLabel *m_note;
    SentenceLabel *m_noPromise;
};

} // namespace deck::ui
