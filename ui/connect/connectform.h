// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "checklist.h"
#include "sessionhost.h"

#include <QPointer>
#include <QWidget>

class QPushButton;
class QShortcut;
class QTimer;

namespace deck::ui {

class AccountFields;
class LinkButton;
class PlainLabel;
class SentenceLabel;

/// The left half of the start page: the saved accounts, the fields of another, and what became of the attempt.
class ConnectForm : public QWidget
{
    Q_OBJECT
public:
    explicit ConnectForm(SessionHost &host, QWidget *parent = nullptr);

    void focusKey();
    /// Whether the seconds of a question without an answer are counted; not in pictures.
    void setCounting(bool counting) { m_counting = counting; }
    QWidget *outcome() const; ///< where it is said what became of the attempt

Q_SIGNALS:
    void outcomeChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    enum class Attempt { None, Checking, Running, Elsewhere, Failed, Stopped }; ///< Elsewhere: the demo, or what the command line named

    void buildLayout();
    void retranslate();
    void connectParts();
    void connectHost();
    void connectNow();
    void checkNow();
    /// Nothing when a field is wrong (then marked and said), or when something is tried already.
    std::optional<ConnectRequest> request();
    void askForKeyOf(const QString &profile, const QString &why);
    void noteCheck(const ConnectionCheck &check);
    bool isBusy() const;
    void setAttempt(Attempt attempt);
    void showAttempt();
    QList<CheckList::Line> lines() const;

    SessionHost &m_host;
    Attempt m_attempt = Attempt::None;
    bool m_counting = true;
    int m_seconds = 0; ///< since the question under way was asked
    QTimer *m_tick;
    QString m_progress;
    std::optional<Error> m_error;
    QString m_complaint;
    std::optional<ConnectionCheck> m_check;
    QPointer<QWidget> m_focusBefore; ///< had the focus when the attempt began

    PlainLabel *m_title;
    SentenceLabel *m_lead;
    AccountFields *m_fields;
    CheckList *m_checks;
    SentenceLabel *m_memoryHint;
    QPushButton *m_connect;
    QPushButton *m_test;
    QPushButton *m_stop;
    QShortcut *m_escape;
    LinkButton *m_advanced;
};

} // namespace deck::ui
