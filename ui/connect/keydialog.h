// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogframe.h"
#include "secret.h"

class QLineEdit;
class QPushButton;

namespace deck::ui {

class PlainLabel;
class SentenceLabel;

/// Asks for a new key of the account that is open, when the service refuses the old one (C12) or a person rotates it. What is
/// shown stays where it is; the new key takes effect at once.
class KeyDialog : public DialogFrame
{
    Q_OBJECT
public:
    KeyDialog(const QString &account, const QString &host, QWidget *parent);

    /// What became of the key: an empty text closes the dialog, anything else is said and the input stays.
    void conclude(const QString &complaint);

Q_SIGNALS:
    void chosen(const deck::Secret &key);

private:
    void choose();

    QLineEdit *m_key;
    PlainLabel *m_label;
    SentenceLabel *m_complaint;
    QPushButton *m_use;
};

} // namespace deck::ui
