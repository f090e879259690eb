// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme.h"

#include <QHash>
#include <QObject>

class QAction;
class QMainWindow;
class QMenu;

namespace deck::ui {

/// The menus of the main window: every action there is, with its key. Who carries them out is the window's business.
class WindowMenus : public QObject
{
    Q_OBJECT
public:
    enum class Act {
        NewCluster, ExportCsv, ExportJson, NewKey, Leave, Quit,
        Scale, CopyId, Delete, PreviousCluster, NextCluster,
        NodeDetails, NodeTimeline, NodeCopyName,
        TabOverview, TabNodes, TabTimeline, TabCost,
        Overview, Cost, Asks, Refresh, LocalTime, NextPane, NewestMessage,
        Keys, Diagnostics, About,
    };

    explicit WindowMenus(QMainWindow &window);

    QAction *action(Act act) const { return m_actions.value(act); }
    void setThemeChoice(Theme::Choice choice);
    void setLanguage(const QString &code);
    /// The saved accounts, id and name; `current` is marked.
    void setProfiles(const QList<std::pair<QString, QString>> &profiles, const QString &current);
    /// Each action's text and key, in the order of the menus, for the list of keys.
    QList<std::pair<QString, QString>> keys() const;
    void retranslate();

Q_SIGNALS:
    void triggered(deck::ui::WindowMenus::Act act);
    void themeChosen(deck::ui::Theme::Choice choice);
    void languageChosen(const QString &code);
    void profileChosen(const QString &id);

private:
    QAction *add(QMenu *menu, Act act, const QList<QKeySequence> &keys = {});
    void addThemes(QMenu *menu);
    void addLanguages(QMenu *menu);

    QMainWindow &m_window;
    QHash<Act, QAction *> m_actions;
    QList<Act> m_order;
    QHash<Theme::Choice, QAction *> m_themes;
    QHash<QString, QAction *> m_languages;
    QMenu *m_file;
    QMenu *m_accounts;
    QMenu *m_cluster;
    QMenu *m_node;
    QMenu *m_view;
    QMenu *m_theme;
    QMenu *m_language;
    QMenu *m_help;
};

inline size_t qHash(WindowMenus::Act act, size_t seed = 0) { return ::qHash(int(act), seed); }

} // namespace deck::ui
