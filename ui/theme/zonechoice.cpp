// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "zonechoice.h"

namespace deck::ui {

ZoneChoice::ZoneChoice(QLocale locale, QTimeZone local, QObject *parent)
    : QObject(parent), m_locale(std::move(locale)), m_local(local.isValid() ? std::move(local) : QTimeZone::utc())
{
}

void ZoneChoice::setZone(Zone zone)
{
    if (m_zone == zone)
        return;
    m_zone = zone;
    Q_EMIT changed();
}

void ZoneChoice::setLocale(const QLocale &locale)
{
    if (m_locale == locale)
        return;
    m_locale = locale;
    Q_EMIT changed();
}

Fmt ZoneChoice::fmt() const
{
    return Fmt(m_locale, m_zone == Zone::Utc ? QTimeZone::utc() : m_local);
}

} // namespace deck::ui
