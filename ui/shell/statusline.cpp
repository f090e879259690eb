// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "statusline.h"

#include "plaintooltip.h"
#include "connectionwords.h"
#include "glyph.h"
#include "hairline.h"
#include "linkbutton.h"
#include "metrics.h"
#include "plainlabel.h"
#include "segmentedbuttons.h"
#include "visibletext.h"

#include <QEvent>
#include <QHBoxLayout>

namespace deck::ui {

StatusLine::StatusLine(FleetSession *session, const UiContext &context, QWidget *parent)
    : Surface(&Tokens::raised, Edge::Top, parent)
    , m_session(session)
    , m_context(context)
    , m_glyph(new Glyph(Visual::Pending, Metrics::glyphPill, this))
    , m_connection(new PlainLabel({}, Type::Role::Caption, Ink::Text2, this))
    , m_latency(new PlainLabel({}, Type::Role::Caption, Ink::Text2, this))
    , m_rates(new PlainLabel({}, Type::Role::Caption, Ink::Text2, this))
    , m_odd(new LinkButton({}, this))
    , m_clock(new PlainLabel({}, Type::Role::Caption, Ink::Text2, this))
    , m_latencyLine(new Hairline(Qt::Vertical, this))
    , m_ratesLine(new Hairline(Qt::Vertical, this))
    , m_zone(new SegmentedButtons(ControlSize::Tiny, this))
{
    setObjectName(QStringLiteral("statusLine"));
    m_connection->setObjectName(QStringLiteral("connectionWords"));
    m_rates->setObjectName(QStringLiteral("ratesWords"));
    m_odd->setObjectName(QStringLiteral("oddities"));
    m_clock->setObjectName(QStringLiteral("clockWords"));
    buildLayout();
    connect(&m_context.countdown, &Countdown::tick, this, [this] {
        showConnection();
        showClock();
    });
    connect(&m_context.zone, &ZoneChoice::changed, this, &StatusLine::retranslate);
    connect(m_odd, &QAbstractButton::clicked, this, &StatusLine::diagnosticsWanted);
    connect(m_zone, &SegmentedButtons::chosen, this, [this](int id) { m_context.zone.setZone(ZoneChoice::Zone(id)); });
    if (m_session) {
        connect(m_session, &FleetSession::connectionChanged, this, &StatusLine::showConnection);
        connect(m_session, &FleetSession::rateCardChanged, this, &StatusLine::showRates);
        connect(m_session, &FleetSession::snapshotPublished, this, &StatusLine::showClock);
        connect(m_session->oddities(), &QAbstractItemModel::rowsInserted, this, &StatusLine::showOddities);
        connect(m_session->oddities(), &QAbstractItemModel::rowsRemoved, this, &StatusLine::showOddities);
    }
    retranslate();
}

void StatusLine::buildLayout()
{
    setFixedHeight(Metrics::scaled(Metrics::statusBar));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(Metrics::gap, 1, Metrics::gap, 0);
    row->setSpacing(Metrics::gap);
    auto *words = new QHBoxLayout;
    words->setSpacing(6);
    words->addWidget(m_glyph);
    words->addWidget(m_connection);
    row->addLayout(words);
    for (QWidget *line : {m_latencyLine, m_ratesLine})
        line->setFixedHeight(14);
    row->addWidget(m_latencyLine);
    row->addWidget(m_latency);
    row->addWidget(m_ratesLine);
    row->addWidget(m_rates);
    row->addWidget(m_odd);
    row->addStretch(1);
    row->addWidget(m_clock);
    m_zone->add(int(ZoneChoice::Zone::Utc), QString());
    m_zone->add(int(ZoneChoice::Zone::Local), QString());
    row->addWidget(m_zone);
}

void StatusLine::changeEvent(QEvent *event)
{
    Surface::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StatusLine::resizeEvent(QResizeEvent *event)
{
    Surface::resizeEvent(event);
    showRates();
}

void StatusLine::retranslate()
{
    setAccessibleName(tr("Status"));
    m_zone->setAccessibleName(tr("Time zone of all times"));
    m_zone->setText(int(ZoneChoice::Zone::Utc), tr("UTC"));
    m_zone->setText(int(ZoneChoice::Zone::Local), tr("Local"));
    m_zone->setToolTip(tr("Show times in UTC or in local time (Ctrl+U)"));
    m_zone->setCurrent(int(m_context.zone.zone()));
    showConnection();
    showRates();
    showOddities();
    showClock();
}

void StatusLine::showConnection()
{
    if (!m_session) {
        m_glyph->setVisual(Visual::Pending);
        m_connection->setText(tr("Not connected"));
        m_latency->hide();
        m_latencyLine->hide();
        return;
    }
    const ConnectionState state = m_session->connection();
    m_glyph->setVisual(ConnectionWords::glyph(state.kind));
    if (state.kind == ConnectionState::Kind::Offline)
        m_glyph->setIcon(QStringLiteral("offline"));
    m_connection->setText(ConnectionWords::status(state, m_context.zone.fmt(), m_context.countdown.now()));
    const bool isTimed = state.kind == ConnectionState::Kind::Live && state.latency && m_session->source().kind == SourceInfo::Kind::Live;
    m_latency->setVisible(isTimed);
    m_latencyLine->setVisible(isTimed);
    if (isTimed)
        m_latency->setText(tr("API %1 ms").arg(m_context.zone.fmt().count(state.latency->count())));
}

void StatusLine::showRates()
{
    const bool fits = m_session && width() >= Metrics::scaled(800);
    m_rates->setVisible(fits);
    m_ratesLine->setVisible(fits);
    if (!fits)
        return;
    const RateCard card = m_session->rateCard();
    if (card.isEmpty())
        m_rates->setText(tr("Rates: none entered"));
    else if (card.checkedAt)
        m_rates->setText(tr("Rates: %1, %2").arg(visibleText(card.source, 60), m_context.zone.fmt().date(*card.checkedAt)));
    else
        m_rates->setText(tr("Rates: %1").arg(visibleText(card.source, 60)));
}

void StatusLine::showOddities()
{
    const int odd = m_session ? m_session->oddities()->rowCount() : 0;
    m_odd->setVisible(odd > 0);
    m_odd->setText(tr("%n field(s) odd", nullptr, odd));
    m_odd->setToolTip(tr("What was odd in the service's answers"));
}

void StatusLine::showClock()
{
    // Without a session nobody knows the service's time, and this computer's own is no answer.
    m_clock->setVisible(m_session);
    if (!m_session)
        return;
    m_clock->setText(m_context.zone.fmt().dateTime(m_context.countdown.now()));
    const Fmt fmt = m_context.zone.fmt();
    setPlainToolTip(*m_clock, fmt.momentInBoth(m_context.countdown.now(), m_context.zone.other()));
}

} // namespace deck::ui
