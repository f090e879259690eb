// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "noderow.h"
#include "visual.h"

#include <QAbstractButton>

namespace deck::ui {

/// One node as a small tile: state glyph, the telling part of its name, how long it has been in its phase; the edge says the
/// class. A wanted slot without a node is dashed and cannot be pressed.
class NodeTile : public QAbstractButton
{
    Q_OBJECT
public:
    explicit NodeTile(QWidget *parent = nullptr);

    /// `age` is what stands at the right: an age, or the countdown of a draining node.
    void setNode(const NodeRow &row, const QString &age);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    NodeRow m_row;
    QString m_age;
};

} // namespace deck::ui
