// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace deck::ui {

/// The nodes that a request asks for as small boxes: standard ones solid, preemptible ones hatched, with a caption each.
class NodeStrip : public QWidget
{
    Q_OBJECT

public:
    explicit NodeStrip(QWidget *parent = nullptr);

    void setNodes(int standard, int preemptible);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QString standardWords() const;
    QString preemptibleWords() const;
    void describe();

    int m_standard = 0;
    int m_preemptible = 0;
};

} // namespace deck::ui
