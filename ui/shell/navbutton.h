// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace deck::ui {

/// One place of the sidebar ("Overview", "Cost"): icon, word, a figure at the right. While the sidebar is narrow the icon
/// alone, with the word as tooltip.
class NavButton : public QAbstractButton
{
    Q_OBJECT
public:
    explicit NavButton(const QString &iconName, QWidget *parent = nullptr);

    void setFigure(const QString &figure);
    void setNarrow(bool narrow);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void describe();

    QString m_icon;
    QString m_figure;
    bool m_narrow = false;
};

} // namespace deck::ui
