// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "availability.h"
#include "fmt.h"
#include "scaleestimate.h"
#include "visual.h"

#include <QList>
#include <QWidget>

#include <optional>

class QHBoxLayout;
class QPushButton;

namespace deck::ui {

class AvailabilityBar;
class ChangePill;
class GpuSpinBox;
class PlainLabel;
class RefusalLine;
class SentenceLabel;

/// One class of capacity in the scale dialog: what there is, the target, and what is known about free GPUs.
class ScaleSide : public QWidget
{
    Q_OBJECT

public:
    explicit ScaleSide(NodeClass nodeClass, QWidget *parent = nullptr);

    /// Shows `seen`; the target itself is only touched by setTarget() and by the user.
    /// `evidence` stands where nothing is reported.
    void show(const Cluster &seen, const ScaleEstimate &estimate, const Availability *reported, const QString &evidence,
              const Fmt &fmt);
    void setProblem(const QString &problem);

    std::optional<int> target() const; ///< nothing = left as it is
    /// Nothing where the present count is not known: then the field stays empty until the user gives a number.
    void setTarget(std::optional<int> gpus);
    bool isAcceptable() const;
    GpuSpinBox *spinBox() const { return m_target; }
    void addToHead(QWidget *widget); ///< at the right of the title

Q_SIGNALS:
    void edited();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void retranslate();
    QString changedNodes(const ScaleEstimate &estimate, int change) const;
    void showAvailability(const ScaleEstimate &estimate, const Availability *reported, const QString &evidence);

    NodeClass m_class;
    QHBoxLayout *m_head;
    PlainLabel *m_title;
    PlainLabel *m_nowCaption;
    PlainLabel *m_now;
    PlainLabel *m_nowNote;
    PlainLabel *m_notKnown;
    PlainLabel *m_targetCaption;
    GpuSpinBox *m_target;
    ChangePill *m_change;
    PlainLabel *m_changedNodes;
    QList<QPushButton *> m_quick;
    RefusalLine *m_refusal;
    PlainLabel *m_problem;
    SentenceLabel *m_free;
    PlainLabel *m_asked;
    AvailabilityBar *m_bar;
    SentenceLabel *m_evidence;
};

} // namespace deck::ui
