// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ink.h"
#include "type.h"

#include <QWidget>

namespace deck::ui {

/// One line that gives up its middle when it does not fit, so that the suffix of a node name stays. The whole text is its
/// accessible name, and its tooltip while it is cut.
class ElidedLabel : public QWidget
{
    Q_OBJECT

public:
    explicit ElidedLabel(const QString &text = {}, Type::Role role = Type::Role::Mono, Ink ink = Ink::Text,
                         QWidget *parent = nullptr);

    QString text() const { return m_text; }
    void setText(const QString &text);
    void setInk(Ink ink);
    void setElideMode(Qt::TextElideMode mode);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    QString m_text;
    Type::Role m_role;
    Ink m_ink;
    Qt::TextElideMode m_mode = Qt::ElideMiddle;
};

} // namespace deck::ui
