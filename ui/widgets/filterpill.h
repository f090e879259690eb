// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace deck::ui {

/// A filter that is on or off ("Needs attention 2").
class FilterPill : public QPushButton
{
    Q_OBJECT

public:
    explicit FilterPill(const QString &text = {}, QWidget *parent = nullptr);
};

} // namespace deck::ui
