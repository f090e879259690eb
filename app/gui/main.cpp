// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments.h"
#include "complain.h"
#include "logging.h"
#include "reportcommand.h"
#include "runwindow.h"
#include "screenshotcommand.h"

#include <QCoreApplication>
#include <QTextStream>

using namespace deck;

namespace {

int run(const EarlyExit &exit, int &, char **)
{
    if (exit.status == 0)
        QTextStream(stdout) << exit.text << '\n';
    else
        complain(exit.text);
    return exit.status;
}

int run(const ReportOptions &options, int &argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    startLogging();
    return runReport(options);
}

int run(const WindowOptions &options, int &argc, char **argv)
{
    return runWindow(options, argc, argv);
}

int run(const ScreenshotOptions &options, int &argc, char **argv)
{
    return runScreenshot(options, argc, argv);
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication::setApplicationName(QStringLiteral("clusterdeck"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CLUSTERDECK_VERSION));
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    const Command command = parseArguments(arguments);
    return std::visit([&](const auto &options) { return run(options, argc, argv); }, command);
}
