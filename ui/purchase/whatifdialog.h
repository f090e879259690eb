// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogframe.h"
#include "fleetsession.h"
#include "splitestimate.h"
#include "uicontext.h"

class QPushButton;

namespace deck::ui {

class FillChancePanel;
class GpuSpinBox;
class PlainLabel;
class PriceLine;
class RefusalLine;
class SentenceLabel;
class ShareSlider;
class SplitBar;

/// Tries out how many of a number of GPUs are preemptible: what it costs with none and with all of them filled, what that saves,
/// and how soon such targets were filled in the past. It buys nothing; the split goes back to the form that opened it.
class WhatIfDialog : public DialogFrame
{
    Q_OBJECT

public:
    struct Question
    {
        RegionName region;
        GpuType gpuType;
        GpuSplit split;              ///< to begin with
        int preemptibleNow = 0;      ///< the target in force
        std::optional<int> covered;  ///< standard GPUs without an hourly rate, see estimateSplit()
    };

    WhatIfDialog(FleetSession &session, const UiContext &context, const Question &question, QWidget *parent = nullptr);

    GpuSplit split() const;

Q_SIGNALS:
    void splitChosen(int standardGpus, int preemptibleGpus);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void retranslate();
    void renew();
    void renewChance();
    void showCost();
    void use();

    FleetSession &m_session;
    UiContext m_context;
    Question m_question;
    SentenceLabel *m_intro;
    PlainLabel *m_totalCaption;
    GpuSpinBox *m_total;
    RefusalLine *m_refusal;
    PlainLabel *m_nodes;
    PlainLabel *m_shareCaption;
    ShareSlider *m_share;
    PlainLabel *m_standard;
    PlainLabel *m_preemptible;
    SplitBar *m_bar;
    SentenceLabel *m_source;
    PriceLine *m_noneFilled;
    PriceLine *m_allFilled;
    PriceLine *m_allOnDemand;
    PriceLine *m_saved;
    FillChancePanel *m_chance;
    QPushButton *m_cancel;
    QPushButton *m_use;
};

} // namespace deck::ui
