// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "buttonpainter.h"

#include "buttonrole.h"
#include "icons.h"
#include "metrics.h"
#include "painterstate.h"
#include "tokens.h"

#include <QAbstractButton>
#include <QFontMetrics>
#include <QStyle>
#include <QStyleOptionButton>
#include <QStyleOptionToolButton>

namespace deck::ui {

namespace {

struct Content
{
    QString text;
    QIcon icon;
    QSize iconSize;
    bool arrow = false;
};

struct Look
{
    QColor text, fill, border;
    bool bold = false;
    qreal radius = Metrics::radius;
};

bool isBold(ButtonRole role, bool checked)
{
    return role == ButtonRole::Primary || role == ButtonRole::Danger || (role == ButtonRole::Segment && checked);
}

Look lookOf(ButtonRole role, QStyle::State state, bool checked, const Tokens &c, int height)
{
    const bool enabled = state & QStyle::State_Enabled;
    const bool hover = enabled && (state & QStyle::State_MouseOver);
    const bool down = enabled && (state & QStyle::State_Sunken);
    Look look{c.text, hover ? c.hover : c.base, c.line2};
    look.bold = isBold(role, checked);
    if (down || checked) {
        look.fill = c.sel;
        look.border = c.selLine;
    }
    switch (role) {
    case ButtonRole::Normal:
        break;
    case ButtonRole::Primary:
        look.text = c.onAccent;
        look.fill = look.border = hover || down ? c.accentHi : c.accent;
        break;
    case ButtonRole::Danger:
        look.text = c.critText;
        look.fill = hover || down ? c.critTint : c.base;
        look.border = c.crit;
        break;
    case ButtonRole::Flat:
        look.text = checked ? c.text : c.text2;
        look.fill = down || checked ? c.sel : hover ? c.hover : QColor(Qt::transparent);
        look.border = Qt::transparent;
        break;
    case ButtonRole::Link:
        look.text = c.link;
        look.fill = look.border = Qt::transparent;
        break;
    case ButtonRole::Segment:
        look.text = checked ? c.text : c.text2;
        look.fill = checked || down ? c.sel : hover ? c.hover : c.base;
        look.border = Qt::transparent;
        break;
    case ButtonRole::Pill:
        look.text = checked ? c.text : c.text2;
        look.radius = height / 2.0;
        break;
    }
    if (!enabled) {
        look.text = c.disabled;
        if (role != ButtonRole::Flat && role != ButtonRole::Link) {
            look.fill = checked ? c.raised : c.window;
            look.border = role == ButtonRole::Segment ? QColor(Qt::transparent) : c.line;
        }
    }
    return look;
}

QFont fontOf(const QFont &base, const QWidget *widget, bool bold)
{
    QFont font = base;
    if (controlSize(widget) == ControlSize::Tiny)
        font = Type::font(Type::Role::Caption);
    if (bold)
        font.setBold(true);
    return font;
}

int heightOf(const QWidget *widget, ButtonRole role)
{
    switch (controlSize(widget)) {
    case ControlSize::Normal: return Metrics::scaled(role == ButtonRole::Pill ? 24 : role == ButtonRole::Segment ? 26 : 28);
    case ControlSize::Small: return Metrics::scaled(role == ButtonRole::Segment ? 22 : 24);
    case ControlSize::Tiny: return Metrics::scaled(role == ButtonRole::Segment ? 18 : 20);
    case ControlSize::Dialog: return Metrics::scaled(role == ButtonRole::Segment ? 30 : 32);
    }
    Q_UNREACHABLE();
}

int paddingOf(const QWidget *widget, ButtonRole role)
{
    if (role == ButtonRole::Link)
        return 0;
    if (controlSize(widget) == ControlSize::Tiny)
        return 8;
    return controlSize(widget) == ControlSize::Small || role == ButtonRole::Segment || role == ButtonRole::Pill ? 10 : 12;
}

constexpr int gap = 6;
constexpr int arrowSize = 12;

int contentWidth(const Content &content, const QFont &font)
{
    int width = 0;
    if (!content.icon.isNull())
        width += content.iconSize.width();
    if (!content.text.isEmpty())
        width += (width ? gap : 0) + QFontMetrics(font).size(Qt::TextShowMnemonic, content.text).width();
    if (content.arrow)
        width += (width ? gap : 0) + arrowSize;
    return width;
}

void paintPanel(QPainter &painter, const QRect &rect, const Look &look, ButtonRole role, const QWidget *widget)
{
    painter.setRenderHint(QPainter::Antialiasing);
    if (role == ButtonRole::Segment) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(look.fill);
        const QWidget *row = widget ? widget->parentWidget() : nullptr;
        const bool first = row && widget->x() <= 1;
        const bool last = row && widget->geometry().right() >= row->width() - 2;
        // The row's frame is round; only the outer corners of the outer segments follow it.
        painter.setClipRect(rect);
        painter.drawRoundedRect(QRectF(rect).adjusted(first ? 0 : -6, 0, last ? 0 : 6, 0), 3, 3);
        return;
    }
    if (look.fill.alpha() == 0 && look.border.alpha() == 0)
        return;
    painter.setPen(look.border.alpha() == 0 ? QPen(Qt::NoPen) : QPen(look.border, 1));
    painter.setBrush(look.fill);
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), look.radius, look.radius);
}

