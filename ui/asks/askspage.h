// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "uicontext.h"

#include <QWidget>

namespace deck::ui {

class AsksTable;
class PageHeader;
class StateView;

/// The history of asks: every create, scale and refusal, by whom where it was us, what was granted and how long it took.
class AsksPage : public QWidget
{
    Q_OBJECT

public:
    AsksPage(FleetSession &session, const UiContext &context, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void renew();

    FleetSession &m_session;
    UiContext m_context;
    AskTableModel &m_asks;
    PageHeader *m_header;
    AsksTable *m_table;
    StateView *m_state;
};

} // namespace deck::ui
