// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "switchbox.h"

#include "buttonrole.h"

namespace deck::ui {

SwitchBox::SwitchBox(QWidget *parent) : QCheckBox(parent)
{
    setSwitch(this, true);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

} // namespace deck::ui
