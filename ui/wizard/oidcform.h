// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clusteraccess.h"

#include <QWidget>

class QLineEdit;
class QPlainTextEdit;

namespace deck::ui {

class FormField;

/// The fields of an OpenID Connect sign-in.
class OidcForm : public QWidget
{
    Q_OBJECT

public:
    explicit OidcForm(QWidget *parent = nullptr);

    OidcSettings settings() const;
    void setSettings(const OidcSettings &settings);
    void setProblem(const QString &problem); ///< shown at the issuer, the field that most rules are about
    void retranslate();

Q_SIGNALS:
    void edited();

private:
    struct Line
    {
        QLineEdit *edit;
        FormField *field;
    };
    Line line(const char *name);

    Line m_issuer;
    Line m_client;
    Line m_userClaim;
    Line m_userPrefix;
    Line m_groupClaim;
    Line m_groupPrefix;
    QPlainTextEdit *m_certificate;
    FormField *m_certificateField;
};

} // namespace deck::ui
