// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "amountdelegate.h"

#include "barpainter.h"
#include "roles.h"

#include <QPainter>

namespace deck::ui {

namespace {

constexpr QSize sparkSize(48, 18);
constexpr int sparkGap = 8;
constexpr int amountWidth = 64;

} // namespace

AmountDelegate::AmountDelegate(Format format, const ZoneChoice &zone, QObject *parent)
    : RowDelegate(parent), m_format(format), m_zone(zone), m_amountRole(roles::AmountRole)
{
    setAlignment(Qt::AlignRight);
}

void AmountDelegate::setAmountRole(int role)
{
    m_amountRole = role;
}

void AmountDelegate::setBold(std::function<bool(const QModelIndex &)> bold)
{
    m_bold = std::move(bold);
}

void AmountDelegate::setAbsence(std::function<QString(const QModelIndex &)> absence)
{
    m_absence = std::move(absence);
}

void AmountDelegate::setSparkRole(int role)
{
    m_sparkRole = role;
}

QString AmountDelegate::words(const QModelIndex &index) const
{
    const QVariant value = index.data(m_amountRole);
    if (!value.isValid())
        return m_absence ? m_absence(index) : Fmt::none();
    const auto amount = value.value<Amount>();
    const Fmt fmt = m_zone.fmt();
    switch (m_format) {
    case Format::Cents: return fmt.usd(amount);
    case Format::Rounded: return fmt.usdRounded(amount);
    case Format::Change: return fmt.usdChange(amount);
    }
    Q_UNREACHABLE();
}

void AmountDelegate::paintContent(QPainter &painter, const QRect &rect, const QStyleOptionViewItem &option,
                                  const QModelIndex &index) const
{
    const Tokens &c = Tokens::of(option.palette);
    const QString text = words(index);
    QFont font = Type::font(m_role);
    font.setBold(m_bold && m_bold(index));
    painter.setFont(font);
    painter.setPen(!index.data(m_amountRole).isValid() ? c.text3 : inkOf(option, index));
    painter.drawText(rect, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, text);
    const int room = rect.width() - qMax(amountWidth, painter.fontMetrics().horizontalAdvance(text)) - sparkGap;
    if (!m_sparkRole || room < sparkSize.width())
        return;
    const QRectF spark(rect.left() + room - sparkSize.width(), rect.top() + (rect.height() - sparkSize.height()) / 2.0,
                       sparkSize.width(), sparkSize.height());
    BarPainter::sparkline(painter, spark, index.data(*m_sparkRole).value<QList<double>>(), c.text3);
}

int AmountDelegate::contentWidth(const QModelIndex &index) const
{
    QFont font = Type::font(m_role);
    font.setBold(true);
    const int text = QFontMetrics(font).horizontalAdvance(words(index));
    return m_sparkRole ? qMax(text, amountWidth) + sparkGap + sparkSize.width() : text;
}

QString AmountDelegate::accessibleText(const QModelIndex &index) const
{
    return words(index);
}

} // namespace deck::ui
