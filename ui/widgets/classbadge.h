// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "statuspainter.h"

#include <QWidget>

namespace deck::ui {

/// The badge "Standard" or "Preemptible" as a widget.
class ClassBadge : public QWidget
{
    Q_OBJECT

public:
    explicit ClassBadge(NodeClass nodeClass, bool brief = false, QWidget *parent = nullptr);

    void setNodeClass(NodeClass nodeClass);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    void describe();

    NodeClass m_class;
    bool m_brief;
};

} // namespace deck::ui
