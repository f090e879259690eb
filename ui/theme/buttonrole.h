// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractButton;
class QWidget;

namespace deck::ui {

/// What a button is for; FlatStyle draws it accordingly. Normal needs no call.
///
///     setButtonRole(buy, ButtonRole::Primary);   // one a view: filled, bold
///     setButtonRole(remove, ButtonRole::Danger); // outlined red, bold; never the default button
///     setControlSize(button, ControlSize::Small); // 24 px, in rows and notices; Dialog is 32 px and fits fields too
enum class ButtonRole {
    Normal,
    Primary,
    Danger,
    Flat,      ///< no border until hovered
    Link,      ///< text in link colour
    Segment,   ///< part of SegmentedButtons, which sets it
    Pill,      ///< a filter chip; FilterPill sets it
};
enum class ControlSize { Normal, Small, Tiny, Dialog }; ///< 28, 24, 20 (caption type), 32 px

void setButtonRole(QAbstractButton *button, ButtonRole role);
ButtonRole buttonRole(const QWidget *button);
void setControlSize(QWidget *control, ControlSize size);
ControlSize controlSize(const QWidget *control);

/// A QCheckBox that is drawn as a switch.
void setSwitch(QAbstractButton *checkBox, bool on);
bool isSwitch(const QWidget *widget);

/// Red border and the octagon for a field whose content is refused (QLineEdit, QAbstractSpinBox, QComboBox).
void setInvalid(QWidget *field, bool invalid);
bool isInvalid(const QWidget *field);

} // namespace deck::ui
