// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace deck::ui {

/// One line of StepList: glyph, name, and once the step is done what was chosen there.
class StepButton : public QAbstractButton
{
    Q_OBJECT

public:
    enum class State { Done, Current, Ahead };

    explicit StepButton(QWidget *parent = nullptr);

    void setTexts(const QString &name, const QString &summary);
    void setState(State state);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void describe();

    QString m_summary;
    State m_state = State::Ahead;
};

} // namespace deck::ui
