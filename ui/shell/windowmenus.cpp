// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "windowmenus.h"

#include "languages.h"
#include "visibletext.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace deck::ui {

WindowMenus::WindowMenus(QMainWindow &window)
    : QObject(&window)
    , m_window(window)
    , m_file(window.menuBar()->addMenu(QString()))
    , m_accounts(new QMenu(m_file))
    , m_cluster(window.menuBar()->addMenu(QString()))
    , m_node(window.menuBar()->addMenu(QString()))
    , m_view(window.menuBar()->addMenu(QString()))
    , m_theme(new QMenu(m_view))
    , m_language(new QMenu(m_view))
    , m_help(window.menuBar()->addMenu(QString()))
{
    add(m_file, Act::NewCluster, {QKeySequence(Qt::CTRL | Qt::Key_N)});
    m_file->addSeparator();
    add(m_file, Act::ExportCsv, {QKeySequence(Qt::CTRL | Qt::Key_E)});
    add(m_file, Act::ExportJson, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)});
    m_file->addSeparator();
    m_file->addMenu(m_accounts);
    add(m_file, Act::NewKey);
    add(m_file, Act::Leave);
    add(m_file, Act::Quit, {QKeySequence(Qt::CTRL | Qt::Key_Q)});

    add(m_cluster, Act::Scale, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)});
    add(m_cluster, Act::CopyId);
    add(m_cluster, Act::Delete);
    m_cluster->addSeparator();
    add(m_cluster, Act::TabOverview, {QKeySequence(Qt::ALT | Qt::Key_1)});
    add(m_cluster, Act::TabNodes, {QKeySequence(Qt::ALT | Qt::Key_2)});
    add(m_cluster, Act::TabTimeline, {QKeySequence(Qt::ALT | Qt::Key_3)});
    add(m_cluster, Act::TabCost, {QKeySequence(Qt::ALT | Qt::Key_4)});
    m_cluster->addSeparator();
    add(m_cluster, Act::PreviousCluster, {QKeySequence(Qt::CTRL | Qt::Key_PageUp)});
    add(m_cluster, Act::NextCluster, {QKeySequence(Qt::CTRL | Qt::Key_PageDown)});

    // Their keys are single letters, which count in the table alone: Enter, T and Ctrl+C.
    add(m_node, Act::NodeDetails);
    add(m_node, Act::NodeTimeline);
    m_node->addSeparator();
    add(m_node, Act::NodeCopyName);

    add(m_view, Act::Overview, {QKeySequence(Qt::CTRL | Qt::Key_1)});
    add(m_view, Act::Cost, {QKeySequence(Qt::CTRL | Qt::Key_2)});
    add(m_view, Act::Asks, {QKeySequence(Qt::CTRL | Qt::Key_4)});
    m_view->addSeparator();
    add(m_view, Act::Refresh, {QKeySequence(Qt::Key_F5)});
    add(m_view, Act::LocalTime, {QKeySequence(Qt::CTRL | Qt::Key_U)})->setCheckable(true);
    m_view->addSeparator();
    addThemes(m_theme);
    addLanguages(m_language);
    m_view->addMenu(m_theme);
    m_view->addMenu(m_language);
    m_view->addSeparator();
    add(m_view, Act::NextPane, {QKeySequence(Qt::Key_F6)});
    add(m_view, Act::NewestMessage, {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)});

    add(m_help, Act::Keys, {QKeySequence(Qt::Key_F1)});
    add(m_help, Act::Diagnostics);
    add(m_help, Act::About);
    retranslate();
}

QAction *WindowMenus::add(QMenu *menu, Act act, const QList<QKeySequence> &keys)
{
    QAction *action = menu->addAction(QString());
    action->setShortcuts(keys);
    // No merging of roles: on macOS the text alone would decide where an action goes.
    action->setMenuRole(act == Act::Quit ? QAction::QuitRole : act == Act::About ? QAction::AboutRole : QAction::NoRole);
    connect(action, &QAction::triggered, this, [this, act] { Q_EMIT triggered(act); });
    m_actions.insert(act, action);
    m_order.append(act);
    return action;
}

