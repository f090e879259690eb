// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "decodedfacts.h"
#include "decodingsubject.h"
#include "jsonmutations.h"
#include "jsonoddities.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

using namespace deck;

namespace {

using Subject = DecodingSubject;

/// "num_gpus" from "clusters[].num_gpus" of a list; empty for the list and its entries themselves.
QString fieldName(const Subject &s, const QString &path)
{
    if (!s.isList)
        return path;
    const qsizetype dot = path.indexOf(QLatin1String("[]."));
    return dot < 0 ? QString() : path.mid(dot + 3);
}

/// The same from the path that a codec gave an oddity.
QString oddFieldName(const Subject &s, const QString &path)
{
    return fieldName(s, path.startsWith(s.oneObject) ? path.mid(s.oneObject.size()) : path);
}

bool isBelow(const QString &field, const QStringList &tops)
{
    return std::ranges::any_of(tops, [&](const QString &top) {
        return field == top || (field.startsWith(top) && QStringView(u".[").contains(field.at(top.size())));
    });
}

/// Of a list, paths that only the first entry has, so that the second is the one that nothing may touch.
QList<JsonPath> placesIn(const Subject &s)
{
    QList<JsonPath> places;
    for (const JsonPath &path : jsonPathsIn(s.document)) {
        if (!s.isList || (path.size() > 2 && std::get<int>(path.at(1)) == 0))
            places.append(path);
    }
    return places;
}

/// An unknown word may be told on, as an unknown one; of a number in text nothing is left.
bool isOnlyTheWord(const QStringList &more, bool notAnyText)
{
    const QString expected = jsonOtherWord + (notAnyText ? QStringLiteral(" (unrecognised)") : QString());
    return std::ranges::all_of(more, [&](const QString &line) { return line.contains(expected); });
}

} // namespace

class TestTolerantDecoding : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void oneOddFieldCostsOnlyItself_data()
    {
        QTest::addColumn<QString>("subject");
        QTest::addColumn<QString>("field");
        for (const auto &[name, make] : decodingSubjects()) {
            QStringList fields;
            const Subject s = make();
            for (const JsonPath &path : placesIn(s)) {
                const QString field = fieldName(s, jsonPathName(path, false));
                if (fields.contains(field))
                    continue;
                fields.append(field);
                QTest::addRow("%s: %s", qPrintable(name), qPrintable(field)) << name << field;
            }
        }
    }
    void oneOddFieldCostsOnlyItself()
    {
        QFETCH(QString, subject);
        QFETCH(QString, field);
        const Subject s = decodingSubjects().at(subject)();
        JsonOddities none;
        const Subject::Entries before = s.read(QJsonDocument(s.document.toObject()).toJson(), none);
        QVERIFY(before && before->size() >= (s.isList ? 2 : 1));
        QVERIFY2(none.isEmpty(), qPrintable(none.lines().join(QLatin1Char('\n'))));

        QList<JsonPath> places;
        for (const JsonPath &path : placesIn(s)) {
            if (fieldName(s, jsonPathName(path, false)) == field)
                places.append(path);
        }
        if (places.size() > 3) // of fifty transitions the first, one in between and the last tell all there is
            places = {places.first(), places.at(places.size() / 2), places.last()};
        QVERIFY(!places.isEmpty());
        for (const JsonPath &path : std::as_const(places)) {
            for (const JsonMutation &mutation : jsonMutationsAt(s.document, path)) {
                check(s, field, mutation, *before);
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }

private:
    static void check(const Subject &s, const QString &field, const JsonMutation &mutation, const QList<QStringList> &before)
    {
        using Kind = JsonMutation::Kind;
        const QByteArray what = mutation.what.toUtf8();
        JsonOddities oddities;
        const Subject::Entries now = s.read(QJsonDocument(mutation.document.toObject()).toJson(), oddities);
        const QByteArray context = what + "\n" + oddities.lines().join(QLatin1Char('\n')).toUtf8();
        const bool lost = s.identifying.contains(field) && mutation.kind != Kind::Extra && mutation.kind != Kind::Word;
        const bool refused = lost && !s.isList;
        QVERIFY2(now.has_value() != refused, context.constData());

        const bool notAnyText = s.notAnyText.contains(field);
        if (now) {
            QCOMPARE(now->size(), before.size() - (lost ? 1 : 0));
            QCOMPARE(now->mid(lost ? 0 : 1), before.mid(1)); // the neighbours say what they said
        }
        if (!lost) {
            const QStringList more = invented(now->first(), before.first());
            const bool saysLast = s.cursors.contains(field) && (mutation.kind == Kind::Removed || mutation.kind == Kind::Null);
            const bool sound = mutation.kind == Kind::Word ? isOnlyTheWord(more, notAnyText) : more.isEmpty() || saysLast;
            QVERIFY2(sound, (context + "\ninvented: " + more.join(QLatin1Char('\n')).toUtf8()).constData());
        }

        const bool absent = mutation.kind == Kind::Removed || mutation.kind == Kind::Null;
        const bool entryOfList = field.endsWith(QLatin1String("[]"));
        const bool mayBeAbsent = absent && s.notRequired.contains(field) && !entryOfList;
        const bool another = (mutation.kind == Kind::Extra && !s.maps.contains(field)) || (mutation.kind == Kind::Word && !notAnyText);
        const bool silent = another || mayBeAbsent || isBelow(field, s.notRead);
        if (silent) {
            QVERIFY2(oddities.isEmpty(), context.constData());
            if (mutation.kind == Kind::Extra)
                QCOMPARE(*now, before);
            return;
        }
        QVERIFY2(!oddities.isEmpty(), context.constData());
        const bool named = std::ranges::any_of(oddities.counts().keys(), [&](const JsonOddity &oddity) {
            const QString odd = oddFieldName(s, oddity.path);
            return odd == field || odd.startsWith(field) || (odd.endsWith(QLatin1String(".*")) && field.startsWith(odd.chopped(1)));
        });
        QVERIFY2(named, context.constData());
    }
};

QTEST_GUILESS_MAIN(TestTolerantDecoding)
#include "tst_tolerantdecoding.moc"
