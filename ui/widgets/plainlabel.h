// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ink.h"
#include "type.h"

#include <QLabel>

namespace deck::ui {

/// A QLabel that never reads its text as rich text (DESIGN.md, decision 16), in a role of the type scale and an ink. Font and
/// colour follow text scale and theme. For bold or monospaced parts and for wrapped prose use SentenceLabel.
class PlainLabel : public QLabel
{
    Q_OBJECT

public:
    explicit PlainLabel(const QString &text = {}, Type::Role role = Type::Role::Body, Ink ink = Ink::Text,
                        QWidget *parent = nullptr);

    void setRole(Type::Role role);
    void setInk(Ink ink);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void applyInk();

    Type::Role m_role;
    Ink m_ink;
    bool m_inking = false;
};

} // namespace deck::ui
