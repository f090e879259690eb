// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chartdata.h"

#include <QWidget>

namespace deck::ui {

/// The card beside a chart's cursor: the time, each series with its exact value, the total.
class ChartCard : public QWidget
{
    Q_OBJECT

public:
    explicit ChartCard(QWidget *parent = nullptr);

    void show(const QString &title, const ChartData &chart, int bucket);
    /// The same as one sentence, for a screen reader.
    static QString spoken(const QString &title, const ChartData &chart, int bucket);

    static QString totalWord(); ///< "Total"

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Line
    {
        ChartData::Kind kind;
        QString name, value;
    };

    QString m_title;
    QVector<Line> m_lines;
    QString m_totalName, m_total;
};

} // namespace deck::ui
