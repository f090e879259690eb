// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments.h"
#include "complain.h"
#include "logging.h"
#include "reportcommand.h"

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

int run(const WindowOptions &, int &, char **)
{
    complain(QStringLiteral("the window is not built yet"));
    return 2;
}

int run(const ScreenshotOptions &, int &, char **)
{
    complain(QStringLiteral("no page is built yet"));
    return 2;
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
