// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sessionhost.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;

namespace deck::ui {

class AdvancedFields;
class KeyField;
class PlainLabel;
class ProjectBox;

/// What a person says about an account: key, project, name, and what few need below.
class AccountFields : public QWidget
{
    Q_OBJECT
public:
    explicit AccountFields(const SessionHost &host, QWidget *parent = nullptr);

    /// What is wrong, empty when nothing is; marks the field.
    QString complaint();
    /// Only without a complaint.
    ConnectRequest request() const;
    /// From a saved account whose key has to be asked for.
    void show(const Profile &profile);
    void offerProjects(const ConnectionCheck &check);
    /// While a connection is tried.
    void setFixed(bool fixed);
    void showAdvanced();
    void focusAdvanced();
    void focusKey();
    /// In the order of the Tab key.
    QList<QWidget *> fields() const;

Q_SIGNALS:
    void submitted(); ///< Enter in a field
    void advancedShown();

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void retranslate();

    QString m_profile; ///< id of the saved one that the fields are about; empty for a new one
    KeyField *m_key;
    PlainLabel *m_projectLabel;
    ProjectBox *m_project;
    PlainLabel *m_nameLabel;
    QLineEdit *m_name;
    AdvancedFields *m_advanced;
    QCheckBox *m_remember;
};

} // namespace deck::ui
