// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

namespace deck::ui {

/// Still grey blocks in the rhythm of table rows, and words below once it takes longer.
class SkeletonPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SkeletonPanel(QWidget *parent = nullptr);

    void setWords(const QString &words);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_words;
};

} // namespace deck::ui
