// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mainwindow.h"

#include "connectpage.h"
#include "diagnosticsdialog.h"
#include "dialogframe.h"
#include "errorwords.h"
#include "factgrid.h"
#include "keydialog.h"
#include "metrics.h"
#include "nodesview.h"
#include "plainlabel.h"
#include "sentencelabel.h"
#include "statusline.h"
#include "statuspill.h"
#include "visibletext.h"
#include "workspace.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QMenuBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace deck::ui {

namespace {

/// A label in a corner of the menu bar, with some air beside it.
QWidget *cornered(QWidget *widget, int left, int right)
{
    auto *holder = new QWidget;
    auto *row = new QHBoxLayout(holder);
    row->setContentsMargins(left, 0, right, 0);
    row->addWidget(widget);
    holder->setFixedHeight(Metrics::scaled(Metrics::menuBar));
    return holder;
}

} // namespace

MainWindow::MainWindow(SessionHost &host, Theme &theme, ZoneChoice &zone, Languages &languages, WindowMemory *memory, Pace pace)
    : m_host(host)
    , m_theme(theme)
    , m_zone(zone)
    , m_languages(languages)
    , m_memory(memory)
    , m_pace(pace)
    , m_menus(new WindowMenus(*this))
    , m_brand(cornered(new PlainLabel(QStringLiteral("ClusterDeck"), Type::Role::Strong), 17, 14))
    , m_demoMark(new StatusPill)
    , m_demoCorner(cornered(m_demoMark, 0, 12))
{
    setObjectName(QStringLiteral("mainWindow"));
    setMinimumSize(1024, 700);
    resize(1440, 900);
    menuBar()->setCornerWidget(m_brand, Qt::TopLeftCorner);
    m_demoMark->setObjectName(QStringLiteral("demoMark"));
    menuBar()->setFixedHeight(Metrics::scaled(Metrics::menuBar));
    connect(m_menus, &WindowMenus::triggered, this, &MainWindow::carryOut);
    connect(m_menus, &WindowMenus::themeChosen, this, [this](Theme::Choice choice) {
        m_theme.setChoice(choice);
        if (m_memory)
            m_memory->setTheme(choice);
    });
    connect(m_menus, &WindowMenus::languageChosen, this, [this](const QString &code) {
        m_languages.setCurrent(code);
        m_zone.setLocale(m_languages.locale());
        if (m_memory)
            m_memory->setLanguage(code);
    });
    connect(&m_zone, &ZoneChoice::changed, this, [this] {
        m_menus->action(WindowMenus::Act::LocalTime)->setChecked(m_zone.zone() == ZoneChoice::Zone::Local);
        if (m_memory)
            m_memory->setZone(m_zone.zone());
    });
    m_menus->setThemeChoice(m_theme.choice());
    m_menus->setLanguage(m_languages.current());
    m_menus->action(WindowMenus::Act::LocalTime)->setChecked(m_zone.zone() == ZoneChoice::Zone::Local);
    if (m_memory)
        m_memory->restoreGeometry(*this);
    connect(&m_host, &SessionHost::currentChanged, this, &MainWindow::showSession);
    connect(&m_host, &SessionHost::currentChanged, this, &MainWindow::showProfiles);
    connect(&m_host, &SessionHost::profilesChanged, this, &MainWindow::showProfiles);
    connect(&m_host, &SessionHost::failed, this, &MainWindow::sayWhyNotOpened);
    connect(&m_host, &SessionHost::keyNotKept, this, &MainWindow::askAboutUnkeptKey);
    connect(m_menus, &WindowMenus::profileChosen, this, [this](const QString &id) {
        showProfiles(); // the mark follows what is open, not what was pressed
        m_host.openProfile(id);
    });
    retranslate();
    showSession(m_host.current());
    showProfiles();
}

MainWindow::~MainWindow()
{
    // The pages use the session and the countdown to their last breath.
    delete m_content;
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_memory)
        m_memory->keepGeometry(*this);
    event->accept();
}

