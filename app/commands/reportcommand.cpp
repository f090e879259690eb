// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "reportcommand.h"

#include "complain.h"
#include "composition.h"
#include "csvreport.h"
#include "jsonreport.h"
#include "paths.h"
#include "reportfile.h"
#include "signalwatch.h"

#include <QCoreApplication>

namespace deck {

namespace {

Instant beginningOfMonth(Instant at, const QTimeZone &zone)
{
    const QDate day = at.toDateTimeUtc().toTimeZone(zone).date();
    return Instant::fromDateTime(QDate(day.year(), day.month(), 1).startOfDay(zone));
}

QByteArray documentOf(const Report &report, const ReportOptions &options)
{
    switch (options.format) {
    case ReportOptions::Format::Json:
        return jsonReport(report);
    case ReportOptions::Format::Csv:
        return csvReport(report, CsvStyle::standard());
    case ReportOptions::Format::CsvSheet:
        return csvReport(report, CsvStyle::spreadsheet(options.language.isEmpty() ? QLocale::system() : QLocale(options.language)));
    }
    Q_UNREACHABLE();
}

Result<Done> writeReport(const LiveSession &session, const ReportOptions &options)
{
    CostQuery query;
    query.to = options.to.value_or(session.clock().now());
    query.from = options.from.value_or(beginningOfMonth(query.to, options.zone));
    query.zone = options.zone;
    query.bucket = std::chrono::hours(24);
    if (query.from >= query.to)
        return Error(Error::Kind::Invalid, QStringLiteral("the period from %1 to %2 is empty").arg(query.from.toIso(), query.to.toIso()));
    Report report;
    report.cost = session.cost(query);
    report.sourceName = session.source().name;
    report.demo = session.source().kind == SourceInfo::Kind::Demo;
    return writeReportFile(options.file, documentOf(report, options));
}

int statusOf(const Error &error, const ReportOptions &options, bool opened)
{
    if (opened)
        return complain(error);
    const bool isDemo = options.source.kind == SourceOptions::Kind::Demo;
    complain(options.source.kind != SourceOptions::Kind::ApiUrl ? error.summary() : options.source.apiUrl.toString() + QStringLiteral(": ") + error.summary());
    return isDemo && error.kind == Error::Kind::Invalid ? 2 : 1; // a scenario that does not exist is wrong usage
}

Task<> carryOut(Composition *composition, ReportOptions options, std::stop_token stop)
{
    const SourceOptions source = options.source;
    const Composition::Look look = Composition::Look::HistoryOnly; // of a profile; the other sources have none to begin with
    const Result<Done> opened = co_await composition->openAndWait(source, stop, look);
    if (stop.stop_requested())
        co_return;
    const Result<Done> written = opened ? writeReport(*composition->liveSession(), options) : opened;
    QCoreApplication::exit(written ? 0 : statusOf(written.error(), options, opened.hasValue()));
}

} // namespace

int runReport(const ReportOptions &options)
{
    Composition composition(Composition::DemoClock::StandsStill, Paths::configFolder());
    TaskScope scope;
    const SignalWatch signals; // so that the demo's folder goes too
    QObject::connect(&signals, &SignalWatch::asked, &composition,
                     [] { QCoreApplication::exit(complain(QStringLiteral("interrupted; nothing was written"))); });
    // From inside the loop: a failure at once would ask a loop to end that has not begun.
    QMetaObject::invokeMethod(
        &composition,
        [&] { scope.spawn([&](std::stop_token stop) { return carryOut(&composition, options, stop); }); }, Qt::QueuedConnection);
    return QCoreApplication::exec();
}

} // namespace deck
