// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock.h"
#include "zonechoice.h"

#include <QLineEdit>

#include <optional>

namespace deck::ui {

/// A moment typed as "2026-06-17 08:00" in the zone in force, which is named beside it. What is no moment stays as typed and is
/// refused in words. Up and Down change it by an hour, Page Up and Down by a day. A change of zone keeps the moment.
class MomentEdit : public QLineEdit
{
    Q_OBJECT

public:
    MomentEdit(const Clock &clock, ZoneChoice &zone, QWidget *parent = nullptr);

    /// Nothing while the field is empty or holds what is no moment.
    std::optional<Instant> moment() const { return m_moment; }
    void setMoment(std::optional<Instant> moment);
    bool isAcceptable() const { return m_moment || text().trimmed().isEmpty(); }
    QString refusal() const; ///< empty while acceptable
    QString zoneName() const; ///< of the zone in force, at the moment that is typed

Q_SIGNALS:
    void momentChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    enum class Fault { None, Form, NoSuchTime };

    void judge();
    QString textOf(Instant moment) const;

    const Clock &m_clock;
    ZoneChoice &m_zone;
    std::optional<Instant> m_moment;
    Fault m_fault = Fault::None;
};

} // namespace deck::ui
