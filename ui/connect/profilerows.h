// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sessionhost.h"

#include <QWidget>

class QVBoxLayout;

namespace deck::ui {

/// The saved accounts, one a row: open it with one press, or forget it or only its key. Hidden while there is none.
class ProfileRows : public QWidget
{
    Q_OBJECT
public:
    explicit ProfileRows(SessionHost &host, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    void askToForget(const Profile &profile);
    void askToForgetKey(const Profile &profile);

    SessionHost &m_host;
    QVBoxLayout *m_column;
    QList<QWidget *> m_rows;
};

} // namespace deck::ui
