// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

namespace deck::ui {

class StepButton;

/// The steps of the wizard at its left edge. Steps that were reached can be gone back to; those ahead cannot be jumped to.
class StepList : public QWidget
{
    Q_OBJECT

public:
    explicit StepList(int count, QWidget *parent = nullptr);

    void setStep(int index, const QString &name, const QString &summary);
    void setCurrent(int index, int reached);
    void setLocked(bool locked); ///< while a request is under way

Q_SIGNALS:
    void chosen(int index);

private:
    void renew();

    QList<StepButton *> m_steps;
    int m_current = 0;
    int m_reached = 0;
    bool m_locked = false;
};

} // namespace deck::ui
