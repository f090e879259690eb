// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogframe.h"
#include "fleetsession.h"
#include "scaleestimate.h"
#include "scalefooter.h"
#include "uicontext.h"

#include <QPointer>

class QStackedWidget;

namespace deck::ui {

class ConfirmDialog;
class ComparePanel;
class ConfirmPanel;
class CostChangePanel;
class NoticeBar;
class OperationNotice;
class ScaleEditPage;

/// Changes the two counts of a cluster. Two pages: targets, then what will be bought with the check box that opens the
/// button. Whatever is removed is asked for in a confirmation of its own (C17). One request, sent once; a refusal keeps the
/// dialog and its input (C18).
class ScaleDialog : public DialogFrame
{
    Q_OBJECT

public:
    ScaleDialog(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent = nullptr);

    /// Takes up an operation of this cluster that nobody has decided on, of this run or an earlier one: its targets are typed in
    /// again, and where somebody else changed the cluster both states are shown. Sending takes the place of `undecided`.
    void resume(const Operation &undecided);

Q_SIGNALS:
    void scaled(const deck::ClusterId &cluster); ///< the service accepted the change
    void ratesWanted();                          ///< the shell opens the price book

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void retranslate();
    void renew();
    void reset();
    void goBack();
    void review();
    void confirmRemoval();
    void send();
    void takeSnapshot();
    void clusterMoved(const Cluster &newest);
    void compare(const ClusterCounts &seen, const ScaleSpec &asked, const ClusterCounts &now, bool mayHaveBeenSent);
    void showComparison();
    QString costOf(const ClusterCounts &counts) const;
    void applyMine();
    void keepTheirs();
    bool isNewestShown() const;
    void turnTo(ScaleFooter::Page page);
    void applyOperationState();
    ScaleSpec wanted() const;
    ScaleEstimate estimate() const;
    ScaleFooter::Page page() const;
    bool isReviewing() const { return page() == ScaleFooter::Page::Review; }
    bool isComparing() const { return page() == ScaleFooter::Page::Compare; }
    bool isComplete() const;

    FleetSession &m_session;
    UiContext m_context;
    Cluster m_seen; ///< as shown; the request is made against exactly this
    bool m_there = true;
    bool m_sent = false;
    ScaleEstimate m_reviewed; ///< what the check box agrees to
    ClusterCounts m_seenBefore;  ///< while both states are shown: what the targets were typed against
    ScaleSpec m_askedBefore;     ///< the targets
    ClusterCounts m_seenNow;     ///< and what the cluster has instead
    bool m_comparedSent = false; ///< and whether a request of ours may be on its way

    QStackedWidget *m_pages;
    ScaleEditPage *m_edit;
    ConfirmPanel *m_confirm;
    ComparePanel *m_compare;
    CostChangePanel *m_cost;
    QWidget *m_movedRow;
    NoticeBar *m_moved;
    OperationNotice *m_outcome;
    QPointer<ConfirmDialog> m_removal;
    ScaleFooter *m_footer;
};

} // namespace deck::ui
