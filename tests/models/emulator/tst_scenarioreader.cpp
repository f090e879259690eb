// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenariobook.h"
#include "scenarioreader.h"
#include "schemacheck.h"
#include "simulation.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace deck;
using namespace deck::emulator;

/// The file format: what the reader takes, what the schema says, and that both say the same.
class TestScenarioReader : public QObject
{
    Q_OBJECT

    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static QDir shipped() { return QDir(QStringLiteral(SCENARIOS)); }

    static QJsonObject objectFrom(const QByteArray &json) { return QJsonDocument::fromJson(json).object(); }

    static QJsonObject full() { return objectFrom(contentOf(QStringLiteral(SAMPLES "/full.json"))); }

    static SchemaCheck schema()
    {
        return SchemaCheck(objectFrom(contentOf(shipped().filePath(QStringLiteral("scenario.schema.json")))));
    }

    static Result<Scenario> read(const QJsonObject &file)
    {
        return readScenario(QJsonDocument(file).toJson(), QStringLiteral("my.json"));
    }

    /// The same document with `value` at the JSON pointer; an undefined value takes the key out.
    static QJsonValue with(const QJsonValue &document, QStringList steps, const QJsonValue &value)
    {
        if (steps.isEmpty())
            return value;
        const QString step = steps.takeFirst();
        if (document.isArray()) {
            QJsonArray array = document.toArray();
            array[step.toInt()] = with(array.at(step.toInt()), steps, value);
            return array;
        }
        QJsonObject object = document.toObject();
        const QJsonValue changed = with(object.value(step), steps, value);
        if (changed.isUndefined())
            object.remove(step);
        else
            object.insert(step, changed);
        return object;
    }

    static QJsonObject fullWith(const QString &pointer, const QJsonValue &value)
    {
        return with(full(), pointer.split(u'/', Qt::SkipEmptyParts), value).toObject();
    }

private Q_SLOTS:
    void whatIsShippedIsWhatIsBuiltIn()
    {
        QStringList files;
        for (const QString &name : shipped().entryList({QStringLiteral("*.json")}))
            files.append(name.chopped(5));
        files.removeOne(QStringLiteral("scenario.schema"));
        QStringList names;
        for (const ScenarioInfo &info : scenarios())
            names.append(info.name);
        names.sort();
        QCOMPARE(files, names);
    }

    void eachShippedScenarioFitsTheSchemaAndTheReader_data()
    {
        QTest::addColumn<QString>("path");
        for (const ScenarioInfo &info : scenarios())
            QTest::newRow(qPrintable(info.name)) << shipped().filePath(info.name + QStringLiteral(".json"));
        QTest::newRow("full") << QStringLiteral(SAMPLES "/full.json");
    }
    void eachShippedScenarioFitsTheSchemaAndTheReader()
    {
        QFETCH(QString, path);
        QCOMPARE(schema().complaint(objectFrom(contentOf(path))), QString());
        const Result<Scenario> scenario = readScenario(contentOf(path), path);
        QVERIFY2(scenario, scenario ? "" : qPrintable(scenario.error().detail));
        QCOMPARE(scenario->info.name, QFileInfo(path).completeBaseName());
    }

    /// The reader names the keys it knows when it meets another one; the schema lists them.
    void readerAndSchemaKnowTheSameKeys()
    {
        SchemaCheck check = schema();
        QCOMPARE(check.complaint(full()), QString());
        const QMap<QString, QStringList> keysAt = check.keysAt();
        QVERIFY(keysAt.size() >= 20);
        for (auto object = keysAt.begin(); object != keysAt.end(); ++object) {
            const Result<Scenario> refused = read(fullWith(object.key() + QStringLiteral("/zzz"), 1));
            QVERIFY2(!refused, qPrintable(object.key()));
            const QString told = refused.error().detail.section(QStringLiteral("Known here: "), 1);
            QCOMPARE(told.split(QStringLiteral(", ")).join(u' '), object->join(u' '));
        }
        const QStringList defined = objectFrom(contentOf(shipped().filePath(QStringLiteral("scenario.schema.json"))))
                                        .value(QStringLiteral("$defs")).toObject().keys();
        for (const QString &definition : defined)
            QVERIFY2(check.used().contains(definition), qPrintable(QStringLiteral("full.json has no ") + definition));
    }

