// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "confirmpanel.h"
#include "dialogframe.h"

class QPushButton;

namespace deck::ui {

/// Asks before something is bought, removed or destroyed. Shown with open(); `confirmed` says that the deed is wanted, once.
///
///     auto *dialog = new ConfirmDialog(tr("Lower preemptible target"), confirmation, tr("Lower to 32"), tr("Keep 64"), this);
///     connect(dialog, &ConfirmDialog::confirmed, this, […] { … });
///     dialog->open();                       // deletes itself when closed
class ConfirmDialog : public DialogFrame
{
    Q_OBJECT

public:
    ConfirmDialog(const QString &title, const Confirmation &confirmation, const QString &deed, const QString &safe,
                  QWidget *parent = nullptr);

    ConfirmPanel *panel() const { return m_panel; }
    /// A further way out between the safe button and the deed ("Cordon nodes first…"); pressing it closes the dialog.
    QPushButton *addAlternative(const QString &text);
    QPushButton *deedButton() const { return m_deed; }
    QPushButton *safeButton() const { return m_safe; }

Q_SIGNALS:
    void confirmed(bool extraOption);

protected:
    void showEvent(QShowEvent *event) override;

private:
    ConfirmPanel *m_panel;
    QPushButton *m_safe;
    QPushButton *m_deed;
    QHBoxLayout *m_alternatives;
};

} // namespace deck::ui
