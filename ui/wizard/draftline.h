// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "uicontext.h"

#include <QTimer>
#include <QWidget>

class QPushButton;

namespace deck::ui {

class NoticeBar;

/// Keeps what is typed into the wizard as the account's draft, a moment after the last key, and says in a calm line when one of an
/// earlier time was taken up again, with the way to start over.
class DraftLine : public QWidget
{
    Q_OBJECT

public:
    DraftLine(FleetSession &session, const UiContext &context, QWidget *parent = nullptr);
    ~DraftLine() override;

    /// The draft to go on with, if there is one; the line says so. One that cannot be read is left out and said to be.
    std::optional<ClusterDraft> restored();
    /// What stands in the wizard now. An untouched one is no draft.
    void note(const ClusterSpec &spec, int step, bool untouched);
    /// Nothing is kept from now on: it was sent, or it is another purchase that is tried again.
    void rest();
    void retranslate();

Q_SIGNALS:
    void startOverWanted();

private:
    void keep();

    FleetSession &m_session;
    UiContext m_context;
    std::optional<ClusterDraft> m_found;
    ClusterSpec m_spec;
    int m_step = 0;
    bool m_untouched = true;
    QTimer m_soon;
    NoticeBar *m_bar;
    QPushButton *m_startOver;
};

} // namespace deck::ui
