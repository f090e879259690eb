// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogframe.h"
#include "fleetsession.h"
#include "uicontext.h"

class QPushButton;
class QStackedWidget;

namespace deck::ui {

class DraftLine;
class OperationNotice;
class PlainLabel;
class PricePanel;
class StepList;
class WizardPage;

/// Creates a cluster in steps: name and type, hardware, capacity, storage, access, review. The last button is open only while the
/// price is agreed to, and asks the session once; what becomes of the request is followed here until it is known. Closing
/// the window does not stop a request: the session goes on and the shell shows its outcome.
class CreateWizard : public DialogFrame
{
    Q_OBJECT

public:
    CreateWizard(FleetSession &session, const UiContext &context, QWidget *parent = nullptr);

    /// Fills every step with what was asked for, in this run or an earlier one, and shows the review. Sending takes the place of
    /// `lost`; until then it stays undecided, and if its cluster shows up meanwhile, that is asked first (C11).
    void tryAgain(const Operation &lost);

Q_SIGNALS:
    void created(const deck::ClusterId &cluster);
    void ratesWanted(); ///< the shell opens the price book

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void retranslate();
    void renew();
    void goTo(int step);
    void next();
    void create();
    void applyOperationState();
    void load(const ClusterSpec &wanted);
    void takeUpDraft();
    void startOver();
    ClusterSpec spec() const;
    QList<SpecProblem> problems() const;
    bool isStepSound(int step) const;
    int firstUnsound() const; ///< past the last step when all are sound
    /// To the first step before `before` that is wrong, with its problem named; false when there is none.
    bool leadBackToWhatIsWrong(int before);
    bool isReview() const;
    int lastStep() const { return int(m_pages.size()) - 1; }

    FleetSession &m_session;
    UiContext m_context;
    QList<WizardPage *> m_pages;
    ClusterSpec m_fresh;  ///< as every page begins
    ClusterSpec m_before; ///< what an earlier try asked for beyond the fields of the pages
    int m_reached = 0;
    QList<bool> m_asked; ///< steps in which the user tried to go on
    bool m_sent = false;
    bool m_renewing = false;
    bool m_drafts = true; ///< false: it is another purchase that is tried again

    StepList *m_steps;
    QStackedWidget *m_stack;
    PricePanel *m_price;
    DraftLine *m_draft;
    OperationNotice *m_outcome;
    QPushButton *m_cancel;
    QPushButton *m_copyCommand;
    PlainLabel *m_caption;
    QPushButton *m_back;
    QPushButton *m_next;
    QPushButton *m_create;
};

} // namespace deck::ui
