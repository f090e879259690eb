// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "noderow.h"
#include "surface.h"
#include "uicontext.h"

class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace deck::ui {

class ClassBadge;
class ElidedLabel;
class FactGrid;
class PlainLabel;
class SentenceLabel;
class StatusPill;

/// All that the service says about one node. What needs Kubernetes access says so.
class NodeDetails : public Surface
{
    Q_OBJECT

public:
    explicit NodeDetails(const UiContext &context, QWidget *parent = nullptr);

    void setNode(const NodeRow &row, const QString &gpuType);
    void clear();

Q_SIGNALS:
    void timelineWanted();
    void closeWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void retranslate();
    void refresh();
    void addSection(QVBoxLayout *column, PlainLabel *title, QWidget *content);
    QString memory() const;

    UiContext m_context;
    std::optional<NodeRow> m_row;
    QString m_gpuType;
    ElidedLabel *m_name;
    QToolButton *m_copy;
    QToolButton *m_close;
    ClassBadge *m_badge;
    StatusPill *m_pill;
    PlainLabel *m_conditionsTitle;
    SentenceLabel *m_conditions;
    PlainLabel *m_labelsTitle;
    FactGrid *m_labels;
    SentenceLabel *m_labelsNote;
    PlainLabel *m_hardwareTitle;
    FactGrid *m_hardware;
    PlainLabel *m_historyTitle;
    FactGrid *m_history;
    QWidget *m_body;
    SentenceLabel *m_nothing;
    QPushButton *m_timeline;
};

} // namespace deck::ui
