// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "noticebar.h"
#include "uicontext.h"

#include <QWidget>

class QVBoxLayout;

namespace deck::ui {

/// What has become of a write that this dialog asked for: stored, sent, refused, unknown. It never sends anything; after an
/// ambiguous outcome it offers what the user can decide (DESIGN.md, decision 10; C11).
class OperationNotice : public QWidget
{
    Q_OBJECT

public:
    OperationNotice(FleetSession &session, const UiContext &context, QWidget *parent = nullptr);

    /// Follows this operation from now on. A refusal names the `region`.
    void follow(const OperationId &operation, const RegionName &region);
    /// An undecided operation that is about to be asked for anew: nothing of it is shown unless it moves on by itself. The
    /// dialog lets go of it only once something was sent in its place, so that no input is lost.
    void standBy(const OperationId &operation, const RegionName &region);
    /// The operation that stands by; empty when none does.
    OperationId standingBy() const { return m_standsBy ? m_id : OperationId(); }
    void clear();
    std::optional<Operation> operation() const { return m_operation; }
    /// Sent or being looked for: nothing else may be bought from this dialog.
    bool isUnderWay() const;

Q_SIGNALS:
    void stateChanged();
    void retryWanted(); ///< the operation stands by now; the dialog may ask again, with a new agreement
    void left();        ///< the user gave up on it
    void succeeded(const deck::ClusterId &cluster);

protected:
    void changeEvent(QEvent *event) override;

private:
    void take(const Operation &operation);
    void rebuild();
    QString askedBefore() const;
    NoticeBar *addNotice(NoticeBar::Kind kind, const Sentence &sentence);
    Sentence refusal() const;

    FleetSession &m_session;
    UiContext m_context;
    QVBoxLayout *m_column;
    OperationId m_id;
    RegionName m_region;
    std::optional<Operation> m_operation;
    Instant m_changedAt;
    bool m_done = false;
    bool m_standsBy = false;
};

} // namespace deck::ui
