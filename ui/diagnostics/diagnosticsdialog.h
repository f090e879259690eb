// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogframe.h"
#include "fleetsession.h"
#include "uicontext.h"

class QPushButton;

namespace deck::ui {

class DiagnosticsTable;
class FactGrid;
class PlainLabel;

/// What was odd in the answers of this account, its last requests, the connection and the clock. It follows what happens while
/// it is open and does not block the window. "Copy as text" takes all of it, redacted.
class DiagnosticsDialog : public DialogFrame
{
    Q_OBJECT
public:
    DiagnosticsDialog(FleetSession &session, const UiContext &context, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void retranslate();
    void showFacts();
    void showCounts();
    void copy();

    FleetSession &m_session;
    UiContext m_context;
    FactGrid *m_facts;
    PlainLabel *m_oddTitle;
    PlainLabel *m_nothingOdd;
    DiagnosticsTable *m_odd;
    PlainLabel *m_requestsTitle;
    DiagnosticsTable *m_requests;
    PlainLabel *m_copied;
    QPushButton *m_copy;
    QPushButton *m_close;
};

} // namespace deck::ui