void paintContent(QPainter &painter, const QRect &rect, const Content &content, const Look &look, const QFont &font,
                  bool enabled, bool mnemonic, const Tokens &c, Qt::Alignment alignment)
{
    painter.setFont(font);
    painter.setPen(look.text);
    const int wanted = contentWidth(content, font);
    int x = alignment & Qt::AlignLeft ? rect.left() : rect.left() + qMax(0, (rect.width() - wanted) / 2);
    const QString name = content.icon.name();
    const auto paintIcon = [&] {
        const QSize size = content.iconSize;
        const QRect box(QPoint(x, rect.top() + (rect.height() - size.height()) / 2), size);
        if (Icons::has(name))
            Icons::paint(painter, box, name, enabled ? Icons::markInk(name, look.text, c) : look.text, look.fill);
        else
            content.icon.paint(&painter, box, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
        x += size.width() + gap;
    };
    // "Next ›": an arrow onwards stands behind its word.
    const bool behind = name == QLatin1String("chevron-right") && !content.text.isEmpty();
    if (!content.icon.isNull() && !behind)
        paintIcon();
    const int right = rect.right() + 1 - (content.arrow ? arrowSize + gap : 0) - (behind ? content.iconSize.width() + gap : 0);
    if (!content.text.isEmpty()) {
        const int flags = Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine
            | (mnemonic ? Qt::TextShowMnemonic : Qt::TextHideMnemonic);
        const int width = qMin(QFontMetrics(font).size(Qt::TextShowMnemonic, content.text).width(), right - x);
        const QString text = QFontMetrics(font).elidedText(content.text, Qt::ElideRight, width, Qt::TextShowMnemonic);
        painter.drawText(QRect(x, rect.top(), right - x, rect.height()), flags, text);
        x += width + gap;
    }
    if (behind)
        paintIcon();
    if (content.arrow) {
        const QRect box(x, rect.top() + (rect.height() - arrowSize) / 2, arrowSize, arrowSize);
        Icons::paint(painter, box, QStringLiteral("chevron-down"), look.text, look.fill);
    }
}

/// State glyphs and class marks are smaller than line icons, as in pills.
QSize iconSizeOf(const QIcon &icon, const QSize &usual)
{
    const int glyph = Metrics::scaled(Metrics::glyphPill);
    return icon.name().startsWith(QLatin1String("glyph-")) ? QSize(glyph, glyph) : usual;
}

Content contentOf(const QStyleOptionButton &option)
{
    // An icon alone has no room for the arrow.
    const bool arrow = (option.features & QStyleOptionButton::HasMenu) && !option.text.isEmpty();
    return {option.text, option.icon, iconSizeOf(option.icon, option.iconSize), arrow};
}

Content contentOf(const QStyleOptionToolButton &option)
{
    Content content{option.text, option.icon, iconSizeOf(option.icon, option.iconSize), bool(option.features & QStyleOptionToolButton::HasMenu)};
    if (option.toolButtonStyle == Qt::ToolButtonIconOnly && !option.icon.isNull())
        content.text.clear();
    if (option.toolButtonStyle == Qt::ToolButtonTextOnly)
        content.icon = {};
    // An icon button with a menu ("more") shows its icon only.
    if (content.text.isEmpty())
        content.arrow = false;
    return content;
}

ButtonRole roleOf(const QStyleOptionToolButton &option, const QWidget *widget)
{
    const ButtonRole role = buttonRole(widget);
    return role == ButtonRole::Normal && (option.state & QStyle::State_AutoRaise) ? ButtonRole::Flat : role;
}

bool isChecked(QStyle::State state, const QWidget *widget)
{
    const auto *button = qobject_cast<const QAbstractButton *>(widget);
    return (state & QStyle::State_On) && (!button || button->isCheckable());
}

} // namespace

