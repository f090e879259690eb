// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "wizardpage.h"

class QLineEdit;

namespace deck::ui {

class CountField;
class FormField;
class PlainLabel;
class SegmentedButtons;
class SentenceLabel;

/// Name, Kubernetes or Slurm, project.
class NamePage : public WizardPage
{
    Q_OBJECT

public:
    explicit NamePage(FleetSession &session, QWidget *parent = nullptr);

    void setType(ClusterType type);

    QString stepName() const override;
    QString stepSummary(const ClusterSpec &spec) const override;
    QList<SpecField> fields() const override;
    void store(ClusterSpec &spec) const override;
    void load(const ClusterSpec &spec) override;
    void showSpec(const ClusterSpec &spec) override;
    void showProblems(const QList<SpecProblem> &problems, bool all) override;
    bool isAcceptable() const override;
    QWidget *firstField() const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    PlainLabel *m_title;
    SentenceLabel *m_intro;
    QLineEdit *m_name;
    FormField *m_nameField;
    PlainLabel *m_typeLabel;
    SegmentedButtons *m_type;
    SentenceLabel *m_typeNote;
    CountField *m_memory;
    QLineEdit *m_project;
    FormField *m_projectField;
};

} // namespace deck::ui
