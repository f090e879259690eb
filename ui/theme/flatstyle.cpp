// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "flatstyle.h"

#include "buttonpainter.h"
#include "buttonrole.h"
#include "chromepainter.h"
#include "fieldpainter.h"
#include "icons.h"
#include "metrics.h"
#include "painterstate.h"
#include "tokens.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QFocusFrame>
#include <QMenu>
#include <QRadioButton>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>

namespace deck::ui {

namespace {

constexpr int focusMargin = 3; // 2 px of ring and 1 px of air

void outline(QPainter &painter, const QRect &rect, const QColor &border, const QBrush &fill)
{
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(border);
    painter.setBrush(fill);
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), Metrics::radius, Metrics::radius);
}

void focusFrame(QPainter &painter, const QStyleOption &option, const QWidget *frame, const QStyle &style)
{
    const auto *focusFrame = qobject_cast<const QFocusFrame *>(frame);
    QWidget *target = focusFrame ? focusFrame->widget() : nullptr;
    if (!target)
        return;
    QRect inner = option.rect.adjusted(focusMargin, focusMargin, -focusMargin, -focusMargin);
    qreal radius = Metrics::radius + 1;
    if (qobject_cast<const QCheckBox *>(target) || qobject_cast<const QRadioButton *>(target)) {
        QStyleOptionButton button;
        button.initFrom(target);
        const bool check = qobject_cast<const QCheckBox *>(target);
        const QRect mark = style.subElementRect(check ? QStyle::SE_CheckBoxIndicator : QStyle::SE_RadioButtonIndicator, &button,
                                                target);
        inner = mark.translated(inner.topLeft());
        radius = check && !isSwitch(target) ? 5 : inner.height() / 2.0 + 2;
    } else if (buttonRole(target) == ButtonRole::Pill) {
        radius = inner.height() / 2.0 + 2;
    }
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Tokens::of(target->palette()).accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(inner).adjusted(-2, -2, 2, 2), radius, radius);
}

void groupBox(QPainter &painter, const QStyleOptionGroupBox &option)
{
    const PainterState state(painter);
    const Tokens &c = Tokens::of(option.palette);
    const int title = option.text.isEmpty() ? 0 : Type::lineHeight(Type::Role::Body) + 6;
    outline(painter, option.rect.adjusted(0, title, 0, 0), c.line, c.base);
    painter.setFont(Type::font(Type::Role::Strong));
    painter.setPen(option.state & QStyle::State_Enabled ? c.text : c.disabled);
    painter.drawText(QRect(option.rect.topLeft(), QSize(option.rect.width(), title)), Qt::AlignLeft | Qt::AlignTop,
                     option.text);
}

void branch(QPainter &painter, const QStyleOption &option)
{
    const Tokens &c = Tokens::of(option.palette);
    // The row's line, which RowDelegate draws from the cell on.
    painter.fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), c.grid);
    if (!(option.state & QStyle::State_Children))
        return;
    const QRect box(option.rect.center().x() - 7, option.rect.center().y() - 7, 14, 14);
    Icons::paint(painter, box, option.state & QStyle::State_Open ? QStringLiteral("chevron-down")
                                                                 : QStringLiteral("chevron-right"),
                 c.text2, c.base);
}

} // namespace

FlatStyle::FlatStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

void FlatStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                              const QWidget *widget) const
{
    const Tokens &c = Tokens::of(option->palette);
    const bool enabled = option->state & State_Enabled;
    switch (element) {
    case PE_PanelLineEdit: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (frame && frame->lineWidth > 0)
            FieldPainter::frame(*painter, option->rect, enabled, widget, c);
        return;
    }
    case PE_FrameLineEdit:
    case PE_FrameStatusBarItem:
    case PE_FrameDefaultButton:
    case PE_PanelScrollAreaCorner:
        return;
    case PE_FrameFocusRect: {
        // Buttons and fields have the FocusRing; what is left are items of plain views and the like.
        if (qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QComboBox *>(widget)
            || qobject_cast<const QTabBar *>(widget) || (widget && widget->inherits("QComboBoxListView")))
            return;
        const PainterState state(*painter);
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(c.accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(option->rect).adjusted(1, 1, -1, -1));
        return;
    }
    case PE_IndicatorCheckBox:
        if (isSwitch(widget))
            FieldPainter::switchMark(*painter, option->rect, option->state & State_On, enabled, c);
        else
            FieldPainter::checkMark(*painter, option->rect, option->state & State_On, option->state & State_NoChange, enabled, c);
        return;
    case PE_IndicatorRadioButton:
        FieldPainter::radioMark(*painter, option->rect, option->state & State_On, enabled, c);
        return;
    case PE_IndicatorBranch:
        branch(*painter, *option);
        return;
    case PE_Frame:
    case PE_FrameGroupBox:
    case PE_FrameWindow:
        outline(*painter, option->rect, c.line, Qt::NoBrush);
        return;
    case PE_FrameMenu:
        return;
    case PE_PanelMenu:
    case PE_PanelTipLabel:
        outline(*painter, option->rect, c.line2, c.base);
        return;
    case PE_FrameTabBarBase:
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), c.line);
        return;
    case PE_PanelStatusBar:
        painter->fillRect(option->rect, c.raised);
        painter->fillRect(QRect(option->rect.left(), option->rect.top(), option->rect.width(), 1), c.line);
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void FlatStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const Tokens &c = Tokens::of(option->palette);
    switch (element) {
    case CE_PushButton:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option)) {
            ButtonPainter::paint(*painter, *button, widget, *this);
            return;
        }
        break;
    case CE_MenuItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
            ChromePainter::menuItem(*painter, *item);
            return;
        }
        break;
    case CE_MenuBarItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
            ChromePainter::menuBarItem(*painter, *item, *this, widget);
            return;
        }
        break;
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, c.raised);
        return;
    case CE_TabBarTab:
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option)) {
            ChromePainter::tab(*painter, *tab, *this, widget);
            return;
        }
        break;
    case CE_Header:
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option)) {
            ChromePainter::header(*painter, *header);
            return;
        }
        break;
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, c.raised);
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), c.line);
        return;
    case CE_ComboBoxLabel:
        if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option); combo && !combo->editable) {
            const PainterState state(*painter);
            QRect box = subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget);
            if (!combo->currentIcon.isNull()) {
                const QRect mark(box.left(), box.top() + (box.height() - Metrics::icon) / 2, Metrics::icon, Metrics::icon);
                combo->currentIcon.paint(painter, mark, Qt::AlignCenter);
                box.setLeft(mark.right() + 7);
            }
            painter->setPen(combo->state & State_Enabled ? c.text : c.disabled);
            painter->drawText(box, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                              option->fontMetrics.elidedText(combo->currentText, Qt::ElideRight, box.width()));
            return;
        }
        break;
    case CE_FocusFrame:
        focusFrame(*painter, *option, widget, *this);
        return;
    case CE_Splitter:
        return;
    case CE_ProgressBarGroove:
    case CE_ProgressBarContents:
        if (const auto *bar = qstyleoption_cast<const QStyleOptionProgressBar *>(option)) {
            const PainterState state(*painter);
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(Qt::NoPen);
            QRectF rect(option->rect);
            const int range = bar->maximum - bar->minimum;
            if (element == CE_ProgressBarContents)
                rect.setWidth(range > 0 ? rect.width() * (bar->progress - bar->minimum) / range : 0);
            painter->setBrush(element == CE_ProgressBarGroove ? c.track : c.accent);
            painter->drawRoundedRect(rect, 2, 2);
            return;
        }
        break;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void FlatStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                                   const QWidget *widget) const
{
    switch (control) {
    case CC_SpinBox:
        if (const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option)) {
            FieldPainter::spinBox(*painter, *spin, subControlRect(control, option, SC_SpinBoxDown, widget),
                                  subControlRect(control, option, SC_SpinBoxUp, widget), widget);
            return;
        }
        break;
    case CC_ComboBox:
        if (const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option)) {
            FieldPainter::comboBox(*painter, *combo, widget);
            return;
        }
        break;
    case CC_ToolButton:
        if (const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option)) {
            ButtonPainter::paint(*painter, *button, widget, *this);
            return;
        }
        break;
    case CC_ScrollBar:
        if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option)) {
            FieldPainter::scrollBar(*painter, *bar, subControlRect(control, option, SC_ScrollBarSlider, widget));
            return;
        }
        break;
    case CC_GroupBox:
        if (const auto *box = qstyleoption_cast<const QStyleOptionGroupBox *>(option)) {
            groupBox(*painter, *box);
            return;
        }
        break;
    default:
        break;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect FlatStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    switch (element) {
    case SE_LineEditContents: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        const int side = frame && frame->lineWidth > 0 ? 6 : 0; // QLineEdit adds 2
        return option->rect.adjusted(side, side ? 1 : 0, -(isInvalid(widget) && side ? side + 16 : side), side ? -1 : 0);
    }
    case SE_CheckBoxIndicator:
    case SE_RadioButtonIndicator: {
        const int width = isSwitch(widget) ? 36 : Metrics::icon;
        const int height = isSwitch(widget) ? 20 : Metrics::icon;
        return visualRect(option->direction, option->rect,
                          QRect(option->rect.left(), option->rect.top() + (option->rect.height() - height) / 2, width, height));
    }
    default:
        return QProxyStyle::subElementRect(element, option, widget);
    }
}