void ButtonPainter::paint(QPainter &painter, const QStyleOptionButton &option, const QWidget *widget, const QStyle &style)
{
    const PainterState state(painter);
    const Tokens &c = Tokens::of(option.palette);
    const ButtonRole role = buttonRole(widget);
    const Look look = lookOf(role, option.state, isChecked(option.state, widget), c, option.rect.height());
    paintPanel(painter, option.rect, look, role, widget);
    const int padding = qMin(paddingOf(widget, role), qMax(0, (option.rect.width() - 8) / 2));
    const bool mnemonic = style.styleHint(QStyle::SH_UnderlineShortcut, &option, widget);
    paintContent(painter, option.rect.adjusted(padding, 0, -padding, 0), contentOf(option), look,
                 fontOf(painter.font(), widget, look.bold), option.state & QStyle::State_Enabled, mnemonic, c,
                 role == ButtonRole::Link ? Qt::AlignLeft : Qt::AlignHCenter);
}

void ButtonPainter::paint(QPainter &painter, const QStyleOptionToolButton &option, const QWidget *widget, const QStyle &style)
{
    const PainterState state(painter);
    const Tokens &c = Tokens::of(option.palette);
    const ButtonRole role = roleOf(option, widget);
    const Look look = lookOf(role, option.state, isChecked(option.state, widget), c, option.rect.height());
    paintPanel(painter, option.rect, look, role, widget);
    const Content content = contentOf(option);
    const int padding = content.text.isEmpty() ? 0 : paddingOf(widget, role);
    const bool mnemonic = style.styleHint(QStyle::SH_UnderlineShortcut, &option, widget);
    paintContent(painter, option.rect.adjusted(padding, 0, -padding, 0), content, look,
                 fontOf(option.font, widget, look.bold), option.state & QStyle::State_Enabled, mnemonic, c,
                 Qt::AlignHCenter);
}

QSize ButtonPainter::size(const QStyleOptionButton &option, const QWidget *widget)
{
    const ButtonRole role = buttonRole(widget);
    const Content content = contentOf(option);
    // Segments are measured bold, so that a row does not shift when another one is chosen.
    const QFont font = fontOf(widget ? widget->font() : QFont(), widget, isBold(role, true));
    const int height = role == ButtonRole::Link ? Type::lineHeight(Type::Role::Body) + 2 : heightOf(widget, role);
    if (content.text.isEmpty() && !content.arrow)
        return {height, height};
    return {contentWidth(content, font) + 2 * paddingOf(widget, role) + (role == ButtonRole::Link ? 0 : 2), height};
}

QSize ButtonPainter::size(const QStyleOptionToolButton &option, const QWidget *widget)
{
    const ButtonRole role = roleOf(option, widget);
    const Content content = contentOf(option);
    const int height = heightOf(widget, role);
    if (content.text.isEmpty())
        return {height, height};
    return {contentWidth(content, fontOf(option.font, widget, isBold(role, true))) + 2 * paddingOf(widget, role) + 2, height};
}

} // namespace deck::ui
