// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "filterpill.h"

#include "buttonrole.h"

namespace deck::ui {

FilterPill::FilterPill(const QString &text, QWidget *parent) : QPushButton(text, parent)
{
    setButtonRole(this, ButtonRole::Pill);
    setCheckable(true);
    setAutoDefault(false);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

} // namespace deck::ui