void WindowMenus::addThemes(QMenu *menu)
{
    auto *group = new QActionGroup(menu);
    for (const Theme::Choice choice : {Theme::Choice::System, Theme::Choice::Light, Theme::Choice::Dark}) {
        QAction *action = menu->addAction(QString());
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, choice] { Q_EMIT themeChosen(choice); });
        m_themes.insert(choice, action);
    }
}

void WindowMenus::addLanguages(QMenu *menu)
{
    auto *group = new QActionGroup(menu);
    for (const Languages::Language &language : Languages::all()) {
        QAction *action = menu->addAction(language.name); // each in itself, whatever language is in force
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, code = language.code] { Q_EMIT languageChosen(code); });
        m_languages.insert(language.code, action);
    }
}

void WindowMenus::setThemeChoice(Theme::Choice choice)
{
    m_themes.value(choice)->setChecked(true);
}

void WindowMenus::setLanguage(const QString &code)
{
    if (QAction *action = m_languages.value(code))
        action->setChecked(true);
}

void WindowMenus::setProfiles(const QList<std::pair<QString, QString>> &profiles, const QString &current)
{
    m_accounts->clear();
    m_accounts->menuAction()->setVisible(!profiles.isEmpty());
    for (const auto &[id, name] : profiles) {
        QString shown = visibleText(name, 60);
        QAction *action = m_accounts->addAction(shown.replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setCheckable(true);
        action->setChecked(id == current);
        connect(action, &QAction::triggered, this, [this, id = id] { Q_EMIT profileChosen(id); });
    }
}

QList<std::pair<QString, QString>> WindowMenus::keys() const
{
    QList<std::pair<QString, QString>> all;
    for (const Act act : m_order) {
        const QAction *each = action(act);
        if (each->isVisible() && !each->shortcut().isEmpty())
            all.append({each->text().remove(QLatin1Char('&')), each->shortcut().toString(QKeySequence::NativeText)});
    }
    return all;
}

void WindowMenus::retranslate()
{
    m_file->setTitle(tr("&File"));
    m_cluster->setTitle(tr("&Cluster"));
    m_node->setTitle(tr("&Node"));
    m_view->setTitle(tr("&View"));
    m_help->setTitle(tr("&Help"));
    m_theme->setTitle(tr("&Theme"));
    m_language->setTitle(tr("&Language"));
    const auto name = [this](Act act, const QString &text) { action(act)->setText(text); };
    name(Act::NewCluster, tr("&New cluster…"));
    name(Act::ExportCsv, tr("Export costs as &CSV…"));
    name(Act::ExportJson, tr("Export costs as &JSON…"));
    m_accounts->setTitle(tr("&Accounts"));
    name(Act::NewKey, tr("Enter another &key…"));
    name(Act::Leave, tr("&Leave this account…"));
    name(Act::Quit, tr("&Quit"));
    name(Act::Scale, tr("&Scale…"));
    name(Act::CopyId, tr("Copy &ID"));
    name(Act::Delete, tr("&Delete…"));
    name(Act::PreviousCluster, tr("&Previous cluster"));
    name(Act::NextCluster, tr("Ne&xt cluster"));
    name(Act::TabOverview, tr("&Overview"));
    name(Act::TabNodes, tr("&Nodes"));
    name(Act::TabTimeline, tr("&Timeline"));
    name(Act::TabCost, tr("&Cost"));
    name(Act::NodeDetails, tr("Show &details"));
    name(Act::NodeTimeline, tr("Show in &timeline"));
    name(Act::NodeCopyName, tr("&Copy name"));
    name(Act::Overview, tr("Fleet &overview"));
    name(Act::Cost, tr("Fleet &cost"));
    name(Act::Asks, tr("&Asks"));
    name(Act::Refresh, tr("&Refresh"));
    name(Act::LocalTime, tr("Show times in local &zone"));
    name(Act::NextPane, tr("Next &pane"));
    name(Act::NewestMessage, tr("Go to newest &message"));
    name(Act::Keys, tr("&Keys"));
    name(Act::Diagnostics, tr("&Diagnostics…"));
    name(Act::About, tr("&About ClusterDeck"));
    m_themes.value(Theme::Choice::System)->setText(tr("As the &system"));
    m_themes.value(Theme::Choice::Light)->setText(tr("&Light"));
    m_themes.value(Theme::Choice::Dark)->setText(tr("&Dark"));
}

} // namespace deck::ui