QRect FlatStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl subControl,
                                const QWidget *widget) const
{
    const QRect &rect = option->rect;
    if (control == CC_SpinBox) {
        const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
        const bool buttons = spin && spin->buttonSymbols != QAbstractSpinBox::NoButtons;
        const int side = buttons ? qMin(rect.height(), 32) : 0;
        switch (subControl) {
        case SC_SpinBoxFrame: return rect;
        case SC_SpinBoxDown: return {rect.left() + 1, rect.top() + 1, side, rect.height() - 2};
        case SC_SpinBoxUp: return {rect.right() - side, rect.top() + 1, side, rect.height() - 2};
        case SC_SpinBoxEditField: return rect.adjusted(side + 7, 1, -side - 8, -1);
        default: return {};
        }
    }
    if (control == CC_ComboBox) {
        switch (subControl) {
        case SC_ComboBoxFrame: return rect;
        case SC_ComboBoxEditField: return rect.adjusted(8, 1, -26, -1);
        case SC_ComboBoxArrow: return {rect.right() - 25, rect.top(), 26, rect.height()};
        case SC_ComboBoxListBoxPopup: return rect.translated(0, 2);
        default: return {};
        }
    }
    if (control == CC_ScrollBar) {
        const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option);
        if (!bar)
            return {};
        const bool across = bar->orientation == Qt::Horizontal;
        const int length = across ? rect.width() : rect.height();
        const qint64 range = qint64(bar->maximum) - bar->minimum;
        const int shortest = qMin(24, length);
        const int thumb = range > 0 ? qBound(shortest, int(qint64(bar->pageStep) * length / (range + bar->pageStep)), length)
                                    : length;
        const int at = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - thumb, bar->upsideDown);
        const auto part = [&](int from, int size) {
            return across ? QRect(rect.left() + from, rect.top(), size, rect.height())
                          : QRect(rect.left(), rect.top() + from, rect.width(), size);
        };
        switch (subControl) {
        case SC_ScrollBarGroove: return rect;
        case SC_ScrollBarSlider: return part(at, thumb);
        case SC_ScrollBarSubPage: return part(0, at);
        case SC_ScrollBarAddPage: return part(at + thumb, length - at - thumb);
        default: return {};
        }
    }
    if (control == CC_GroupBox && subControl == SC_GroupBoxContents) {
        const auto *box = qstyleoption_cast<const QStyleOptionGroupBox *>(option);
        const int title = box && !box->text.isEmpty() ? Type::lineHeight(Type::Role::Body) + 6 : 0;
        return rect.adjusted(1, title + 1, -1, -1);
    }
    return QProxyStyle::subControlRect(control, option, subControl, widget);
}