void MainWindow::replaceContent()
{
    // Dialogs of the old session must not outlive it either.
    const QList<QDialog *> dialogs = findChildren<QDialog *>();
    qDeleteAll(dialogs);
    takeCentralWidget();
    if (m_connectPage) {
        // One of its own buttons may be what brought us here; it needs no session.
        m_content->hide();
        m_content->deleteLater();
    } else {
        delete m_content;
    }
    m_workspace = nullptr;
    m_connectPage = nullptr;
    m_content = new QWidget(this);
}

void MainWindow::showSession(FleetSession *session)
{
    replaceContent();
    m_countdown = session ? std::make_unique<Countdown>(session->clock()) : std::make_unique<Countdown>(m_systemClock);
    const UiContext context(m_theme, m_zone, *m_countdown);
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    if (session) {
        m_workspace = new Workspace(*session, context, m_content);
        connect(m_workspace, &Workspace::placeChanged, this, &MainWindow::showWhatIsPossible);
        // Queued: leaving deletes the widget whose button asked for it.
        connect(m_workspace, &Workspace::leaveWanted, this, [this] { m_host.close(); }, Qt::QueuedConnection);
        connect(m_workspace, &Workspace::newKeyWanted, this, &MainWindow::askForKey);
        connect(session, &FleetSession::connectionChanged, m_workspace, [this] { showWhatIsPossible(); });
        connect(session, &FleetSession::snapshotPublished, m_workspace, [this] { showWhatIsPossible(); });
        column->addWidget(m_workspace, 1);
    } else {
        m_connectPage = new ConnectPage(m_host, m_pace == Pace::Still ? ConnectPage::Pace::Still : ConnectPage::Pace::Ticking, m_content);
        column->addWidget(m_connectPage, 1);
    }
    auto *status = new StatusLine(session, context, m_content);
    connect(status, &StatusLine::diagnosticsWanted, this, &MainWindow::showDiagnostics);
    column->addWidget(status);
    setCentralWidget(m_content);
    m_demoCorner->setVisible(session && session->source().kind == SourceInfo::Kind::Demo);
    if (m_pace == Pace::Ticking)
        m_countdown->start();
    showWhatIsPossible();
}

void MainWindow::carryOut(WindowMenus::Act act)
{
    switch (act) {
    case WindowMenus::Act::Quit:
        close();
        return;
    case WindowMenus::Act::LocalTime:
        m_zone.toggle();
        return;
    case WindowMenus::Act::Keys:
        showKeys();
        return;
    case WindowMenus::Act::About:
        showAbout();
        return;
    case WindowMenus::Act::Diagnostics:
        showDiagnostics();
        return;
    default:
        if (m_workspace)
            carryOutInWorkspace(act);
    }
}

void MainWindow::carryOutInWorkspace(WindowMenus::Act act)
{
    using Act = WindowMenus::Act;
    using Tab = ClusterPage::Tab;
    ClusterPage *page = m_workspace->currentClusterPage();
    switch (act) {
    case Act::NewKey:
        askForKey();
        return;
    case Act::Leave:
        m_host.close();
        return;
    case Act::Overview:
        m_workspace->showFleet();
        return;
    case Act::Cost:
        m_workspace->showCost();
        return;
    case Act::Asks:
        m_workspace->showAsks();
        return;
    case Act::ExportCsv:
        m_workspace->exportCosts(ExportFormat::Csv);
        return;
    case Act::ExportJson:
        m_workspace->exportCosts(ExportFormat::Json);
        return;
    case Act::Refresh:
        m_workspace->session().refresh();
        return;
    case Act::PreviousCluster:
        m_workspace->stepCluster(-1);
        return;
    case Act::NextCluster:
        m_workspace->stepCluster(1);
        return;
    case Act::NextPane:
        m_workspace->focusNextPane();
        return;
    case Act::NewestMessage:
        m_workspace->focusNewestToast();
        return;
    case Act::CopyId:
        if (page)
            page->copyId();
        return;
    case Act::NewCluster:
        m_workspace->openWizard();
        return;
    case Act::Scale:
        m_workspace->openScale(m_workspace->currentCluster());
        return;
    case Act::Delete:
        if (page)
            page->askToDelete();
        return;
    case Act::NodeDetails:
        if (NodesView *nodes = m_workspace->currentNodesView())
            nodes->openDetails();
        return;
    case Act::NodeTimeline:
        if (NodesView *nodes = m_workspace->currentNodesView())
            nodes->askForTimeline();
        return;
    case Act::NodeCopyName:
        if (NodesView *nodes = m_workspace->currentNodesView())
            nodes->copyNames();
        return;
    case Act::TabOverview:
        if (page)
            page->showTab(Tab::Overview);
        return;
    case Act::TabNodes:
        if (page)
            page->showTab(Tab::Nodes);
        return;
    case Act::TabTimeline:
        if (page)
            page->showTab(Tab::Timeline);
        return;
    case Act::TabCost:
        if (page)
            page->showTab(Tab::Cost);
        return;
    default:
        return;
    }
}

