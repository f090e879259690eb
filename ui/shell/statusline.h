// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "surface.h"
#include "uicontext.h"

class QHBoxLayout;

namespace deck::ui {

class Glyph;
class LinkButton;
class PlainLabel;
class SegmentedButtons;

/// The line at the foot of the window: connection in words, latency, whose prices, the service's time, UTC or local. Without
/// a session it says so.
class StatusLine : public Surface
{
    Q_OBJECT
public:
    StatusLine(FleetSession *session, const UiContext &context, QWidget *parent = nullptr);

Q_SIGNALS:
    void diagnosticsWanted();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildLayout();
    void retranslate();
    void showConnection();
    void showRates();
    void showOddities();
    void showClock();

    FleetSession *m_session;
    UiContext m_context;
    Glyph *m_glyph;
    PlainLabel *m_connection;
    PlainLabel *m_latency;
    PlainLabel *m_rates;
    LinkButton *m_odd;
    PlainLabel *m_clock;
    QWidget *m_latencyLine;
    QWidget *m_ratesLine;
    SegmentedButtons *m_zone;
};

} // namespace deck::ui
