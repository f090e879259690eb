// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosticstext.h"

#include "redactor.h"
#include "visibletext.h"

#include <QSysInfo>

namespace deck::ui {

namespace {

QString kindName(ConnectionState::Kind kind)
{
    switch (kind) {
    case ConnectionState::Kind::Connecting:
        return QStringLiteral("connecting");
    case ConnectionState::Kind::Live:
        return QStringLiteral("live");
    case ConnectionState::Kind::Stale:
        return QStringLiteral("stale");
    case ConnectionState::Kind::Offline:
        return QStringLiteral("offline");
    case ConnectionState::Kind::Refused:
        return QStringLiteral("refused");
    }
    Q_UNREACHABLE();
}

/// The rows of a model, a line each, cells apart by tabs; what was sent by a server is made visible by the model.
QStringList linesOf(const QAbstractItemModel &model)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells.append(model.index(row, column).data().toString());
        lines.append(cells.join(QLatin1Char('\t')));
    }
    return lines;
}

} // namespace

QString DiagnosticsText::connection(const ConnectionState &state, const Fmt &fmt)
{
    const auto named = [&state] {
        switch (state.kind) {
        case ConnectionState::Kind::Connecting:
            return tr("Connecting, no good answer yet");
        case ConnectionState::Kind::Live:
            return tr("Live");
        case ConnectionState::Kind::Stale:
            return tr("Stale: no good answer for a while");
        case ConnectionState::Kind::Offline:
            return tr("Offline: nothing can be reached");
        case ConnectionState::Kind::Refused:
            return tr("Refused: the key is not accepted");
        }
        Q_UNREACHABLE();
    };
    return state.lastGoodAt ? tr("%1. Last good answer %2.").arg(named(), fmt.dateTimeZone(*state.lastGoodAt))
                            : named() + QLatin1Char('.');
}

QString DiagnosticsText::clock(std::optional<Millis> localClockAhead, const Fmt &fmt)
{
    if (!localClockAhead)
        return tr("Not known.");
    const qint64 tenths = qAbs(localClockAhead->count()) / 100;
    const QString seconds = fmt.locale().toString(double(tenths) / 10.0, 'f', 1);
    if (tenths == 0)
        return tr("This computer's clock agrees with the service's.");
    return *localClockAhead > Millis(0) ? tr("This computer's clock is %1 s ahead of the service's.").arg(seconds)
                                        : tr("This computer's clock is %1 s behind the service's.").arg(seconds);
}

QString DiagnosticsText::whole(FleetSession &session)
{
    const ConnectionState state = session.connection();
    const SourceInfo source = session.source();
    QStringList lines{QStringLiteral("ClusterDeck %1, Qt %2, %3").arg(QCoreApplication::applicationVersion(), QLatin1String(qVersion()),
                                                                      QSysInfo::prettyProductName()),
                      QStringLiteral("service: %1%2").arg(source.baseUrl.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery),
                                                          source.kind == SourceInfo::Kind::Demo ? QStringLiteral(" (demo)") : QString()),
                      QStringLiteral("time: %1").arg(session.clock().now().toIso()),
                      QStringLiteral("connection: %1, last good answer %2")
                          .arg(kindName(state.kind), state.lastGoodAt ? state.lastGoodAt->toIso() : QStringLiteral("none"))};
    if (const auto ahead = session.localClockAhead())
        lines.append(QStringLiteral("this computer's clock ahead of the service: %1 ms").arg(ahead->count()));
    if (state.error)
        lines.append(QStringLiteral("last error: %1").arg(visibleText(state.error->summary())));
    lines += QStringList{QString(), QStringLiteral("odd in answers (field, what, times, first, last):")};
    lines += linesOf(*session.oddities());
    lines += QStringList{QString(), QStringLiteral("requests, newest first (time, request, outcome, took, request id):")};
    lines += linesOf(*session.requests());
    return redact(lines.join(QLatin1Char('\n')) + QLatin1Char('\n'));
}

} // namespace deck::ui
