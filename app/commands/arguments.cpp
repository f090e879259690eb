// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments.h"

#include "duration.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>

#include <sstream>

namespace deck {

namespace {

QString text(const std::string &utf8)
{
    return QString::fromStdString(utf8);
}

// CLI11 turns this exception into its own ParseError with the option's name.
[[noreturn]] void refuse(const QString &why)
{
    throw CLI::ValidationError(why.toStdString());
}

Instant instantOf(const std::string &word)
{
    const auto at = Instant::fromRfc3339(text(word));
    if (!at)
        refuse(QStringLiteral("'%1' is no time such as 2026-09-01T00:00:00Z").arg(text(word)));
    return *at;
}

Seconds secondsOf(const std::string &word)
{
    const auto duration = parseDuration(text(word));
    if (!duration)
        refuse(duration.error().detail);
    return *duration;
}

QTimeZone zoneOf(const std::string &word)
{
    if (word == "UTC")
        return QTimeZone::utc();
    const QTimeZone zone = word == "local" ? QTimeZone::systemTimeZone() : QTimeZone(QByteArray::fromStdString(word));
    if (!zone.isValid())
        refuse(QStringLiteral("'%1' is no time zone such as UTC, local or Europe/Berlin").arg(text(word)));
    return zone;
}

QSize sizeOf(const std::string &word)
{
    const QStringList parts = text(word).split(QLatin1Char('x'));
    bool wide = false;
    bool high = false;
    const QSize size = parts.size() == 2 ? QSize(parts.at(0).toInt(&wide), parts.at(1).toInt(&high)) : QSize();
    if (!wide || !high || size.width() < 320 || size.height() < 240 || size.width() > 8192 || size.height() > 8192)
        refuse(QStringLiteral("'%1' is no size such as 1440x900 (320x240 to 8192x8192)").arg(text(word)));
    return size;
}

double speedOf(const std::string &word)
{
    bool fine = false;
    const double speed = text(word).toDouble(&fine);
    if (!fine || !(speed >= 0 && speed <= 100'000))
        refuse(QStringLiteral("'%1' is no speed from 0 to 100000").arg(text(word)));
    return speed;
}

void addZoneAndLanguage(CLI::App &app, QTimeZone &zone, QString &language)
{
    app.add_option_function<std::string>("--zone", [&zone](const std::string &word) { zone = zoneOf(word); },
                                         "Time zone of days and times: UTC, local or a name such as Europe/Berlin");
    app.add_option_function<std::string>("--lang", [&language](const std::string &word) { language = text(word); },
                                         "Language, such as en or pt_BR");
}

void addSource(CLI::App &app, SourceOptions &source)
{
    CLI::Option *demo = app.add_flag_callback("--demo", [&source] { source.kind = SourceOptions::Kind::Demo; },
                                              "The offline demo: an emulator on this computer");
    CLI::Option *url = app.add_option_function<std::string>(
        "--api-url",
        [&source](const std::string &word) {
            source.kind = SourceOptions::Kind::ApiUrl;
            source.apiUrl = QUrl(text(word), QUrl::StrictMode);
            if (!source.apiUrl.isValid() || source.apiUrl.host().isEmpty())
                refuse(QStringLiteral("'%1' is no URL").arg(text(word)));
        },
        "A service URL; the key is read from TOGETHER_API_KEY, the project from TOGETHER_PROJECT_ID");
    url->excludes(demo);
    app.add_option_function<std::string>(
           "--profile",
           [&source](const std::string &word) {
               source.kind = SourceOptions::Kind::Profile;
               source.profile = text(word);
               if (source.profile.isEmpty())
                   refuse(QStringLiteral("a profile has a name"));
           },
           "A saved profile, by name; the one used last by default")
        ->excludes(demo)
        ->excludes(url);

    DemoOptions &options = source.demo;
    app.add_option_function<std::string>("--scenario", [&options](const std::string &w) { options.scenario = text(w); },
                                         "Demo: which story is played, NAME or FILE.json, with :PARAMETER=NUMBER,... where it has any")
        ->needs(demo);
    app.add_option("--seed", options.seed, "Demo: another seed, other chances")->needs(demo);
    app.add_option_function<std::string>("--speed", [&options](const std::string &w) { options.speed = speedOf(w); },
                                         "Demo: virtual seconds that pass in a second; 0 stands still")
        ->needs(demo);
    app.add_option_function<std::string>("--epoch", [&options](const std::string &w) { options.epoch = instantOf(w); },
                                         "Demo: when the story begins")
        ->needs(demo);
    app.add_option_function<std::string>("--advance", [&options](const std::string &w) { options.advance = secondsOf(w); },
                                         "Demo: how much of it has passed: 90s, 15m, 36h, 7d")
        ->needs(demo);
    app.add_option_function<std::vector<std::string>>(
           "--fault",
           [&options](const std::vector<std::string> &words) {
               for (const std::string &word : words)
                   options.faults.append(text(word));
           },
           "Demo: something that goes wrong; can be given several times")
        ->allow_extra_args(false)
        ->needs(demo);
}

struct PagesAndFiles
{
    std::vector<std::string> pages;
    std::vector<std::string> files;
    std::vector<std::string> scripts;
    std::vector<std::string> texts;
};

void addScreenshot(CLI::App &app, ScreenshotOptions &options, PagesAndFiles &pairs)
{
    app.add_option("--page", pairs.pages, "Page; give --page and -o as often as needed")->required()->allow_extra_args(false);
    app.add_option("-o,--output", pairs.files, "PNG file of the page before it")->required()->allow_extra_args(false);
    const auto word = [&app](const char *name, QString &target, const char *help) {
        app.add_option_function<std::string>(name, [&target](const std::string &value) { target = text(value); }, help);
    };
    word("--cluster", options.cluster, "Cluster, by name or id");
    word("--node", options.node, "Node that is selected");
    word("--tab", options.tab, "Tab of the page");
    app.add_option("--do", pairs.scripts, "User actions that lead to the state: once for all pages, or once for each")->allow_extra_args(false);
    app.add_option("--texts", pairs.texts, "File for the texts that can be read on the page; as often as -o")->allow_extra_args(false);
    app.add_option_function<std::string>("--size", [&options](const std::string &w) { options.size = sizeOf(w); },
                                         "Window size, 1440x900 by default");
    app.add_option_function<std::string>(
        "--theme",
        [&options](const std::string &w) {
            if (w != "light" && w != "dark" && w != "both")
                refuse(QStringLiteral("'%1' is no theme: light, dark or both").arg(text(w)));
            options.theme = w == "dark" ? ScreenshotOptions::Theme::Dark
                : w == "both"           ? ScreenshotOptions::Theme::Both
                                        : ScreenshotOptions::Theme::Light;
        },
        "light, dark, or both of one state, with {theme} in FILE");
    app.add_option("--scale", options.scale, "Pixels a point")->check(CLI::Range(0.5, 4.0));
    addZoneAndLanguage(app, options.zone, options.language);
    addSource(app, options.source);
}

void addReport(CLI::App &app, ReportOptions &options)
{
    app.add_option_function<std::string>(
           "--format",
           [&options](const std::string &word) {
               if (word == "csv")
                   options.format = ReportOptions::Format::Csv;
               else if (word == "csv-sheet")
                   options.format = ReportOptions::Format::CsvSheet;
               else if (word == "json")
                   options.format = ReportOptions::Format::Json;
               else if (word == "focus" || word == "html" || word == "pdf")
                   refuse(QStringLiteral("the format '%1' is not built yet; csv, csv-sheet and json are").arg(text(word)));
               else
                   refuse(QStringLiteral("'%1' is no format: csv, csv-sheet or json").arg(text(word)));
           },
           "csv, csv-sheet or json")
        ->required();
    app.add_option_function<std::string>("-o,--output", [&options](const std::string &w) { options.file = text(w); }, "File")
        ->required();
    app.add_option_function<std::string>("--from", [&options](const std::string &w) { options.from = instantOf(w); },
                                         "Beginning, such as 2026-09-01T00:00:00Z; the beginning of the month by default");
    app.add_option_function<std::string>("--to", [&options](const std::string &w) { options.to = instantOf(w); },
                                         "End, not included; now by default");
    addZoneAndLanguage(app, options.zone, options.language);
    addSource(app, options.source);
}

EarlyExit wrongUsage(const QString &why)
{
    return EarlyExit{2, why};
}

Command screenshotOf(ScreenshotOptions options, const PagesAndFiles &pairs)
{
    if (pairs.pages.size() != pairs.files.size())
        return wrongUsage(QStringLiteral("each --page needs its own -o FILE"));
    if (pairs.scripts.size() > 1 && pairs.scripts.size() != pairs.pages.size())
        return wrongUsage(QStringLiteral("give --do once for all pages, or once for each"));
    if (!pairs.texts.empty() && pairs.texts.size() != pairs.pages.size())
        return wrongUsage(QStringLiteral("give --texts once for each page, or not at all"));
    for (std::size_t i = 0; i < pairs.pages.size(); ++i) {
        const QString page = text(pairs.pages.at(i));
        if (!pageNames().contains(page))
            return wrongUsage(QStringLiteral("'%1' is no page; pages: %2").arg(page, pageNames().join(QLatin1Char(' '))));
        ScreenshotOptions::Shot shot;
        shot.page = page;
        shot.file = text(pairs.files.at(i));
        if (options.theme == ScreenshotOptions::Theme::Both && !shot.file.contains(QLatin1String("{theme}")))
            return wrongUsage(QStringLiteral("with both themes '%1' needs {theme} in it").arg(shot.file));
        if (!pairs.scripts.empty())
            shot.script = text(pairs.scripts.at(pairs.scripts.size() == 1 ? 0 : i));
        if (!pairs.texts.empty())
            shot.texts = text(pairs.texts.at(i));
        options.shots.append(shot);
    }
    return options;
}

} // namespace

QStringList pageNames()
{
    return QStringLiteral("fleet overview nodes timeline cost protection details create create-review scale preemption "
                          "alerts volumes asks connect settings")
        .split(QLatin1Char(' '));
}

Command parseArguments(const QStringList &arguments)
{
    CLI::App app("Runs GPU clusters that mix standard and preemptible nodes.", "clusterdeck");
    app.set_version_flag("--version", "clusterdeck " CLUSTERDECK_VERSION);
    app.require_subcommand(0, 1);
    WindowOptions window;
    addSource(app, window.source);

    CLI::App *screenshot = app.add_subcommand("screenshot", "Writes pages as PNG; needs no display");
    ScreenshotOptions screenshotOptions;
    PagesAndFiles pairs;
    addScreenshot(*screenshot, screenshotOptions, pairs);

    CLI::App *report = app.add_subcommand("report", "Writes a cost report; needs no display");
    ReportOptions reportOptions;
    addReport(*report, reportOptions);

    // CLI11 takes a vector from its back.
    std::vector<std::string> words;
    for (auto word = arguments.crbegin(); word != arguments.crend(); ++word)
        words.push_back(word->toStdString());
    try {
        app.parse(std::move(words));
    } catch (const CLI::ParseError &error) {
        std::ostringstream out;
        std::ostringstream complaint;
        const int status = app.exit(error, out, complaint);
        if (status == 0)
            return EarlyExit{0, text(out.str()).trimmed()};
        return wrongUsage(text(error.what()).section(QLatin1Char('\n'), 0, 0).trimmed());
    }

    const bool isCommand = screenshot->parsed() || report->parsed();
    if (isCommand && window.source != SourceOptions())
        return wrongUsage(QStringLiteral("put --demo, --api-url or --profile behind the command's name"));
    if (screenshot->parsed())
        return screenshotOf(std::move(screenshotOptions), pairs);
    if (!report->parsed())
        return window;
    if (reportOptions.from && reportOptions.to && *reportOptions.from >= *reportOptions.to)
        return wrongUsage(QStringLiteral("--from must be before --to"));
    return reportOptions;
}

} // namespace deck