void MainWindow::showWhatIsPossible()
{
    using Act = WindowMenus::Act;
    const bool open = m_workspace;
    const bool writes = open && m_workspace->session().connection().writesAllowed();
    const bool onCluster = open && m_workspace->currentClusterPage();
    const bool clusters = open && m_workspace->session().clusters()->rowCount() > 0;
    const auto enable = [this](std::initializer_list<Act> acts, bool on) {
        for (const Act act : acts)
            m_menus->action(act)->setEnabled(on);
    };
    const NodesView *nodes = open ? m_workspace->currentNodesView() : nullptr;
    enable({Act::ExportCsv, Act::ExportJson}, clusters);
    enable({Act::NodeDetails, Act::NodeTimeline, Act::NodeCopyName}, nodes && nodes->hasSelection());
    enable({Act::Diagnostics, Act::Leave, Act::Overview, Act::Cost, Act::Asks, Act::Refresh, Act::NextPane, Act::NewestMessage}, open);
    enable({Act::NewCluster}, writes);
    enable({Act::Scale, Act::Delete}, writes && onCluster);
    enable({Act::CopyId, Act::TabOverview, Act::TabNodes, Act::TabTimeline, Act::TabCost}, onCluster);
    enable({Act::PreviousCluster, Act::NextCluster}, clusters);
    enable({Act::NewKey}, open && m_workspace->session().source().kind == SourceInfo::Kind::Live);
    showTitle();
}

void MainWindow::showProfiles()
{
    QList<std::pair<QString, QString>> profiles;
    for (const Profile &profile : m_host.profiles())
        profiles.append({profile.id, profile.name});
    m_menus->setProfiles(profiles, m_host.currentProfile());
}

