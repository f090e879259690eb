// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosticsdialog.h"

#include "diagnosticstable.h"
#include "diagnosticstext.h"
#include "errorwords.h"
#include "factgrid.h"
#include "metrics.h"
#include "plainlabel.h"
#include "roles.h"
#include "visibletext.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QPushButton>
#include <QVBoxLayout>

namespace deck::ui {

namespace {

using OddColumn = OddityTableModel::Column;
using RequestColumn = RequestTableModel::Column;

} // namespace

DiagnosticsDialog::DiagnosticsDialog(FleetSession &session, const UiContext &context, QWidget *parent)
    : DialogFrame(QString(), parent)
    , m_session(session)
    , m_context(context)
    , m_facts(new FactGrid(152))
    , m_oddTitle(new PlainLabel({}, Type::Role::Strong))
    , m_nothingOdd(new PlainLabel({}, Type::Role::Body, Ink::Text2))
    , m_odd(new DiagnosticsTable(*session.oddities(), context))
    , m_requestsTitle(new PlainLabel({}, Type::Role::Strong))
    , m_requests(new DiagnosticsTable(*session.requests(), context))
    , m_copied(new PlainLabel({}, Type::Role::Body, Ink::Text2))
    , m_copy(new QPushButton)
    , m_close(new QPushButton)
{
    setObjectName(QStringLiteral("diagnostics"));
    m_odd->setObjectName(QStringLiteral("oddities"));
    m_requests->setObjectName(QStringLiteral("requests"));
    m_copy->setObjectName(QStringLiteral("copyDiagnostics"));
    m_close->setObjectName(QStringLiteral("closeDiagnostics"));
    m_nothingOdd->setObjectName(QStringLiteral("nothingOdd"));
    buildLayout();
    connect(m_copy, &QPushButton::clicked, this, &DiagnosticsDialog::copy);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(&m_session, &FleetSession::connectionChanged, this, &DiagnosticsDialog::showFacts);
    connect(&m_context.countdown, &Countdown::tick, this, &DiagnosticsDialog::showFacts);
    connect(&m_context.zone, &ZoneChoice::changed, this, &DiagnosticsDialog::showFacts);
    for (const QAbstractItemModel *model : {static_cast<QAbstractItemModel *>(session.oddities()),
                                            static_cast<QAbstractItemModel *>(session.requests())}) {
        connect(model, &QAbstractItemModel::rowsInserted, this, &DiagnosticsDialog::showCounts);
        connect(model, &QAbstractItemModel::rowsRemoved, this, &DiagnosticsDialog::showCounts);
    }
    retranslate();
    resize(Metrics::scaled(960), Metrics::scaled(640));
}

void DiagnosticsDialog::buildLayout()
{
    m_odd->addColumn(int(OddColumn::Field), 0)->setTypeRole(Type::Role::Mono);
    m_odd->addColumn(int(OddColumn::Oddity), 140);
    m_odd->addColumn(int(OddColumn::Count), 72)->setAlignment(Qt::AlignRight);
    m_odd->addTimeColumn(int(OddColumn::First), 152);
    m_odd->addTimeColumn(int(OddColumn::Last), 152);
    m_odd->setSortingEnabled(true);
    m_odd->sortByColumn(int(OddColumn::Field), Qt::AscendingOrder);
    m_requests->addTimeColumn(int(RequestColumn::Time), 152);
    RowDelegate *request = m_requests->addColumn(int(RequestColumn::Request), 0);
    request->setTypeRole(Type::Role::Mono);
    request->setElideMode(Qt::ElideMiddle);
    m_requests->addColumn(int(RequestColumn::Outcome), 208)->setGlyph([](const QModelIndex &index) {
        return index.data(roles::StaleRole).toBool() ? std::optional(Visual::Warning) : std::nullopt;
    });
    m_requests->addColumn(int(RequestColumn::Took), 80)->setAlignment(Qt::AlignRight);
    m_requests->addColumn(int(RequestColumn::RequestId), 128)->setTypeRole(Type::Role::Mono);
    m_requests->setSortingEnabled(true);
    m_requests->sortByColumn(int(RequestColumn::Time), Qt::DescendingOrder);

    auto *body = new QWidget;
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(Metrics::grid);
    column->addWidget(m_facts);
    column->addSpacing(Metrics::grid);
    column->addWidget(m_oddTitle);
    column->addWidget(m_nothingOdd);
    column->addWidget(m_odd, 2);
    column->addSpacing(Metrics::grid);
    column->addWidget(m_requestsTitle);
    column->addWidget(m_requests, 3);
    setBody(body);
    addFooterLeft(m_copy);
    addFooterLeft(m_copied);
    addFooterRight(m_close);
}

void DiagnosticsDialog::changeEvent(QEvent *event)
{
    DialogFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void DiagnosticsDialog::retranslate()
{
    setTitle(tr("Diagnostics"));
    m_nothingOdd->setText(tr("Every answer was as the service's documentation says."));
    m_odd->setAccessibleName(tr("What was odd in answers"));
    m_requests->setAccessibleName(tr("Last requests"));
    m_copy->setText(tr("Copy as text"));
    m_copied->clear();
    m_close->setText(tr("Close"));
    showFacts();
    showCounts();
}

void DiagnosticsDialog::showFacts()
{
    const Fmt fmt = m_context.zone.fmt();
    const ConnectionState state = m_session.connection();
    const SourceInfo source = m_session.source();
    QVector<Fact> facts{
        {tr("Service"), Sentence::plain(visibleText(source.baseUrl.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery), 200))},
        {tr("Connection"), Sentence::plain(DiagnosticsText::connection(state, fmt))},
        {tr("Clock"), Sentence::plain(DiagnosticsText::clock(m_session.localClockAhead(), fmt))}};
    if (state.error)
        facts.append({tr("Last error"), Sentence::plain(ErrorWords::explained(*state.error) + QLatin1Char('\n')
                                                        + ErrorWords::details(*state.error))});
    m_facts->setFacts(facts);
}

void DiagnosticsDialog::showCounts()
{
    const int odd = m_session.oddities()->rowCount();
    m_oddTitle->setText(odd > 0 ? tr("What was odd in answers (%1)").arg(m_context.zone.fmt().count(odd)) : tr("What was odd in answers"));
    m_nothingOdd->setVisible(odd == 0);
    m_odd->setVisible(odd > 0);
    m_requestsTitle->setText(tr("Last requests (%1)").arg(m_context.zone.fmt().count(m_session.requests()->rowCount())));
}

void DiagnosticsDialog::copy()
{
    QGuiApplication::clipboard()->setText(DiagnosticsText::whole(m_session));
    m_copied->setText(tr("Copied, without keys."));
}

} // namespace deck::ui
