// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "sentence.h"
#include "uicontext.h"
#include "wizardpage.h"


namespace deck::ui {

class FactGrid;
class LinkButton;
class PlainLabel;
class RequestView;
class SentenceLabel;

/// Everything that was chosen, with a way back to each step, what happens next, and the exact request.
class ReviewPage : public WizardPage
{
    Q_OBJECT

public:
    ReviewPage(FleetSession &session, const UiContext &context, QWidget *parent = nullptr);

    QString stepName() const override;
    QString stepSummary(const ClusterSpec &spec) const override;
    QList<SpecField> fields() const override { return {}; }
    void store(ClusterSpec &) const override {}
    void load(const ClusterSpec &) override {}
    void showSpec(const ClusterSpec &spec) override;
    void showProblems(const QList<SpecProblem> &problems, bool all) override;
    QWidget *firstField() const override;
    void copyAs(CopyForm form);

Q_SIGNALS:
    void editWanted(int step);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Group
    {
        PlainLabel *title;
        FactGrid *facts;
        LinkButton *edit;
    };

    Sentence readyWords(const ClusterSpec &spec) const;
    Sentence laterWords(const ClusterSpec &spec) const;
    void buildLayout();
    void retranslate();

    FleetSession &m_session;
    UiContext m_context;
    ClusterSpec m_spec;
    PlainLabel *m_title;
    SentenceLabel *m_intro;
    QList<Group> m_groups; ///< one a step
    PlainLabel *m_nextTitle;
    QList<SentenceLabel *> m_next;
    QList<QWidget *> m_nextRows;
    SentenceLabel *m_rule;
    RequestView *m_request;
};

} // namespace deck::ui
