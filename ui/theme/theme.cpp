// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme.h"

#include "flatstyle.h"
#include "focusring.h"
#include "type.h"

#include <QApplication>
#include <QEvent>
#include <QStyleHints>
#include <QToolTip>

namespace deck::ui {

namespace {

bool systemIsDark()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
#else
    // An unset application palette is the platform's; its luminance is the only sign before Qt 6.5.
    QApplication::setPalette(QPalette());
    return Tokens::of(QApplication::palette()).isDark();
#endif
}

} // namespace

Theme::Theme(QObject *parent) : QObject(parent) {}

void Theme::install()
{
    m_systemIsDark = systemIsDark();
    QApplication::setStyle(new FlatStyle);
    Type::setTextScale(1.0);
    new FocusRing(this);
    m_installed = true;
    apply();
    qApp->installEventFilter(this);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, &Theme::followSystem);
#endif
}

void Theme::setChoice(Choice choice)
{
    m_choice = choice;
    if (m_installed)
        apply();
}

bool Theme::eventFilter(QObject *watched, QEvent *event)
{
    // Sent to each native window; finding out sends palette changes, no further ThemeChange.
    if (event->type() == QEvent::ThemeChange && watched->isWindowType())
        followSystem();
    return QObject::eventFilter(watched, event);
}

void Theme::followSystem()
{
    m_systemIsDark = systemIsDark();
    apply();
}

void Theme::apply()
{
    m_dark = m_choice == Choice::Dark || (m_choice == Choice::System && m_systemIsDark);
    const QPalette palette = tokens().toPalette();
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette); // does not follow the application's
    Q_EMIT changed();
}

} // namespace deck::ui
