// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clustercounts.h"
#include "fmt.h"
#include "sentence.h"

#include <QWidget>

namespace deck::ui {

class PlainLabel;
class SentenceLabel;

/// Both states of a cluster that somebody else changed, side by side: what you saw, what you ask for, what it is now (C17).
class ComparePanel : public QWidget
{
    Q_OBJECT

public:
    struct Comparison
    {
        ClusterCounts seen;
        ClusterCounts asked; ///< all that was asked for; a count that was not touched is as it was seen
        ClusterCounts now;
        QString seenCost; ///< per hour, with unit, if all of it runs
        QString askedCost;
        QString nowCost;
        bool mayHaveBeenSent = false;
        bool hasPreemptible = true;
    };

    explicit ComparePanel(QWidget *parent = nullptr);

    void show(const Comparison &comparison, const Fmt &fmt);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        PlainLabel *name;
        PlainLabel *seen;
        PlainLabel *asked;
        PlainLabel *now;
    };

    void retranslate();
    void showRow(const Row &row, const QString &seen, const QString &asked, const QString &now, bool moved);

    SentenceLabel *m_title;
    SentenceLabel *m_sent;
    Row m_head;
    Row m_standard;
    Row m_preemptible;
    Row m_cost;
    SentenceLabel *m_question;
};

} // namespace deck::ui
