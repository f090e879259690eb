// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wizardpage.h"

class QCheckBox;
class QComboBox;

namespace deck::ui {

class FormField;
class LinkButton;
class OidcForm;
class PlainLabel;
class SentenceLabel;

/// Sign-in, load balancer, add-ons and acceptance tests. All optional and folded away; without a choice nothing is sent and
/// the service decides.
class AccessPage : public WizardPage
{
    Q_OBJECT

public:
    explicit AccessPage(QWidget *parent = nullptr);

    QString stepName() const override;
    QString stepSummary(const ClusterSpec &spec) const override;
    QList<SpecField> fields() const override;
    void store(ClusterSpec &spec) const override;
    void load(const ClusterSpec &spec) override;
    void showSpec(const ClusterSpec &spec) override;
    void showProblems(const QList<SpecProblem> &problems, bool all) override;
    QWidget *firstField() const override;

    /// For the review: "OIDC, accounts.example.com", "Traefik, Headlamp" and so on.
    static QString signInWords(const ClusterAccess &access);
    static QString softwareWords(const ClusterAccess &access);
    static QString testWords(AcceptanceTests tests);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void retranslate();
    void setMoreShown(bool shown);

    PlainLabel *m_title;
    SentenceLabel *m_intro;
    QCheckBox *m_signIn;
    SentenceLabel *m_signInNote;
    OidcForm *m_oidc;
    LinkButton *m_more;
    QWidget *m_moreFields;
    QComboBox *m_balancer;
    FormField *m_balancerField;
    PlainLabel *m_addOnsTitle;
    QCheckBox *m_addOn;
    QComboBox *m_tests;
    FormField *m_testsField;
};

} // namespace deck::ui
