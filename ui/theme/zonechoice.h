// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fmt.h"

#include <QObject>

namespace deck::ui {

/// The zone the whole app shows times in: UTC or the local one. One object, made by the app; pages hold a reference, take
/// `fmt()` when they build texts and build them again on `changed` (the shell toggles it with Ctrl+U).
class ZoneChoice : public QObject
{
    Q_OBJECT

public:
    enum class Zone { Utc, Local };
    Q_ENUM(Zone)

    /// `local` is the computer's zone, or the one of --zone.
    ZoneChoice(QLocale locale, QTimeZone local, QObject *parent = nullptr);

    Zone zone() const { return m_zone; }
    void setZone(Zone zone);
    void toggle() { setZone(m_zone == Zone::Utc ? Zone::Local : Zone::Utc); }
    void setLocale(const QLocale &locale);

    Fmt fmt() const;
    /// The zone that is not in force, for Fmt::momentInBoth().
    QTimeZone other() const { return m_zone == Zone::Utc ? m_local : QTimeZone::utc(); }

Q_SIGNALS:
    void changed();

private:
    QLocale m_locale;
    QTimeZone m_local;
    Zone m_zone = Zone::Utc;
};

} // namespace deck::ui
