// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme.h"
#include "zonechoice.h"

#include <QSettings>

namespace deck::ui {

/// What a window remembers from run to run: place and size, theme, language, zone. What cannot be read, or makes no sense, is
/// as if it were not there.
class WindowMemory
{
public:
    explicit WindowMemory(QSettings &settings) : m_settings(settings) {}

    /// False when nothing sensible was stored: the window then keeps its default size.
    bool restoreGeometry(QWidget &window) const;
    void keepGeometry(const QWidget &window);

    Theme::Choice theme() const;
    void setTheme(Theme::Choice choice);
    QString language() const; ///< empty = follow the system
    void setLanguage(const QString &code);
    ZoneChoice::Zone zone() const;
    void setZone(ZoneChoice::Zone zone);

private:
    QSettings &m_settings;
};

} // namespace deck::ui
