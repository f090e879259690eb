// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

namespace deck::ui {

/// A check box drawn as a switch, without text of its own. Give it an accessible name; its state is spoken as checked.
class SwitchBox : public QCheckBox
{
    Q_OBJECT

public:
    explicit SwitchBox(QWidget *parent = nullptr);
};

} // namespace deck::ui
