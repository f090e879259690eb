// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "duration.h"
#include "emulatorserver.h"
#include "faultparser.h"
#include "scenariobook.h"
#include "signalwatch.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>
#include <cstdio>

namespace {

using namespace deck;
using namespace deck::emulator;

constexpr int failed = 1;
constexpr int wrongUsage = 2;

struct Arguments
{
    quint16 port = 0;
    std::string token;
    std::string scenario = "default";
    std::optional<quint64> seed;
    double speed = 1;
    std::string epoch;
    std::string advance;
    std::vector<std::string> faults;
    bool listsWithoutEvents = false;
    bool listScenarios = false;
};

/// One line a scenario, and one for each of its parameters.
std::string scenarioLines()
{
    std::string text;
    for (const ScenarioInfo &info : scenarios()) {
        text += info.name.toStdString() + " (" + info.summary.toStdString() + ")\n";
        for (const ScenarioParameter &parameter : info.parameters) {
            text += "    " + parameter.name.toStdString() + "=" + std::to_string(parameter.value) + " (" + parameter.summary.toStdString()
                + ", " + std::to_string(parameter.allowed.low) + " to " + std::to_string(parameter.allowed.high) + ")\n";
        }
    }
    return text;
}

void describe(CLI::App &cli, Arguments &given)
{
    cli.add_option("--port", given.port, "Port on 127.0.0.1; any free one unless given");
    cli.add_option("--token", given.token, "Bearer token to ask for; made up unless given");
    cli.add_option("--scenario", given.scenario,
                   "What is played, NAME or FILE.json with :PARAMETER=NUMBER,... where it has any:\n" + scenarioLines());
    cli.add_flag("--list-scenarios", given.listScenarios, "List the scenarios that are built in, with their parameters, and end");
    // CLI11 turns "-1" into the largest number.
    cli.add_option("--seed", given.seed, "Where all chance comes from (the scenario's own unless given)")->check(CLI::NonNegativeNumber);
    cli.add_option("--speed", given.speed, "Virtual seconds in a real one, 0 to stand still (the scenario's own unless given)")
        ->check(CLI::Range(0.0, 100000.0));
    cli.add_option("--epoch", given.epoch, "Where the observed past begins, as 2026-06-15T00:00:00Z");
    cli.add_option("--advance", given.advance, "How far after the epoch the time starts: 90s 15m 36h 7d");
    cli.add_flag("--lists-without-events", given.listsWithoutEvents,
                 "Lists of clusters leave node_lifecycle_events out, as the real service may do");
    cli.add_option("--fault", given.faults, faultGrammar())->allow_extra_args(false)->take_all();
}

Result<EmulatorOptions> optionsFrom(const Arguments &given)
{
    EmulatorOptions options;
    options.port = given.port;
    options.token = Secret(QByteArray::fromStdString(given.token));
    options.scenario = QString::fromStdString(given.scenario);
    options.seed = given.seed;
    options.speed = given.speed;
    if (!std::isfinite(given.speed))
        return Error(Error::Kind::Invalid, QStringLiteral("--speed wants a number"));
    if (!given.epoch.empty()) {
        options.epoch = Instant::fromRfc3339(QString::fromStdString(given.epoch));
        if (!options.epoch)
            return Error(Error::Kind::Invalid, QStringLiteral("--epoch wants a time such as 2026-06-15T00:00:00Z"));
    }
    if (!given.advance.empty()) {
        const auto advance = parseDuration(QString::fromStdString(given.advance));
        if (!advance)
            return advance.error();
        options.advance = *advance;
    }
    options.habits.listsTellEvents = !given.listsWithoutEvents;
    for (const std::string &spec : given.faults) {
        const auto rule = parseFault(QString::fromStdString(spec));
        if (!rule)
            return rule.error();
        options.faults.append(rule->spec);
    }
    return options;
}

int complain(const QString &what, int status)
{
    std::fprintf(stderr, "clusterdeck-emulator: %s\n", qUtf8Printable(what));
    return status;
}

void announce(const EmulatorServer &server)
{
    const QJsonObject line{{QStringLiteral("base_url"), server.baseUrl().toString()},
                           {QStringLiteral("token"), QString::fromUtf8(server.token().reveal())}};
    std::printf("%s\n", QJsonDocument(line).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    CLI::App cli("Plays Together AI's GPU-cluster API on the loopback interface, on virtual time.", "clusterdeck-emulator");
    Arguments given;
    describe(cli, given);
    try {
        cli.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        return cli.exit(error) == 0 ? 0 : wrongUsage;
    }
    if (given.listScenarios) {
        std::fputs(scenarioLines().c_str(), stdout);
        return 0;
    }
    QCoreApplication application(argc, argv);
    const auto options = optionsFrom(given);
    if (!options)
        return complain(options.error().detail, wrongUsage);
    const auto scenario = findScenario(options->scenario);
    if (!scenario)
        return complain(scenario.error().detail, wrongUsage);
    SignalWatch watch;
    QObject::connect(&watch, &SignalWatch::asked, &application, &QCoreApplication::quit);
    const auto server = EmulatorServer::start(*options);
    if (!server)
        return complain(server.error().detail, failed);
    announce(**server);
    return QCoreApplication::exec();
}
