// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ink.h"
#include "visual.h"

#include <QWidget>

namespace deck::ui {

/// A state glyph, a class mark or a line icon as a widget, without text of its own. Give it an accessible name only where no
/// label beside it says the same.
class Glyph : public QWidget
{
    Q_OBJECT

public:
    explicit Glyph(Visual visual, int size = 16, QWidget *parent = nullptr);
    explicit Glyph(NodeClass nodeClass, int size = 12, QWidget *parent = nullptr);
    explicit Glyph(const QString &iconName, int size = 16, Ink ink = Ink::Text2, QWidget *parent = nullptr);

    void setVisual(Visual visual, bool stale = false);
    void setIcon(const QString &iconName, Ink ink = Ink::Text2);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    enum class Kind { State, Class, Icon };

    Kind m_kind;
    Visual m_visual = Visual::Unknown;
    NodeClass m_class = NodeClass::Unknown;
    QString m_icon;
    Ink m_ink = Ink::Text2;
    bool m_stale = false;
    int m_size;
};

} // namespace deck::ui
