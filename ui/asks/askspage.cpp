// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "askspage.h"

#include "askstable.h"
#include "pageheader.h"
#include "stateview.h"

#include <QEvent>
#include <QVBoxLayout>

namespace deck::ui {

AsksPage::AsksPage(FleetSession &session, const UiContext &context, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_context(context)
    , m_asks(*session.askTable())
    , m_header(new PageHeader({}, this))
    , m_table(new AsksTable(m_asks, context))
    , m_state(new StateView(m_table, this))
{
    setObjectName(QStringLiteral("asksPage"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_state, 1);
    connect(&m_asks, &QAbstractItemModel::rowsInserted, this, &AsksPage::renew);
    connect(&m_asks, &QAbstractItemModel::rowsRemoved, this, &AsksPage::renew);
    connect(&m_asks, &QAbstractItemModel::dataChanged, this, &AsksPage::renew);
    connect(&session, &FleetSession::connectionChanged, this, &AsksPage::renew);
    connect(&context.zone, &ZoneChoice::changed, this, &AsksPage::renew);
    retranslate();
}

void AsksPage::retranslate()
{
    m_header->setTitle(tr("Asks"));
    m_table->setAccessibleName(tr("What was asked for and what came of it"));
    renew();
}

void AsksPage::renew()
{
    int refused = 0;
    int waiting = 0;
    for (const AskRow &row : m_asks.rows()) {
        refused += row.ask.outcome == Ask::Outcome::Refused;
        waiting += row.ask.outcome == Ask::Outcome::Waiting;
    }
    const Fmt fmt = m_context.zone.fmt();
    m_header->setSubtitle(Sentence::plain(tr("%n ask(s), %1 refused, %2 waiting · times in %3", nullptr, m_asks.rowCount())
                                              .arg(fmt.count(refused), fmt.count(waiting), fmt.zoneName(m_context.countdown.now()))));
    if (m_asks.rowCount() > 0)
        m_state->showContent();
    else if (!m_session.hasFleet() && m_session.connection().kind == ConnectionState::Kind::Connecting)
        m_state->showLoading(tr("Loading asks"));
    else
        m_state->showEmpty({QStringLiteral("scale"), tr("Nothing was asked for yet"),
                            tr("Every cluster that is created and every change of its GPUs appears here, with what was granted, what "
                               "was refused and how long it took."),
                            {}});
    if (m_session.connection().kind == ConnectionState::Kind::Offline || m_session.connection().kind == ConnectionState::Kind::Stale)
        m_state->showBar(NoticeBar::Kind::Offline, Sentence(tr("**Not up to date.** What was granted since the last answer is not known.")));
    else
        m_state->hideBar();
}

void AsksPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace deck::ui
