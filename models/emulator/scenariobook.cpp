// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenariobook.h"

#include "scenarioreader.h"
#include "strictobject.h"
#include "visibletext.h"

#include <QFile>

static void initScenarios()
{
    Q_INIT_RESOURCE(scenarios);
}

namespace deck::emulator {

namespace {

const QStringList &builtIn()
{
    static const QStringList names{QStringLiteral("default"),      QStringLiteral("calm"),   QStringLiteral("reference"),
                                   QStringLiteral("reclaim-storm"), QStringLiteral("out-of-stock"),
                                   QStringLiteral("outage"),       QStringLiteral("large")};
    return names;
}

Error refusal(const QString &what)
{
    return Error(Error::Kind::Invalid, what);
}

struct Words
{
    QString place;
    bool isFile = false;
    ParameterValues values;
};

Result<Words> wordsFrom(const QString &text)
{
    Words words;
    // A path may have a colon of its own; what follows ours has an equals sign.
    const qsizetype colon = text.lastIndexOf(u':');
    const bool hasValues = colon >= 0 && text.indexOf(u'=', colon) >= 0;
    words.place = hasValues ? text.left(colon) : text;
    words.isFile = words.place.endsWith(QStringLiteral(".json")) || words.place.contains(u'/');
    if (!hasValues)
        return words;
    for (const QString &pair : text.mid(colon + 1).split(u',')) {
        const qsizetype equals = pair.indexOf(u'=');
        const QString name = pair.left(std::max<qsizetype>(equals, 0)).trimmed();
        bool good = false;
        const int value = pair.mid(equals + 1).toInt(&good);
        if (name.isEmpty() || !good)
            return refusal(QStringLiteral("\"%1\" is no parameter such as nodes=5000").arg(visibleText(pair, 60)));
        if (words.values.contains(name))
            return refusal(QStringLiteral("the parameter \"%1\" is given twice").arg(visibleText(name, 60)));
        words.values.insert(name, value);
    }
    return words;
}

Result<Scenario> readFrom(const QString &path, const QString &shownName, const ParameterValues &values)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return refusal(QStringLiteral("%1: %2").arg(visibleText(shownName, 200), visibleText(file.errorString(), 200)));
    constexpr qint64 most = 16 * 1024 * 1024;
    const QByteArray json = file.read(most + 1);
    if (json.size() > most)
        return refusal(QStringLiteral("%1: is larger than 16 MiB").arg(visibleText(shownName, 200)));
    return readScenario(json, shownName, values);
}

} // namespace

std::vector<ScenarioInfo> scenarios()
{
    std::vector<ScenarioInfo> infos;
    for (const QString &name : builtIn()) {
        const Result<Scenario> scenario = loadScenario(name);
        Q_ASSERT(scenario); // a test reads each
        infos.push_back(scenario->info);
    }
    return infos;
}

Result<Scenario> loadScenario(const QString &text)
{
    const Result<Words> words = wordsFrom(text);
    if (!words)
        return words.error();
    if (words->isFile)
        return readFrom(words->place, words->place, words->values);
    if (!builtIn().contains(words->place)) {
        const QString nearest = nearestName(words->place, builtIn());
        const QString hint = nearest.isEmpty() ? QString() : QStringLiteral("did you mean \"%1\"? ").arg(nearest);
        return refusal(QStringLiteral("there is no scenario \"%1\"; %2there are %3, and files FILE.json")
                           .arg(visibleText(words->place, 60), hint, builtIn().join(QStringLiteral(", "))));
    }
    initScenarios();
    return readFrom(QStringLiteral(":/scenarios/%1.json").arg(words->place), QStringLiteral("scenario ") + words->place, words->values);
}

Result<ScenarioInfo> findScenario(const QString &words)
{
    const Result<Scenario> scenario = loadScenario(words);
    if (!scenario)
        return scenario.error();
    return scenario->info;
}

} // namespace deck::emulator
