// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ink.h"
#include "sentence.h"

#include <QVector>
#include <QWidget>

class QGridLayout;

namespace deck::ui {

struct Fact
{
    QString label;
    Sentence value;
    bool operator==(const Fact &) const = default;
};

/// Two columns: grey labels, values that wrap. For details, confirmations and summaries.
class FactGrid : public QWidget
{
    Q_OBJECT

public:
    /// `labelWidth` in pixels at 100 % text; `rowGap` between lines.
    explicit FactGrid(int labelWidth = 112, int rowGap = 6, QWidget *parent = nullptr);

    void setFacts(const QVector<Fact> &facts);
    void addRow(const QString &label, QWidget *value); ///< a value that is a widget of its own

private:
    void clear();

    QGridLayout *m_grid;
    QVector<Fact> m_facts;
    int m_rows = 0;
};

} // namespace deck::ui
