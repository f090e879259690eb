// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "uicontext.h"
#include "wizardpage.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QRadioButton;

namespace deck::ui {

class CountField;
class FormField;
class PlainLabel;
class SentenceLabel;

/// A new shared volume, one that exists, or none.
class StoragePage : public WizardPage
{
    Q_OBJECT

public:
    StoragePage(FleetSession &session, const UiContext &context, QWidget *parent = nullptr);

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
    void buildLayout();
    void retranslate();
    void fillVolumes();

    FleetSession &m_session;
    UiContext m_context;
    QList<Volume> m_volumes;
    VolumeId m_wanted; ///< of an earlier try; empty once the user chose
    PlainLabel *m_title;
    SentenceLabel *m_intro;
    QRadioButton *m_new;
    SentenceLabel *m_newNote;
    QWidget *m_newFields;
    QLineEdit *m_name;
    FormField *m_nameField;
    CountField *m_size;
    QCheckBox *m_keep;
    QRadioButton *m_existing;
    QWidget *m_existingFields;
    QComboBox *m_volume;
    FormField *m_volumeField;
    QRadioButton *m_none;
    SentenceLabel *m_noneNote;
};

} // namespace deck::ui