    void eachKeyThatTheSchemaRequiresIsRequiredByTheReader()
    {
        SchemaCheck check = schema();
        QCOMPARE(check.complaint(full()), QString());
        const QMap<QString, QStringList> keysAt = check.keysAt();
        for (auto object = keysAt.begin(); object != keysAt.end(); ++object) {
            for (const QString &key : *object) {
                const QJsonObject without = fullWith(object.key() + u'/' + key, QJsonValue(QJsonValue::Undefined));
                const bool required = !schema().complaint(without).isEmpty();
                const Result<Scenario> answer = read(without);
                if (required)
                    QVERIFY2(!answer, qPrintable(object.key() + u'/' + key));
            }
        }
    }

    void whatIsWrongIsRefusedWithItsPlaceAndWhatIsExpected_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<QString>("complaint");
        QTest::addColumn<bool>("schemaSees");
        const auto row = [](const char *name, const char *pointer, const QJsonValue &value, const char *complaint, bool schemaSees = true) {
            QTest::newRow(name) << QString::fromLatin1(pointer) << value << QString::fromLatin1(complaint) << schemaSees;
        };
        const auto text = [](const char *word) { return QJsonValue(QString::fromLatin1(word)); };
        row("no format", "/format", QJsonValue(QJsonValue::Undefined), "my.json: /format: is missing; expected a text");
        row("another format", "/format", text("clusterdeck-scenario/2"), "my.json: /format: expected \"clusterdeck-scenario/1\"");
        row("mistyped key", "/timing/fil", 3, "my.json: /timing/fil: is no known key; did you mean \"fill\"?");
        row("mistyped section", "/action", QJsonArray(), "my.json: /action: is no known key; did you mean \"actions\"?");
        row("text for a number", "/regions/0/name", 5, "my.json: /regions/0/name: expected a text, got 5");
        row("epoch", "/epoch", text("yesterday"), "my.json: /epoch: expected a time such as");
        row("epoch without a zone", "/epoch", text("2026-06-15T02:32:08"), "my.json: /epoch: expected a time such as");
        row("advance", "/advance", text("5w"), "my.json: /advance: expected a time such as 90");
        row("units the wrong way round", "/advance", text("5m2h"), "my.json: /advance: expected a time");
        row("time below zero", "/timing/queued", -1, "my.json: /timing/queued: expected a time such as");
        row("three in a range", "/timing/fill", QJsonArray{1, 2, 3}, "my.json: /timing/fill: expected a time such as");
        row("range upside down", "/timing/fill", QJsonArray{9, 2}, "my.json: /timing/fill: expected a time such as", false);
        row("half a node", "/market/0/standard_nodes", 1.5, "my.json: /market/0/standard_nodes: expected a whole number");
        row("long drain", "/timing/reclaim_drain", 301, "my.json: /timing/reclaim_drain: expected at most 300 seconds", false);
        row("half a minute", "/market/0/moves_every", 90, "my.json: /market/0/moves_every: expected whole minutes", false);
        row("region that is not there", "/market/0/region", text("mars-1"), "my.json: /market/0/region: expected a region of this file: us-central-8", false);
        row("GPU that is not there", "/market/0/gpu_type", text("A100"), "my.json: /market/0/gpu_type: expected a GPU type of region us-central-8: H100_SXM", false);
        row("CUDA that is not there", "/actions/1/cluster/cuda", text("9.0"), "my.json: /actions/1/cluster/cuda: expected a CUDA version of region us-central-8: 12.8", false);
        row("GPUs that are no nodes", "/actions/1/cluster/standard_gpus", 12, "my.json: /actions/1/cluster/standard_gpus: expected a number of GPUs that is a multiple of 8, got 12");
        row("preemptible Slurm", "/actions/1/cluster/slurm", true, "my.json: /actions/1/cluster/preemptible_gpus: expected none", false);
        row("billing", "/actions/1/cluster/billing", text("FREE"), "my.json: /actions/1/cluster/billing: expected \"ON_DEMAND\" or \"RESERVED\"");
        row("action that is not there", "/actions/2/do", text("scael"), "my.json: /actions/2/do: expected one of create_volume");
        row("moment", "/actions/2/at", text("noon"), "my.json: /actions/2/at: expected a moment such as");
        row("cluster that is not there", "/actions/2/cluster", text("two"), "my.json: /actions/2/cluster: expected the name of a cluster of this file: old, many-001, many-002, one", false);
        row("volume that is not there", "/actions/14/volume", text("date"), "my.json: /actions/14/volume: expected the name of a volume of this file: old-data, data", false);
        row("scale to nothing said", "/actions/2", QJsonObject{{QStringLiteral("at"), QStringLiteral("1h")}, {QStringLiteral("do"), QStringLiteral("scale")}, {QStringLiteral("cluster"), QStringLiteral("one")}},
            "my.json: /actions/2/standard_gpus: expected standard_gpus, preemptible_gpus or both", false);
        row("signal", "/actions/8/signal", text("Hiccup"), "my.json: /actions/8/signal: expected one of DmesgGpuFallenOffBus", false);
        row("the same name twice", "/clusters/0/name", text("one"), "my.json: /actions/1/cluster/name: expected a name that no other cluster", false);
        row("ready first", "/clusters/0/ready", text("-31d"), "my.json: /clusters/0/ready: expected a moment after \"created\"", false);
        row("node to come", "/clusters/0/nodes/0/since", text("1h"), "my.json: /clusters/0/nodes/0/since: expected a moment not after the epoch", false);
        row("name against class", "/clusters/0/nodes/0/class", text("preemptible"), "my.json: /clusters/0/nodes/0/class: expected \"standard\", as the node's name says", false);
        row("no class", "/clusters/0/nodes/1/class", QJsonValue(QJsonValue::Undefined), "my.json: /clusters/0/nodes/1/class: is missing", false);
        row("more clusters than nodes", "/crowd/nodes", 1, "my.json: /crowd/nodes: expected at least one for each of the 2 clusters", false);
        row("drain", "/actions/3/drain", text("6m"), "my.json: /actions/3/drain: expected 1 to 300 seconds", false);
        row("fault", "/faults/0/fault", text("dorp"), "my.json: /faults/0/fault: fault field \"dorp\" is not known", false);
        row("fault that ends first", "/faults/0/to", text("now"), "my.json: /faults/0/to: expected a moment after \"from\"", false);
        row("closed before the epoch", "/app_closed/0/from", text("-1h"), "my.json: /app_closed/0/to: expected a moment after", false);
        row("parameter that is not there", "/actions/4/nodes", text("$node"), "my.json: /actions/4/nodes: expected a whole number from 0 to 1000000, got \"$node\"", false);
        row("list for an object", "/timing", QJsonArray(), "my.json: /timing: expected an object, got a list");
        row("object for a list", "/actions", QJsonObject(), "my.json: /actions: expected a list of objects, got an object");
        row("null", "/summary", QJsonValue(), "my.json: /summary: expected a text, got null");
        row("no region", "/regions", QJsonArray(), "my.json: /regions: expected a list of at least one region");
    }
    void whatIsWrongIsRefusedWithItsPlaceAndWhatIsExpected()
    {
        QFETCH(QString, pointer);
        QFETCH(QJsonValue, value);
        QFETCH(QString, complaint);
        QFETCH(bool, schemaSees);
        const QJsonObject file = fullWith(pointer, value);
        const Result<Scenario> refused = read(file);
        QVERIFY(!refused);
        QCOMPARE(int(refused.error().kind), int(Error::Kind::Invalid));
        QVERIFY2(refused.error().detail.startsWith(complaint), qPrintable(refused.error().detail));
        QVERIFY(!refused.error().detail.contains(u'\n'));
        QCOMPARE(!schema().complaint(file).isEmpty(), schemaSees);
    }

    void whatIsNoJsonIsRefusedWithItsLine()
    {
        const Result<Scenario> refused = readScenario("{\n  \"name\": \"x\",\n  oops\n}", QStringLiteral("my.json"));
        QVERIFY(!refused);
        QVERIFY2(refused.error().detail.startsWith(QStringLiteral("my.json: line 3, column ")), qPrintable(refused.error().detail));
    }

    void aMomentCanBeWrittenInThreeWays()
    {
        const Result<Scenario> scenario = read(full());
        QVERIFY(scenario);
        QCOMPARE(scenario->info.appClosed[0].from, Seconds(12 * 3600));
        QCOMPARE(scenario->info.appClosed[0].to, Seconds(13 * 3600 + 25 * 60));
        QCOMPARE(scenario->script[0].offset, Seconds(-3 * 3600));
        QCOMPARE(scenario->script[12].offset, Seconds(26 * 3600 - 600));
        QCOMPARE(scenario->faults[0].from, Seconds(26 * 3600 + 300));
        QCOMPARE(scenario->info.faultEdges, (std::vector<Seconds>{Seconds(93'899), Seconds(93'900), Seconds(94'200)}));
    }

    void parametersReplaceNumbers()
    {
        const QByteArray json = QJsonDocument(full()).toJson();
        const auto nodesOf = [](const Result<Scenario> &scenario) { return std::get<TakeBackWave>(scenario->script[4].what).nodes; };
        const auto refusedWith = [&](const QString &name, int value) {
            const auto answer = readScenario(json, QStringLiteral("my.json"), {{name, value}});
            return answer ? QString() : answer.error().detail;
        };
        QCOMPARE(nodesOf(readScenario(json, QStringLiteral("my.json"))), 7);
        QCOMPARE(nodesOf(readScenario(json, QStringLiteral("my.json"), {{QStringLiteral("nodes"), 9}})), 9);
        // The market's upper bound is the parameter, too, and cannot be below its lower one.
        QVERIFY(refusedWith(QStringLiteral("nodes"), 5).startsWith(QStringLiteral("my.json: /market/0/preemptible_nodes: expected")));
        QCOMPARE(refusedWith(QStringLiteral("nodes"), 101), QStringLiteral("my.json: parameters: \"nodes\" wants a number from 1 to 100"));
        QCOMPARE(refusedWith(QStringLiteral("nodse"), 7), QStringLiteral("my.json: parameters: there is none named \"nodse\"; it has nodes"));
    }

    void isNamedByNameOrByFile()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mine.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(full()).toJson()) > 0);
        file.close();
        const auto named = loadScenario(path + QStringLiteral(":nodes=9"));
        QVERIFY2(named, named ? "" : qPrintable(named.error().detail));
        QCOMPARE(named->info.name, QStringLiteral("full"));
        QCOMPARE(named->info.seed, quint64(5));
        const auto complaint = [](const QString &words) { return loadScenario(words) ? QString() : loadScenario(words).error().detail; };
        QVERIFY(complaint(folder.filePath(QStringLiteral("none.json"))).contains(QStringLiteral("none.json: ")));
        QVERIFY(complaint(QStringLiteral("moon")).startsWith(QStringLiteral("there is no scenario \"moon\"; there are default, calm")));
        QVERIFY(complaint(QStringLiteral("clam")).contains(QStringLiteral("did you mean \"calm\"?")));
        QCOMPARE(complaint(QStringLiteral("calm:nodes=3")), QStringLiteral("scenario calm: parameters: there is none named \"nodes\"; it has none"));
        QCOMPARE(complaint(QStringLiteral("calm:nodes=many")), QStringLiteral("\"nodes=many\" is no parameter such as nodes=5000"));
        QCOMPARE(complaint(QStringLiteral("calm:nodes=3,nodes=4")), QStringLiteral("the parameter \"nodes\" is given twice"));
    }

    /// The example of the README is a scenario, and does what the README says it does.
    void theExampleOfTheReadmePlays()
    {
        const QString readme = QString::fromUtf8(contentOf(shipped().filePath(QStringLiteral("README.md"))));
        const QString example = readme.section(QStringLiteral("```json\n"), 1).section(QStringLiteral("```"), 0, 0);
        QCOMPARE(schema().complaint(objectFrom(example.toUtf8())), QString());
        const Result<Scenario> scenario = readScenario(example.toUtf8(), QStringLiteral("lost-node.json"));
        QVERIFY2(scenario, scenario ? "" : qPrintable(scenario.error().detail));
        Simulation simulation(*scenario, scenario->info.seed, scenario->info.epoch);
        const Cluster *cluster = simulation.world().clusterNamed(QStringLiteral("train"));
        QVERIFY(cluster);
        QCOMPARE(cluster->allocatedPreemptibleGpus(), 16);
        simulation.advanceTo(scenario->info.epoch + std::chrono::minutes(20) + Seconds(90));
        QCOMPARE(cluster->allocatedPreemptibleGpus(), 8);
        simulation.advanceTo(scenario->info.epoch + std::chrono::minutes(40) - Seconds(1));
        QCOMPARE(cluster->allocatedPreemptibleGpus(), 8); // nothing to fill it with
        simulation.advanceTo(scenario->info.epoch + std::chrono::minutes(45));
        QCOMPARE(cluster->allocatedPreemptibleGpus(), 16);
    }
};

QTEST_GUILESS_MAIN(TestScenarioReader)
#include "tst_scenarioreader.moc"
