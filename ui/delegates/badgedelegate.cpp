// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "badgedelegate.h"

#include "roles.h"
#include "statevisuals.h"
#include "statuspainter.h"

namespace deck::ui {

BadgeDelegate::BadgeDelegate(QObject *parent)
    : RowDelegate(parent), m_classOf([](const QModelIndex &index) -> std::optional<NodeClass> {
        const QVariant value = index.data(roles::ClassRole);
        return value.isValid() ? std::optional(StateVisuals::of(ComputeClass(value.toInt()))) : std::nullopt;
    })
{
}

void BadgeDelegate::setClassOf(ClassOf classOf)
{
    m_classOf = std::move(classOf);
}

void BadgeDelegate::paintContent(QPainter &painter, const QRect &rect, const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const
{
    if (const auto nodeClass = m_classOf(index)) {
        const bool brief = rect.width() < StatusPainter::badgeSize(*nodeClass, false).width();
        StatusPainter::badge(painter, rect, *nodeClass, brief, Tokens::of(option.palette));
    }
}

int BadgeDelegate::contentWidth(const QModelIndex &index) const
{
    const auto nodeClass = m_classOf(index);
    return nodeClass ? StatusPainter::badgeSize(*nodeClass, false).width() : 0;
}

QString BadgeDelegate::accessibleText(const QModelIndex &index) const
{
    const auto nodeClass = m_classOf(index);
    return nodeClass ? StatusPainter::badgeAccessibleText(*nodeClass) : QString();
}

} // namespace deck::ui
