// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "linkbutton.h"

#include "buttonrole.h"

namespace deck::ui {

LinkButton::LinkButton(const QString &text, QWidget *parent) : QPushButton(text, parent)
{
    setButtonRole(this, ButtonRole::Link);
    setAutoDefault(false);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

} // namespace deck::ui
