// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "capacitydelegate.h"

#include "metrics.h"
#include "roles.h"

#include <QPainter>

namespace deck::ui {

namespace {

constexpr int gap = 8;
constexpr int numbersWidth = 54;

} // namespace

CapacityDelegate::CapacityDelegate(NodeClass nodeClass, const ZoneChoice &zone, QObject *parent)
    : RowDelegate(parent), m_class(nodeClass), m_zone(zone)
{
    setRowHeight(Metrics::rowTwoLine);
}

void CapacityDelegate::setCaption(Text caption)
{
    m_caption = std::move(caption);
}

void CapacityDelegate::setAbsence(Text absence)
{
    m_absence = std::move(absence);
}

std::optional<Capacity> CapacityDelegate::capacityOf(const QModelIndex &index) const
{
    const QVariant wanted = index.data(roles::WantedRole);
    const int now = index.data(roles::NowRole).toInt();
    const int failed = index.data(roles::FailedRole).toInt();
    const bool nowKnown = !index.data(roles::NowUnknownRole).toBool();
    const bool wantedKnown = !index.data(roles::WantedUnknownRole).toBool();
    if (now == 0 && failed == 0 && wanted.toInt() == 0 && nowKnown && wantedKnown)
        return std::nullopt;
    Capacity capacity;
    capacity.nodeClass = m_class;
    capacity.draining = index.data(roles::DrainingRole).toInt();
    capacity.running = now - capacity.draining;
    capacity.failed = failed;
    capacity.total = wanted.isValid() ? wanted.toInt() : now + failed;
    capacity.runningKnown = nowKnown;
    capacity.totalKnown = wantedKnown;
    return capacity;
}

QString CapacityDelegate::captionOf(const QModelIndex &index, const Capacity &capacity) const
{
    if (m_caption)
        return m_caption(index);
    QStringList parts;
    if (capacity.draining > 0)
        parts += tr("%1 draining").arg(capacity.draining);
    if (capacity.failed > 0)
        parts += tr("%1 failed").arg(capacity.failed);
    if (m_class == NodeClass::Preemptible && capacity.waiting() > 0)
        parts += tr("%1 waiting").arg(capacity.waiting());
    return parts.join(QStringLiteral(", "));
}

QString CapacityDelegate::absenceOf(const QModelIndex &index) const
{
    return m_absence ? m_absence(index) : Fmt::none();
}

void CapacityDelegate::paintContent(QPainter &painter, const QRect &rect, const QStyleOptionViewItem &option,
                                    const QModelIndex &index) const
{
    const Tokens &c = Tokens::of(option.palette);
    const auto capacity = capacityOf(index);
    if (!capacity) {
        painter.setFont(Type::font(Type::Role::Body));
        painter.setPen(c.text3);
        painter.drawText(rect, Qt::AlignVCenter | Qt::AlignLeft,
                         painter.fontMetrics().elidedText(absenceOf(index), Qt::ElideRight, rect.width()));
        return;
    }
    const QString caption = captionOf(index, *capacity);
    const int line = Type::lineHeight(Type::Role::Body);
    const int captionLine = caption.isEmpty() ? 0 : Type::lineHeight(Type::Role::Caption);
    const int top = rect.top() + (rect.height() - line - captionLine) / 2;
    const int numbers = Metrics::scaled(numbersWidth);
    const int barWidth = qMin(BarPainter::capacityBarSize().width(), qMax(24, rect.width() - numbers - gap));
    BarPainter::capacityBar(painter, QRectF(rect.left(), top + (line - Metrics::barHeight) / 2, barWidth, Metrics::barHeight),
                            *capacity, c);
    const bool less = capacity->isKnown() && capacity->allocated() < capacity->total;
    painter.setFont(Type::font(less ? Type::Role::Strong : Type::Role::Body));
    painter.setPen(c.text);
    painter.drawText(QRect(rect.left() + barWidth + gap, top, numbers, line), Qt::AlignVCenter | Qt::AlignRight,
                     m_zone.fmt().ofWanted(capacity->allocated(), capacity->totalKnown ? std::optional(capacity->total) : std::nullopt,
                                          capacity->runningKnown));
    if (captionLine == 0)
        return;
    painter.setFont(Type::font(Type::Role::Caption));
    painter.setPen(c.text3);
    painter.drawText(QRect(rect.left(), top + line, rect.width(), captionLine), Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(caption, Qt::ElideRight, rect.width()));
}

int CapacityDelegate::contentWidth(const QModelIndex &index) const
{
    const auto capacity = capacityOf(index);
    const int bar = BarPainter::capacityBarSize().width() + gap + Metrics::scaled(numbersWidth);
    const QFontMetrics words(Type::font(capacity ? Type::Role::Caption : Type::Role::Body));
    return qMax(bar, words.horizontalAdvance(capacity ? captionOf(index, *capacity) : absenceOf(index)));
}

QString CapacityDelegate::accessibleText(const QModelIndex &index) const
{
    const auto capacity = capacityOf(index);
    return capacity ? BarPainter::capacityAccessibleText(*capacity) : absenceOf(index);
}

} // namespace deck::ui