void MainWindow::sayWhyNotOpened(const Error &error)
{
    if (!m_workspace)
        return; // the start page says it itself
    auto *dialog = new DialogFrame(tr("The account was not opened"), this);
    dialog->setObjectName(QStringLiteral("notOpened"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto *body = new QWidget;
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(20, 16, 20, 16);
    column->addWidget(new SentenceLabel(Sentence::plain(ErrorWords::sentence(error) + QLatin1Char(' ') + ErrorWords::advice(error))));
    dialog->setBody(body);
    auto *close = new QPushButton(tr("Close"));
    connect(close, &QPushButton::clicked, dialog, &QDialog::reject);
    dialog->addFooterRight(close);
    dialog->resize(520, dialog->sizeHint().height());
    dialog->open();
}

void MainWindow::askAboutUnkeptKey(const Error &error)
{
    auto *dialog = new DialogFrame(tr("The key is not kept"), this);
    dialog->setObjectName(QStringLiteral("keyNotKept"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto *body = new QWidget;
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(8);
    column->addWidget(new SentenceLabel(Sentence(tr("**There is no keychain that could keep the key.** It is in no file. You can go on "
                                                    "with it until the program ends, and enter it again next time."))));
    column->addWidget(new PlainLabel(visibleText(error.detail, 200), Type::Role::Caption, Ink::Text2));
    dialog->setBody(body);
    auto *leave = new QPushButton(tr("Cancel and leave"));
    leave->setObjectName(QStringLiteral("leaveWithoutKeychain"));
    auto *goOn = new QPushButton(tr("Keep it for this session only"));
    goOn->setObjectName(QStringLiteral("keepForSession"));
    connect(goOn, &QPushButton::clicked, dialog, &QDialog::accept);
    // Queued: leaving deletes the dialog whose button asked for it.
    connect(leave, &QPushButton::clicked, this, [this] { m_host.close(); }, Qt::QueuedConnection);
    dialog->addFooterLeft(leave);
    dialog->addFooterRight(goOn);
    dialog->resize(520, dialog->sizeHint().height());
    dialog->open();
}

void MainWindow::showTitle()
{
    if (!m_workspace) {
        setWindowTitle(QStringLiteral("ClusterDeck"));
        return;
    }
    FleetSession &session = m_workspace->session();
    const SourceInfo source = session.source();
    const ClusterEntry *entry = session.snapshot()->find(m_workspace->currentCluster());
    const QString place = entry ? visibleText(entry->cluster.name, 80) : tr("Fleet");
    const QString whose = source.kind == SourceInfo::Kind::Demo ? tr("Demo") : visibleText(source.name, 60);
    setWindowTitle(QStringLiteral("%1 – %2 – ClusterDeck").arg(place, whose));
}

void MainWindow::retranslate()
{
    m_menus->retranslate();
    m_demoMark->setPill(Pill{Visual::Information, tr("DEMO: a made-up fleet, nothing is bought"), false});
    // The menu bar measures its corner only when it is given one.
    m_demoCorner->adjustSize();
    menuBar()->setCornerWidget(m_demoCorner, Qt::TopRightCorner);
    showTitle();
}

void MainWindow::askForKey()
{
    if (!m_workspace || findChild<KeyDialog *>())
        return;
    const SourceInfo source = m_workspace->session().source();
    auto *dialog = new KeyDialog(source.name, source.baseUrl.host(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &KeyDialog::chosen, &m_host, &SessionHost::changeKey);
    connect(&m_host, &SessionHost::keyChanged, dialog, [dialog](const Result<Done> &outcome) {
        dialog->conclude(outcome ? QString() : ErrorWords::sentence(outcome.error()) + QLatin1Char(' ') + ErrorWords::advice(outcome.error()));
    });
    dialog->open();
}

void MainWindow::showKeys()
{
    auto *dialog = new DialogFrame(tr("Keys"), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto *grid = new FactGrid(232, 4);
    QVector<Fact> facts;
    for (const auto &[text, key] : m_menus->keys())
        facts.append(Fact{text, Sentence::plain(key)});
    grid->setFacts(facts);
    auto *body = new QWidget;
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(20, 16, 20, 16);
    column->addWidget(grid);
    dialog->setBody(body);
    auto *close = new QPushButton(tr("Close"));
    connect(close, &QPushButton::clicked, dialog, &QDialog::reject);
    dialog->addFooterRight(close);
    dialog->open();
}

void MainWindow::showAbout()
{
    auto *dialog = new DialogFrame(tr("About ClusterDeck"), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto *body = new QWidget;
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(8);
    column->addWidget(new PlainLabel(QStringLiteral("ClusterDeck %1").arg(QCoreApplication::applicationVersion()),
                                     Type::Role::DialogTitle));
    column->addWidget(new SentenceLabel(Sentence(tr("Standard and preemptible GPU clusters in one place. Figures are estimates "
                                                    "from node phases and your price book; the invoice decides."))));
    column->addWidget(new SentenceLabel(Sentence(tr("Free software under the GNU General Public License, version 3 or later. "
                                                    "Not a product of Together AI.")),
                                        Type::Role::Body, Ink::Text2));
    dialog->setBody(body);
    auto *close = new QPushButton(tr("Close"));
    connect(close, &QPushButton::clicked, dialog, &QDialog::reject);
    dialog->addFooterRight(close);
    dialog->resize(480, dialog->sizeHint().height());
    dialog->open();
}

void MainWindow::showDiagnostics()
{
    if (!m_workspace)
        return;
    auto *dialog = findChild<DiagnosticsDialog *>();
    if (!dialog) {
        dialog = new DiagnosticsDialog(m_workspace->session(), UiContext(m_theme, m_zone, *m_countdown), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

} // namespace deck::ui
