// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>
#include <QWidget>

namespace deck::ui {

/// A small trend line for tiles; decoration, its figures stand beside it.
class Sparkline : public QWidget
{
    Q_OBJECT

public:
    explicit Sparkline(QWidget *parent = nullptr);

    void setValues(const QVector<double> &values);

    QSize sizeHint() const override { return {84, 26}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QVector<double> m_values;
};

} // namespace deck::ui
