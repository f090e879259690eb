// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "countdown.h"
#include "languages.h"
#include "sessionhost.h"
#include "windowmemory.h"
#include "windowmenus.h"
#include "zonechoice.h"

#include <QMainWindow>

#include <memory>

class QVBoxLayout;

namespace deck::ui {

class ConnectPage;
class StatusLine;
class StatusPill;
class Workspace;

/// The window: the start page, or the workspace of the session that the host has open. Carries out the menus.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    /// Ticking: countdowns run. Still: for pictures, nothing moves by itself.
    enum class Pace { Ticking, Still };

    /// `memory` may be null: then nothing is remembered. All others outlive the window.
    MainWindow(SessionHost &host, Theme &theme, ZoneChoice &zone, Languages &languages, WindowMemory *memory, Pace pace);
    ~MainWindow() override;

    Workspace *workspace() const { return m_workspace; }       ///< null on the start page
    ConnectPage *connectPage() const { return m_connectPage; } ///< null in a session

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void showSession(FleetSession *session);
    void replaceContent();
    void carryOut(WindowMenus::Act act);
    void carryOutInWorkspace(WindowMenus::Act act);
    void showWhatIsPossible();
    void showTitle();
    void retranslate();
    void askForKey();
    void showProfiles();
    void sayWhyNotOpened(const Error &error);
    void askAboutUnkeptKey(const Error &error);
    void showKeys();
    void showAbout();
    void showDiagnostics();

    SessionHost &m_host;
    Theme &m_theme;
    ZoneChoice &m_zone;
    Languages &m_languages;
    WindowMemory *m_memory;
    Pace m_pace;
    SystemClock m_systemClock;
    WindowMenus *m_menus;
    QWidget *m_brand;
    StatusPill *m_demoMark;
    QWidget *m_demoCorner;
    std::unique_ptr<Countdown> m_countdown;
    QWidget *m_content = nullptr;
    ConnectPage *m_connectPage = nullptr;
    Workspace *m_workspace = nullptr;
};

} // namespace deck::ui
