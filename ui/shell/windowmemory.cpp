// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowmemory.h"

#include "languages.h"

#include <QGuiApplication>
#include <QMetaEnum>
#include <QScreen>
#include <QWidget>

namespace deck::ui {

namespace {

const QString geometryKey = QStringLiteral("window/geometry");
const QString themeKey = QStringLiteral("window/theme");
const QString languageKey = QStringLiteral("window/language");
const QString zoneKey = QStringLiteral("window/zone");

template <class E>
E stored(const QSettings &settings, const QString &key, E fallback)
{
    bool known = false;
    const int value = QMetaEnum::fromType<E>().keyToValue(settings.value(key).toString().toLatin1().constData(), &known);
    return known ? E(value) : fallback;
}

template <class E>
QString nameOf(E value)
{
    return QString::fromLatin1(QMetaEnum::fromType<E>().valueToKey(int(value)));
}

} // namespace

bool WindowMemory::restoreGeometry(QWidget &window) const
{
    const QRect before = window.geometry();
    if (!window.restoreGeometry(m_settings.value(geometryKey).toByteArray()))
        return false;
    // A screen that is gone, or a blob that says nonsense in the right format.
    const QList<QScreen *> screens = QGuiApplication::screens();
    const bool visible = std::ranges::any_of(screens, [&window](const QScreen *screen) {
        const QRect shown = screen->availableGeometry().intersected(window.frameGeometry());
        return shown.width() >= 200 && shown.height() >= 100;
    });
    if (!visible)
        window.setGeometry(before);
    return visible;
}

void WindowMemory::keepGeometry(const QWidget &window)
{
    m_settings.setValue(geometryKey, window.saveGeometry());
}

Theme::Choice WindowMemory::theme() const
{
    return stored(m_settings, themeKey, Theme::Choice::System);
}

void WindowMemory::setTheme(Theme::Choice choice)
{
    m_settings.setValue(themeKey, nameOf(choice));
}

QString WindowMemory::language() const
{
    const QString code = m_settings.value(languageKey).toString();
    const QList<Languages::Language> known = Languages::all();
    return std::ranges::any_of(known, [&code](const Languages::Language &each) { return each.code == code; }) ? code : QString();
}

void WindowMemory::setLanguage(const QString &code)
{
    m_settings.setValue(languageKey, code);
}

ZoneChoice::Zone WindowMemory::zone() const
{
    return stored(m_settings, zoneKey, ZoneChoice::Zone::Utc);
}

void WindowMemory::setZone(ZoneChoice::Zone zone)
{
    m_settings.setValue(zoneKey, nameOf(zone));
}

} // namespace deck::ui
