// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"

#include <QWidget>

class QPlainTextEdit;
class QPushButton;

namespace deck::ui {

class PlainLabel;
class SegmentedButtons;
class SentenceLabel;

/// The request that would be sent, as JSON, for curl, for the official CLI or for Terraform, to read and to copy. What a form
/// cannot say stands below it.
class RequestView : public QWidget
{
    Q_OBJECT

public:
    explicit RequestView(FleetSession &session, QWidget *parent = nullptr);

    void showSpec(const ClusterSpec &spec);
    void retranslate();
    /// Shows the form and puts it on the clipboard.
    void copyAs(CopyForm form);

private:
    void renew();

    FleetSession &m_session;
    ClusterSpec m_spec;
    PlainLabel *m_title;
    SegmentedButtons *m_form;
    QPushButton *m_copy;
    QPlainTextEdit *m_text;
    SentenceLabel *m_leftOut;
    bool m_copied = false;
};

} // namespace deck::ui
