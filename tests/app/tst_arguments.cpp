// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments.h"

#include <QTest>

using namespace deck;

class TestArguments : public QObject
{
    Q_OBJECT

    static Command parse(const char *line) { return parseArguments(QString::fromLatin1(line).split(QLatin1Char(' '), Qt::SkipEmptyParts)); }

private Q_SLOTS:
    void opensTheWindowWithoutASource()
    {
        const auto command = parse("");
        QVERIFY(std::holds_alternative<WindowOptions>(command));
        QCOMPARE(std::get<WindowOptions>(command).source.kind, SourceOptions::Kind::None);
    }

    void readsADemo()
    {
        const auto command = parse("--demo --scenario calm --seed 7 --speed 60 --epoch 2026-09-01T00:00:00Z --advance 36h");
        const DemoOptions demo = std::get<WindowOptions>(command).source.demo;
        QCOMPARE(std::get<WindowOptions>(command).source.kind, SourceOptions::Kind::Demo);
        QCOMPARE(demo.scenario, QStringLiteral("calm"));
        QCOMPARE(demo.seed, std::optional<quint64>(7));
        QCOMPARE(*demo.speed, 60.0);
        QCOMPARE(demo.epoch->toIso(), QStringLiteral("2026-09-01T00:00:00Z"));
        QCOMPARE(*demo.advance, Seconds(36 * 3600));
    }

    void readsAUrl()
    {
        const auto command = parse("--api-url http://127.0.0.1:8787/v1");
        QCOMPARE(std::get<WindowOptions>(command).source.apiUrl, QUrl(QStringLiteral("http://127.0.0.1:8787/v1")));
    }

    void pairsPagesWithFiles()
    {
        const auto command = parse("screenshot --page fleet -o a.png --page nodes -o b.png --demo --fault http-500 --fault slow "
                                   "--cluster demo --size 1280x800 --theme dark --scale 2 --zone Europe/Berlin --lang pt_BR");
        QVERIFY(std::holds_alternative<ScreenshotOptions>(command));
        const auto options = std::get<ScreenshotOptions>(command);
        QCOMPARE(options.shots.size(), 2);
        QCOMPARE(options.shots.at(1).page, QStringLiteral("nodes"));
        QCOMPARE(options.shots.at(1).file, QStringLiteral("b.png"));
        QCOMPARE(options.size, QSize(1280, 800));
        QCOMPARE(options.theme, ScreenshotOptions::Theme::Dark);
        QCOMPARE(options.source.demo.faults, QStringList({QStringLiteral("http-500"), QStringLiteral("slow")}));
        QCOMPARE(options.zone.id(), QByteArray("Europe/Berlin"));
    }

    void givesEachPageItsScriptAndItsTexts()
    {
        const auto shotsOf = [](const char *line) { return std::get<ScreenshotOptions>(parse(line)).shots; };
        const auto apart = shotsOf("screenshot --demo --page fleet -o a.png --do key:F1 --texts a.txt --page scale -o b.png --do click:review --texts b.txt");
        QCOMPARE(apart.at(0).script, QStringLiteral("key:F1"));
        QCOMPARE(apart.at(1).script, QStringLiteral("click:review"));
        QCOMPARE(apart.at(1).texts, QStringLiteral("b.txt"));
        const auto together = shotsOf("screenshot --demo --page fleet -o a.png --page cost -o b.png --do key:F1");
        QCOMPARE(together.at(0).script, QStringLiteral("key:F1"));
        QCOMPARE(together.at(1).script, QStringLiteral("key:F1"));
        QVERIFY(together.at(1).texts.isEmpty());
        const auto both = std::get<ScreenshotOptions>(parse("screenshot --demo --page fleet -o {theme}.png --theme both"));
        QCOMPARE(both.theme, ScreenshotOptions::Theme::Both);
    }

    void readsAReport()
    {
        const auto command = parse("report --format json --demo --seed 7 -o out.json --from 2026-09-01T00:00:00Z");
        QVERIFY(std::holds_alternative<ReportOptions>(command));
        const auto options = std::get<ReportOptions>(command);
        QCOMPARE(options.format, ReportOptions::Format::Json);
        QCOMPARE(options.file, QStringLiteral("out.json"));
        QVERIFY(options.from.has_value());
        QVERIFY(!options.to.has_value());
        QCOMPARE(options.zone, QTimeZone::utc());
    }