QSize FlatStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &contents,
                                  const QWidget *widget) const
{
    const int fieldHeight = Metrics::scaled(controlSize(widget) == ControlSize::Dialog  ? Metrics::controlDialog
                                            : controlSize(widget) == ControlSize::Small ? Metrics::controlSmall
                                                                                        : Metrics::control);
    switch (type) {
    case CT_PushButton:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option))
            return ButtonPainter::size(*button, widget);
        break;
    case CT_ToolButton:
        if (const auto *button = qstyleoption_cast<const QStyleOptionToolButton *>(option))
            return ButtonPainter::size(*button, widget);
        break;
    case CT_LineEdit:
        return {contents.width() + 14, qobject_cast<const QAbstractSpinBox *>(widget ? widget->parentWidget() : nullptr)
                    ? contents.height()
                    : fieldHeight};
    case CT_SpinBox:
        return {contents.width() + 2 * fieldHeight + 16, fieldHeight};
    case CT_ComboBox:
        return {contents.width() + 34, fieldHeight};
    case CT_CheckBox:
    case CT_RadioButton: {
        const int mark = isSwitch(widget) ? 36 : Metrics::icon;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const bool text = button && !button->text().isEmpty();
        return {text ? contents.width() + mark + 8 : mark,
                qMax(Metrics::scaled(Metrics::controlSmall), contents.height())};
    }
    case CT_MenuItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option))
            return ChromePainter::menuItemSize(*item);
        break;
    case CT_MenuBarItem:
        return {contents.width() + 18, Metrics::scaled(Metrics::menuBar) - 1};
    case CT_TabBarTab:
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option))
            return ChromePainter::tabSize(*tab, widget);
        break;
    case CT_HeaderSection:
        if (const auto *header = qstyleoption_cast<const QStyleOptionHeader *>(option))
            return ChromePainter::headerSize(*header, widget);
        break;
    case CT_ItemViewItem: {
        const QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
        return {size.width(), qMax(size.height(), Metrics::scaled(Metrics::row))};
    }
    default:
        break;
    }
    return QProxyStyle::sizeFromContents(type, option, contents, widget);
}

int FlatStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_ButtonDefaultIndicator:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_MenuBarPanelWidth:
    case PM_MenuBarItemSpacing:
    case PM_MenuBarVMargin:
    case PM_ScrollView_ScrollBarOverlap:
    case PM_ScrollView_ScrollBarSpacing:
    case PM_TabBarTabOverlap:
    case PM_TabBarBaseOverlap:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal: return 0;
    case PM_MenuBarHMargin: return 8;
    case PM_MenuHMargin:
    case PM_MenuVMargin: return 5;
    case PM_MenuPanelWidth: return 0;
    case PM_ButtonIconSize:
    case PM_SmallIconSize:
    case PM_ListViewIconSize:
    case PM_TabBarIconSize:
    case PM_ToolBarIconSize: return Metrics::scaled(Metrics::icon);
    case PM_DefaultFrameWidth:
    case PM_ComboBoxFrameWidth:
    case PM_SpinBoxFrameWidth: return 1;
    case PM_IndicatorWidth: return isSwitch(widget) ? 36 : Metrics::icon;
    case PM_IndicatorHeight: return isSwitch(widget) ? 20 : Metrics::icon;
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: return Metrics::icon;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing: return 8;
    case PM_ScrollBarExtent: return 10;
    case PM_ScrollBarSliderMin: return 24;
    case PM_SplitterWidth: return Metrics::gap;
    case PM_FocusFrameHMargin:
        // For items of views it is the text margin less one: 8 px as in our own delegates.
        return qobject_cast<const QAbstractItemView *>(widget) ? 7 : focusMargin;
    case PM_FocusFrameVMargin: return focusMargin;
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing: return Metrics::grid;
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin: return Metrics::cardPadding;
    case PM_ToolTipLabelFrameWidth: return 6;
    case PM_TreeViewIndentation: return 18;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int FlatStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const
{
    switch (hint) {
    case SH_FocusFrame_AboveWidget: return 1;
    case SH_FocusFrame_Mask: return 0;
    case SH_ComboBox_Popup: return 0;
    case SH_EtchDisabledText: return 0;
    case SH_ItemView_ShowDecorationSelected: return 1;
    case SH_ScrollBar_LeftClickAbsolutePosition: return 0;
    case SH_ToolTip_WakeUpDelay: return 500;
    // Nothing on a screenshot or in a test may depend on where an animation stands.
    case SH_Widget_Animation_Duration: return 0;
    default: return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

void FlatStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (qobject_cast<QMenu *>(widget)) {
        widget->setWindowFlag(Qt::FramelessWindowHint);
        widget->setAttribute(Qt::WA_TranslucentBackground); // the round corners
    }
    if (qobject_cast<QAbstractButton *>(widget) || qobject_cast<QTabBar *>(widget) || qobject_cast<QAbstractSpinBox *>(widget)
        || widget->inherits("QScrollBar"))
        widget->setAttribute(Qt::WA_Hover);
}

} // namespace deck::ui
