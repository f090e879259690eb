// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "statuspainter.h"

#include "icons.h"
#include "metrics.h"
#include "painterstate.h"
#include "statewords.h"
#include "tokens.h"

#include <QFontMetrics>
#include <QPainter>

namespace deck::ui {

namespace {

enum class Tone { Quiet, Progress, Good, Warn, Crit, Info };

struct Look
{
    const char *glyph;
    Tone tone;
};

Look lookOf(Visual visual)
{
    switch (visual) {
    case Visual::Unknown: return {"unknown", Tone::Quiet};
    case Visual::Pending:
    case Visual::Waiting:
    case Visual::WaitingForControlPlane: return {"pending", Tone::Progress};
    case Visual::Later: return {"pending", Tone::Quiet};
    case Visual::Scheduling:
    case Visual::WaitingForNodes:
    case Visual::WaitingForSubnet:
    case Visual::WaitingForVolume:
    case Visual::Approved: return {"sched", Tone::Progress};
    case Visual::Booting:
    case Visual::InstallingDrivers:
    case Visual::Quarantining:
    case Visual::InProgress: return {"boot", Tone::Progress};
    case Visual::Bootstrapping:
    case Visual::AcceptanceTests:
    case Visual::Quarantined: return {"bstrap", Tone::Progress};
    case Visual::Running: return {"run", Tone::Good};
    case Visual::Ready:
    case Visual::Good: return {"ready", Tone::Good};
    case Visual::Succeeded:
    case Visual::ResolvedByItself: return {"succ", Tone::Quiet};
    case Visual::Failed: return {"fail", Tone::Crit};
    case Visual::Critical: return {"crit", Tone::Crit};
    case Visual::Paused:
    case Visual::OnDemandPaused: return {"paus", Tone::Quiet};
    case Visual::Draining:
    case Visual::Preemption: return {"drain", Tone::Warn};
    case Visual::Removed: return {"gone", Tone::Quiet};
    case Visual::Deleting:
    case Visual::Cancelled: return {"del", Tone::Quiet};
    case Visual::Degraded:
    case Visual::Warning:
    case Visual::ToApprove: return {"warn", Tone::Warn};
    case Visual::Missing: return {"unknown", Tone::Warn};
    case Visual::Information: return {"info", Tone::Info};
    }
    Q_UNREACHABLE();
}

struct PillColors
{
    QColor text, fill;
};

PillColors pillColors(Tone tone, bool stale, const Tokens &tokens)
{
    if (stale)
        return {tokens.text2, tokens.raised};
    switch (tone) {
    case Tone::Quiet: return {tokens.pausedText, tokens.paused};
    case Tone::Progress: return {tokens.provText, tokens.provTint};
    case Tone::Good: return {tokens.okText, tokens.okTint};
    case Tone::Warn: return {tokens.warnText, tokens.warnTint};
    case Tone::Crit: return {tokens.critText, tokens.critTint};
    case Tone::Info: return {tokens.infoText, tokens.infoTint};
    }
    Q_UNREACHABLE();
}

} // namespace

QString StatusPainter::glyphName(Visual visual)
{
    return QLatin1String("glyph-") + QLatin1String(lookOf(visual).glyph);
}

QColor StatusPainter::glyphInk(Visual visual, const Tokens &tokens, bool stale)
{
    if (stale)
        return tokens.text3;
    switch (lookOf(visual).tone) {
    case Tone::Quiet: return visual == Visual::Later ? tokens.text3 : tokens.pausedLine;
    case Tone::Progress: return tokens.provLine;
    case Tone::Good: return tokens.ok;
    case Tone::Warn: return tokens.warn;
    case Tone::Crit: return tokens.crit;
    case Tone::Info: return tokens.info;
    }
    Q_UNREACHABLE();
}

void StatusPainter::glyph(QPainter &painter, const QRectF &rect, Visual visual, const Tokens &tokens, bool stale,
                          const QColor &ink)
{
    Icons::paint(painter, rect, glyphName(visual), ink.isValid() ? ink : glyphInk(visual, tokens, stale), tokens.base);
}

void StatusPainter::glyph(QPainter &painter, const QRectF &rect, NodeClass nodeClass, const Tokens &tokens)
{
    switch (nodeClass) {
    case NodeClass::Unknown:
        Icons::paint(painter, rect, QStringLiteral("glyph-unknown"), tokens.text3, tokens.base);
        return;
    case NodeClass::Standard:
        Icons::paint(painter, rect, QStringLiteral("glyph-std"), tokens.standard, tokens.base);
        return;
    case NodeClass::Preemptible:
        Icons::paint(painter, rect, QStringLiteral("glyph-pre"), tokens.pre, tokens.base);
        return;
    }
}

QString StatusPainter::pillText(const Pill &pill)
{
    return pill.text.isEmpty() || pill.visual == Visual::Unknown ? StateWords::word(pill.visual, pill.text) : pill.text;
}

QString StatusPainter::pillAccessibleText(const Pill &pill)
{
    return pill.stale ? StateWords::lastKnown(pillText(pill)) : pillText(pill);
}

QSize StatusPainter::pillSize(const Pill &pill)
{
    const QFontMetrics metrics(Type::font(Type::Role::Body));
    const int glyphSide = Metrics::scaled(Metrics::glyphPill);
    return {6 + glyphSide + 5 + metrics.horizontalAdvance(pillText(pill)) + 9, Metrics::scaled(Metrics::pillHeight)};
}

void StatusPainter::pill(QPainter &painter, const QRect &rect, const Pill &pill, const Tokens &tokens)
{
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    const PillColors colors = pillColors(lookOf(pill.visual).tone, pill.stale, tokens);
    const QSize size = pillSize(pill).boundedTo(QSize(rect.width(), pillSize(pill).height()));
    const QRectF box(rect.left(), rect.top() + (rect.height() - size.height()) / 2, size.width(), size.height());
    const qreal radius = box.height() / 2;
    if (pill.visual == Visual::Waiting) {
        QPen pen(pill.stale ? tokens.line2 : tokens.provLine, 1);
        pen.setDashPattern({3, 2});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.fill);
        painter.drawRoundedRect(box, radius, radius);
    }
    const int glyphSide = Metrics::scaled(Metrics::glyphPill);
    const QRectF mark(box.left() + 6, box.top() + (box.height() - glyphSide) / 2, glyphSide, glyphSide);
    Icons::paint(painter, mark, glyphName(pill.visual), colors.text, tokens.base);
    painter.setFont(Type::font(Type::Role::Body));
    painter.setPen(colors.text);
    const QRectF textBox = box.adjusted(6 + glyphSide + 5, 0, -4, 0);
    const QString text = painter.fontMetrics().elidedText(pillText(pill), Qt::ElideRight, int(textBox.width()));
    painter.drawText(textBox, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, text);
}

