// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "checklist.h"
#include "sessionhost.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;
class QPushButton;

namespace deck::ui {

class AdvancedFields;
class LinkButton;
class PlainLabel;
class ProjectBox;
class SentenceLabel;

/// The left half of the start page: key, service, project, name, and what became of the attempt.
class ConnectForm : public QWidget
{
    Q_OBJECT
public:
    explicit ConnectForm(SessionHost &host, QWidget *parent = nullptr);

    void focusKey();

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class Attempt { None, Checking, Running, Elsewhere, Failed }; ///< Elsewhere: the demo, or what the command line named

    void buildLayout();
    void retranslate();
    void connectNow();
    void checkNow();
    bool isBusy() const;
    /// The fields as a request, or nothing when one of them is wrong (then marked and said).
    std::optional<ConnectRequest> request();
    /// Fills the fields from a profile whose key has to be asked for.
    void askForKeyOf(const QString &profile, const QString &why);
    QList<CheckList::Line> checkLines(const ConnectionCheck &check) const;
    /// What is wrong with the fields, empty when nothing is; marks the field.
    QString complaint();
    void showAdvanced();
    void showAttempt();
    void showKeyEnd();

    SessionHost &m_host;
    Attempt m_attempt = Attempt::None;
    QString m_progress;
    std::optional<Error> m_error;
    QString m_complaint;
    std::optional<ConnectionCheck> m_check;
    QString m_profile; ///< id of the saved one that the fields are about; empty for a new one

    PlainLabel *m_title;
    SentenceLabel *m_lead;
    PlainLabel *m_keyLabel;
    QLineEdit *m_key;
    PlainLabel *m_keyEnd;
    QPushButton *m_show;
    QPushButton *m_paste;
    SentenceLabel *m_keyHint;
    LinkButton *m_fromEnvironment;
    PlainLabel *m_projectLabel;
    ProjectBox *m_project;
    PlainLabel *m_nameLabel;
    QLineEdit *m_name;
    LinkButton *m_advanced;
    AdvancedFields *m_advancedFields;
    QCheckBox *m_remember;
    QPushButton *m_test;
    CheckList *m_checks;
    QPushButton *m_connect;
    SentenceLabel *m_memoryHint;
};

} // namespace deck::ui
