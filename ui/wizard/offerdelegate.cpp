// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "offerdelegate.h"

#include "evidencewords.h"
#include "metrics.h"
#include "painterstate.h"
#include "statuspainter.h"
#include "visibletext.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QStyle>
#include <QToolTip>

namespace deck::ui {
namespace {

constexpr int padding = 8;
constexpr int gap = 6;
constexpr int classMark = 10;
constexpr int radioMark = 16;
constexpr int beforePrice = 14;

} // namespace

OfferDelegate::OfferDelegate(const OfferGridModel &model, const UiContext &context, QObject *parent)
    : RowDelegate(parent), m_model(model), m_context(context)
{
    setRowHeight(Metrics::rowTwoLine);
}

OfferDelegate::Line OfferDelegate::lineOf(const OfferSide &side, NodeClass nodeClass, const Fmt &fmt) const
{
    const QString free = side.free                 ? tr("%1 free").arg(fmt.count(*side.free))
                         : side.evidence.isEmpty() ? tr("not reported")
                                                   : EvidenceWords::brief(side.evidence, fmt);
    return {nodeClass, free, side.rate ? fmt.rate(*side.rate) : Fmt::none()};
}

QList<OfferDelegate::Line> OfferDelegate::linesOf(const Offer &offer) const
{
    const Fmt fmt = m_context.zone.fmt();
    return {lineOf(offer.standard, NodeClass::Standard, fmt), lineOf(offer.preemptible, NodeClass::Preemptible, fmt)};
}

void OfferDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const PainterState state(*painter);
    const Tokens &c = Tokens::of(option.palette);
    const QRect &cell = option.rect;
    const Offer &offer = offerOf(index);
    const bool chosen = option.state & QStyle::State_Selected;
    const bool enabled = option.state & QStyle::State_Enabled;
    painter->fillRect(cell, chosen                                                         ? c.sel
                            : !offer.offered                                               ? c.alt
                            : (option.state & QStyle::State_MouseOver)                     ? c.hover
                                                                                           : c.base);
    painter->fillRect(QRect(cell.left(), cell.bottom(), cell.width(), 1), c.grid);
    painter->fillRect(QRect(cell.right(), cell.top(), 1, cell.height()), c.grid);
    const QRect box = cell.adjusted(padding, 0, -padding, -1);
    if (!offer.offered) {
        painter->setFont(Type::font(Type::Role::Body));
        painter->setPen(enabled ? c.text3 : c.disabled);
        painter->drawText(box, Qt::AlignCenter, tr("not offered"));
    } else {
        QStyleOption radio;
        radio.rect = QRect(box.left(), box.top() + (box.height() - radioMark) / 2, radioMark, radioMark);
        radio.palette = option.palette;
        radio.state = (enabled ? QStyle::State_Enabled : QStyle::State_None) | (chosen ? QStyle::State_On : QStyle::State_Off);
        option.widget->style()->drawPrimitive(QStyle::PE_IndicatorRadioButton, &radio, painter, option.widget);
        const int height = Type::lineHeight(Type::Role::Body);
        int top = box.top() + (box.height() - 2 * height) / 2;
        const QFont font = Type::font(Type::Role::Body);
        for (const Line &line : linesOf(offer)) {
            const QRect row(box.left() + radioMark + gap, top, box.width() - radioMark - gap, height);
            StatusPainter::glyph(*painter, QRectF(row.left(), row.top() + (height - classMark) / 2., classMark, classMark),
                                 line.nodeClass, c);
            painter->setFont(font);
            painter->setPen(enabled ? c.text2 : c.disabled);
            painter->drawText(row.adjusted(classMark + gap - 2, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, line.free);
            painter->setPen(enabled ? c.text : c.disabled);
            painter->drawText(row, Qt::AlignVCenter | Qt::AlignRight, line.price);
            top += height;
        }
    }
    if (option.state & QStyle::State_HasFocus) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(c.accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(cell).adjusted(1, 1, -2, -2), 3, 3);
    }
}

QSize OfferDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const QFontMetrics metrics(Type::font(Type::Role::Body));
    const Offer &offer = offerOf(index);
    int width = metrics.horizontalAdvance(tr("not offered"));
    if (offer.offered) {
        for (const Line &line : linesOf(offer))
            width = qMax(width, metrics.horizontalAdvance(line.free) + metrics.horizontalAdvance(line.price));
        width += radioMark + 2 * gap + classMark + beforePrice;
    }
    return {width + 2 * padding, Metrics::scaled(Metrics::rowTwoLine)};
}

QString OfferDelegate::spoken(const OfferSide &side, const QString &name, const Fmt &fmt) const
{
    const QString price = side.rate ? tr("%1 a GPU hour").arg(fmt.rate(*side.rate)) : tr("price not known");
    //: a compute class, what is known about getting it, its price
    return tr("%1: %2, %3.").arg(name, lineOf(side, NodeClass::Unknown, fmt).free, price);
}

QString OfferDelegate::accessibleText(const QModelIndex &index) const
{
    const Offer &offer = offerOf(index);
    const Fmt fmt = m_context.zone.fmt();
    const QString type = visibleText(gpuTypeName(offer.gpuType), 40);
    const QString region = visibleText(offer.region.toString(), 40);
    if (!offer.offered)
        return tr("%1 is not offered in %2: the service does not list it for this region.").arg(type, region);
    QStringList words{tr("%1 in %2.").arg(type, region), spoken(offer.standard, tr("Standard"), fmt),
                      spoken(offer.preemptible, tr("Preemptible"), fmt)};
    if (offer.reportedAt)
        words.append(tr("Reported by %1 at %2.").arg(visibleText(offer.source, 60), fmt.timeSecondsZone(*offer.reportedAt)));
    return words.join(QLatin1Char(' '));
}

bool OfferDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return RowDelegate::helpEvent(event, view, option, index);
    // Escaped: a region's name is the server's, and a tooltip takes tags for rich text.
    QToolTip::showText(event->globalPos(), QStringLiteral("<span>%1</span>").arg(accessibleText(index).toHtmlEscaped()), view);
    return true;
}

} // namespace deck::ui
