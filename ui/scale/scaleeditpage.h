// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "scaleestimate.h"
#include "uicontext.h"

#include <QPointer>
#include <QScrollArea>

class QPushButton;

namespace deck::ui {

class PlainLabel;
class ScaleSide;
class SentenceLabel;
class WhatIfDialog;

/// The first page of the scale dialog: both classes side by side with what is known about free GPUs, and the way to what-if.
class ScaleEditPage : public QScrollArea
{
    Q_OBJECT

public:
    ScaleEditPage(FleetSession &session, const UiContext &context, QWidget *parent = nullptr);

    /// Shows `seen` and what `estimate` says of the targets; the targets themselves stay.
    void renew(const Cluster &seen, const ScaleEstimate &estimate);

    /// What the targets ask of this cluster. Of a count that is not known nothing is asked, unless the user gave a number.
    ScaleSpec wanted(const Cluster &seen) const;
    bool isAcceptable() const;
    void reset(const Cluster &seen);      ///< back to what there is
    void take(const ScaleSpec &targets);
    /// A target that nobody touched follows; one that was typed stays and counts from the new number.
    void follow(const Cluster &before, const Cluster &newest);
    void focusFirst();
    void closeWhatIf(); ///< the ground under it moved

Q_SIGNALS:
    void edited();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void retranslate();
    void showWhatIf();
    QString evidence(ComputeClass computeClass, std::optional<Instant> shortSince) const;
    QString whyNoWhatIf() const;
    void openWhatIf();

    FleetSession &m_session;
    UiContext m_context;
    Cluster m_seen;
    ScaleSide *m_standard;
    ScaleSide *m_preemptible;
    QPushButton *m_whatIf;
    SentenceLabel *m_how;
    PlainLabel *m_reportedAt;
    QWidget *m_reportedRow;
    QPointer<WhatIfDialog> m_trial;
};

} // namespace deck::ui