QSize StatusPainter::badgeSize(NodeClass nodeClass, bool brief)
{
    const QFontMetrics metrics(Type::font(Type::Role::Caption));
    const QString text = brief ? StateWords::shortWord(nodeClass) : StateWords::word(nodeClass);
    return {1 + 5 + Metrics::scaled(10) + 5 + metrics.horizontalAdvance(text) + 7, Metrics::scaled(Metrics::badgeHeight)};
}

QString StatusPainter::badgeAccessibleText(NodeClass nodeClass)
{
    return StateWords::word(nodeClass);
}

void StatusPainter::badge(QPainter &painter, const QRect &rect, NodeClass nodeClass, bool brief, const Tokens &tokens)
{
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    const QSize size = badgeSize(nodeClass, brief);
    const QRectF box(rect.left(), rect.top() + (rect.height() - size.height()) / 2, size.width(), size.height());
    QPen pen(tokens.line2, 1);
    QColor fill = tokens.raised;
    QColor ink = tokens.text2;
    if (nodeClass == NodeClass::Standard) {
        pen.setColor(tokens.standard);
        fill = tokens.standardTint;
        ink = tokens.standardText;
    } else if (nodeClass == NodeClass::Preemptible) {
        pen.setColor(tokens.pre);
        pen.setDashPattern({3, 2});
        fill = tokens.preTint;
        ink = tokens.preText;
    }
    painter.setPen(pen);
    painter.setBrush(fill);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), Metrics::badgeRadius, Metrics::badgeRadius);
    const int swatch = Metrics::scaled(10);
    glyph(painter, QRectF(box.left() + 6, box.top() + (box.height() - swatch) / 2, swatch, swatch), nodeClass, tokens);
    painter.setFont(Type::font(Type::Role::Caption));
    painter.setPen(ink);
    painter.drawText(box.adjusted(6 + swatch + 5, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                     brief ? StateWords::shortWord(nodeClass) : StateWords::word(nodeClass));
}

QSize StatusPainter::counterSize(int count)
{
    const QFontMetrics metrics(Type::font(Type::Role::CaptionStrong));
    const int width = metrics.horizontalAdvance(QString::number(count)) + 10;
    return {qMax(width, Metrics::scaled(18)), Metrics::scaled(16)};
}

void StatusPainter::counter(QPainter &painter, const QRect &rect, int count, Visual severity, const Tokens &tokens)
{
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    const QSize size = counterSize(count);
    const QRectF box(rect.left(), rect.top() + (rect.height() - size.height()) / 2, size.width(), size.height());
    const Tone tone = lookOf(severity).tone;
    const bool warn = tone == Tone::Warn;
    const bool crit = tone == Tone::Crit;
    painter.setPen(warn ? tokens.warnLine : crit ? tokens.critLine : tokens.line);
    painter.setBrush(warn ? tokens.warnTint : crit ? tokens.critTint : tokens.raised);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), box.height() / 2, box.height() / 2);
    painter.setPen(warn ? tokens.warnText : crit ? tokens.critText : tokens.text2);
    painter.setFont(Type::font(Type::Role::CaptionStrong));
    painter.drawText(box, Qt::AlignCenter, QString::number(count));
}

} // namespace deck::ui