    void answersHelpAndVersion_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("contains");
        QTest::newRow("help") << "--help" << "screenshot";
        QTest::newRow("help of a command") << "report --help" << "--format";
        QTest::newRow("version") << "--version" << "clusterdeck 0.";
    }
    void answersHelpAndVersion()
    {
        QFETCH(QString, line);
        QFETCH(QString, contains);
        const auto command = parseArguments(line.split(QLatin1Char(' ')));
        QVERIFY(std::holds_alternative<EarlyExit>(command));
        QCOMPARE(std::get<EarlyExit>(command).status, 0);
        QVERIFY2(std::get<EarlyExit>(command).text.contains(contains), qPrintable(std::get<EarlyExit>(command).text));
    }

    void refusesWrongUsageInOneLine_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("contains");
        QTest::newRow("unknown option") << "--nonsense" << "--nonsense";
        QTest::newRow("unknown command") << "dance" << "dance";
        QTest::newRow("two sources") << "--demo --api-url http://127.0.0.1:1/v1" << "--demo";
        QTest::newRow("seed without a demo") << "--seed 4" << "--demo";
        QTest::newRow("seed that is no number") << "--demo --seed x" << "--seed";
        QTest::newRow("time without a zone") << "--demo --epoch 2026-09-01T00:00:00" << "2026-09-01T00:00:00";
        QTest::newRow("bad duration") << "--demo --advance 36" << "36";
        QTest::newRow("bad speed") << "--demo --speed -1" << "-1";
        QTest::newRow("speed that is no number") << "--demo --speed nan" << "nan";
        QTest::newRow("no URL") << "--api-url nowhere" << "nowhere";
        QTest::newRow("profile without a name") << "--profile=" << "--profile";
        QTest::newRow("report without a format") << "report --demo -o a.csv" << "--format";
        QTest::newRow("report without a file") << "report --demo --format csv" << "-o";
        QTest::newRow("format of a later issue") << "report --format pdf --demo -o a.pdf" << "not built yet";
        QTest::newRow("unknown format") << "report --format doc --demo -o a.doc" << "doc";
        QTest::newRow("backward period") << "report --format csv --demo -o a --from 2026-09-02T00:00:00Z --to 2026-09-01T00:00:00Z" << "--from";
        QTest::newRow("source before the command") << "--demo report --format csv --demo -o a.csv" << "behind";
        QTest::newRow("page without a file") << "screenshot --demo --page fleet --page nodes -o a.png" << "-o";
        QTest::newRow("unknown page") << "screenshot --demo --page moon -o a.png" << "moon";
        QTest::newRow("scripts for some pages") << "screenshot --demo --page fleet -o a --page cost -o b --page nodes -o c --do key:F1 --do key:F2" << "--do";
        QTest::newRow("texts for some pages") << "screenshot --demo --page fleet -o a --page cost -o b --texts a.txt" << "--texts";
        QTest::newRow("both themes in one file") << "screenshot --demo --page fleet -o a.png --theme both" << "{theme}";
        QTest::newRow("bad size") << "screenshot --demo --page fleet -o a.png --size 10x10" << "10x10";
        QTest::newRow("bad theme") << "screenshot --demo --page fleet -o a.png --theme pink" << "pink";
        QTest::newRow("bad zone") << "screenshot --demo --page fleet -o a.png --zone Mars/Base" << "Mars/Base";
    }
    void refusesWrongUsageInOneLine()
    {
        QFETCH(QString, line);
        QFETCH(QString, contains);
        const auto command = parseArguments(line.split(QLatin1Char(' ')));
        QVERIFY(std::holds_alternative<EarlyExit>(command));
        const auto exit = std::get<EarlyExit>(command);
        QCOMPARE(exit.status, 2);
        QVERIFY2(exit.text.contains(contains), qPrintable(exit.text));
        QVERIFY2(!exit.text.contains(QLatin1Char('\n')), qPrintable(exit.text));
    }
};

QTEST_GUILESS_MAIN(TestArguments)
#include "tst_arguments.moc"
