// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "uicontext.h"

#include <QWidget>

#include <map>

class QVBoxLayout;

namespace deck::ui {

class NoticeBar;

/// What concerns the whole account and must not be missed, above every page: the connection, this computer's clock, a
/// history that cannot be written, and writes whose outcome a person has to decide on.
class BannerArea : public QWidget
{
    Q_OBJECT
public:
    BannerArea(FleetSession &session, const UiContext &context, QWidget *parent = nullptr);

Q_SIGNALS:
    void newKeyWanted();
    /// The user tries an undecided operation again, or wants to see both states: the dialog it came from is opened anew with
    /// all that was typed. The operation stays undecided until something else was sent instead, or the user lets it go.
    void tryAgainWanted(const deck::Operation &operation);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showConnection();
    void showClock();
    void showEmptyList();
    void showStorage();
    void showOperations();
    NoticeBar *makeOperationBar(const Operation &operation);
    void addCandidate(NoticeBar &bar, const Operation &operation, const Candidate &candidate);
    void refresh();

    FleetSession &m_session;
    UiContext m_context;
    QVBoxLayout *m_column;
    NoticeBar *m_connection;
    NoticeBar *m_clock;
    NoticeBar *m_emptyList;
    NoticeBar *m_storage;
    std::optional<Error> m_storageError;
    std::map<OperationId, NoticeBar *> m_operations;
};

} // namespace deck::ui
