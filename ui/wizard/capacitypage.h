// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "uicontext.h"
#include "wizardpage.h"

class QPushButton;

namespace deck::ui {

class BillingSection;
class GpuSpinBox;
class NodeStrip;
class NoticeBar;
class PlainLabel;
class RefusalLine;
class SentenceLabel;
class SwitchBox;

/// How standard GPUs are paid and how many they are, and the preemptible target behind a switch.
class CapacityPage : public WizardPage
{
    Q_OBJECT

public:
    CapacityPage(FleetSession &session, const UiContext &context, QWidget *parent = nullptr);

    QString stepName() const override;
    QString stepSummary(const ClusterSpec &spec) const override;
    QList<SpecField> fields() const override;
    void store(ClusterSpec &spec) const override;
    void load(const ClusterSpec &spec) override;
    void showSpec(const ClusterSpec &spec) override;
    void showProblems(const QList<SpecProblem> &problems, bool all) override;
    bool isAcceptable() const override;
    QWidget *firstField() const override;

Q_SIGNALS:
    void kubernetesWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void retranslate();
    void openWhatIf();

    FleetSession &m_session;
    UiContext m_context;
    ClusterSpec m_shown;
    PlainLabel *m_title;
    SentenceLabel *m_intro;
    BillingSection *m_billing;
    PlainLabel *m_standardTitle;
    GpuSpinBox *m_standard;
    PlainLabel *m_standardNodes;
    RefusalLine *m_standardRefusal;
    SentenceLabel *m_standardProblem;
    PlainLabel *m_preemptibleTitle;
    PlainLabel *m_preview;
    PlainLabel *m_onOff;
    SwitchBox *m_switch;
    GpuSpinBox *m_preemptible;
    PlainLabel *m_preemptibleNodes;
    QPushButton *m_whatIf;
    RefusalLine *m_preemptibleRefusal;
    SentenceLabel *m_preemptibleProblem;
    NoticeBar *m_warning;
    NoticeBar *m_slurm;
    QPushButton *m_toKubernetes;
    QWidget *m_advice;
    SentenceLabel *m_kubernetesOnly;
    PlainLabel *m_goodTitle;
    SentenceLabel *m_good;
    PlainLabel *m_keepTitle;
    SentenceLabel *m_keep;
    NodeStrip *m_strip;
};

} // namespace deck::ui
