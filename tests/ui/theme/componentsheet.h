// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

/// Every state mark and control of the design system on one sheet, at the places of the mockup 00-components.
class ComponentSheet : public QWidget
{
    Q_OBJECT

public:
    ComponentSheet();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void addControls();
};
