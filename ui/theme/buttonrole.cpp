// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "buttonrole.h"

#include <QAbstractButton>
#include <QVariant>

namespace deck::ui {

namespace {

constexpr char roleProperty[] = "deckButtonRole";
constexpr char sizeProperty[] = "deckControlSize";
constexpr char switchProperty[] = "deckSwitch";
constexpr char invalidProperty[] = "deckInvalid";

void setAndUpdate(QWidget *widget, const char *name, const QVariant &value)
{
    if (widget->property(name) == value)
        return;
    widget->setProperty(name, value);
    widget->updateGeometry();
    widget->update();
}

} // namespace

void setButtonRole(QAbstractButton *button, ButtonRole role)
{
    setAndUpdate(button, roleProperty, int(role));
}

ButtonRole buttonRole(const QWidget *button)
{
    return button ? ButtonRole(button->property(roleProperty).toInt()) : ButtonRole::Normal;
}

void setControlSize(QWidget *control, ControlSize size)
{
    setAndUpdate(control, sizeProperty, int(size));
}

ControlSize controlSize(const QWidget *control)
{
    return control ? ControlSize(control->property(sizeProperty).toInt()) : ControlSize::Normal;
}

void setSwitch(QAbstractButton *checkBox, bool on)
{
    setAndUpdate(checkBox, switchProperty, on);
}

bool isSwitch(const QWidget *widget)
{
    return widget && widget->property(switchProperty).toBool();
}

void setInvalid(QWidget *field, bool invalid)
{
    setAndUpdate(field, invalidProperty, invalid);
}

bool isInvalid(const QWidget *field)
{
    return field && field->property(invalidProperty).toBool();
}

} // namespace deck::ui
