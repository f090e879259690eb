// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "buttonrole.h"

#include <QIcon>
#include <QWidget>

class QAbstractButton;
class QButtonGroup;

namespace deck::ui {

/// A row of which exactly one is chosen ("24 h | 7 d | June"). Arrow keys move within it, Tab passes it as one.
class SegmentedButtons : public QWidget
{
    Q_OBJECT

public:
    explicit SegmentedButtons(ControlSize size = ControlSize::Normal, QWidget *parent = nullptr);

    /// The first one added is chosen.
    void add(int id, const QString &text, const QIcon &icon = {});
    void setText(int id, const QString &text);
    int current() const;
    void setCurrent(int id); ///< emits nothing

Q_SIGNALS:
    void chosen(int id); ///< by the user

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QButtonGroup *m_group;
    ControlSize m_size;
};

} // namespace deck::ui
