// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "uicontext.h"

#include <QWidget>

namespace deck::ui {

class FormField;
class GpuSpinBox;
class MomentEdit;
class PlainLabel;
class RefusalLine;
class SegmentedButtons;
class SentenceLabel;

/// How the standard GPUs are paid: on demand, reserved for days, or in a scheduled window; part of the capacity step. Days and
/// moments stay open until the user gives them: nothing that cannot be paid back is bought by a default.
class BillingSection : public QWidget
{
    Q_OBJECT

public:
    BillingSection(FleetSession &session, const UiContext &context, QWidget *parent = nullptr);

    void retranslate();
    void store(ClusterSpec &spec) const;
    void load(const ClusterSpec &spec);
    void showSpec(const ClusterSpec &spec);
    /// Words for the start, and for days or end.
    void showProblems(const QString &start, const QString &period);
    bool isAcceptable() const;

Q_SIGNALS:
    void edited();

private:
    void buildLayout();
    BillingType billing() const;

    UiContext m_context;
    PlainLabel *m_title;
    SegmentedButtons *m_kind;
    SentenceLabel *m_note;
    QWidget *m_daysFields;
    GpuSpinBox *m_days;
    PlainLabel *m_daysUnit;
    RefusalLine *m_daysRefusal;
    SentenceLabel *m_daysProblem;
    QWidget *m_windowFields;
    MomentEdit *m_start;
    FormField *m_startField;
    MomentEdit *m_end;
    FormField *m_endField;
};

} // namespace deck::ui
