// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runwindow.h"

#include "composition.h"
#include "icons.h"
#include "logging.h"
#include "mainwindow.h"
#include "paths.h"
#include "signalwatch.h"

#include <QApplication>
#include <QSettings>

namespace deck {

int runWindow(const WindowOptions &options, int &argc, char **argv)
{
    const QApplication app(argc, argv);
    QApplication::setWindowIcon(ui::Icons::icon(QStringLiteral("server")));
    startLogging();
    ui::Theme theme;
    theme.install();
    QSettings settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("clusterdeck"), QStringLiteral("clusterdeck"));
    ui::WindowMemory memory(settings);
    theme.setChoice(memory.theme());
    ui::Languages languages;
    languages.setCurrent(memory.language().isEmpty() ? ui::Languages::bestFor(QLocale::system()) : memory.language());
    ui::ZoneChoice zone(languages.locale(), QTimeZone::systemTimeZone());
    zone.setZone(memory.zone());
    Composition composition(Composition::DemoClock::Runs, Paths::configFolder());
    ui::MainWindow window(composition, theme, zone, languages, &memory, ui::MainWindow::Pace::Ticking);
    const SignalWatch signals;
    QObject::connect(&signals, &SignalWatch::asked, &window, &QWidget::close);
    window.show();
    // From inside the loop: a failure at once must find the start page listening.
    QMetaObject::invokeMethod(&composition, [&] { composition.open(options.source); }, Qt::QueuedConnection);
    return QApplication::exec();
}

} // namespace deck
