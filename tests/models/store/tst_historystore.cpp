// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "historystore.h"
#include "observedfleet.h"
#include "randomfleet.h"
#include "redactor.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace deck;

namespace {

const QString account = QStringLiteral("https://api.example/v1 prod-ml");

std::unique_ptr<HistoryStore> openIn(const QString &folder, const QString &key = account)
{
    Result<std::unique_ptr<HistoryStore>> store = HistoryStore::open(folder, key);
    if (!store) {
        QTest::qFail(qPrintable(store.error().summary()), __FILE__, __LINE__);
        return nullptr;
    }
    return std::move(*store);
}

template <class T>
T valueOf(QFuture<Result<T>> future)
{
    future.waitForFinished();
    const Result<T> result = future.result();
    if (!result) {
        QTest::qFail(qPrintable(result.error().summary()), __FILE__, __LINE__);
        return T();
    }
    return *result;
}

template <class Item>
QList<Item> inOrder(QList<Item> items, auto keyOf)
{
    std::ranges::sort(items, {}, keyOf);
    return items;
}

void compare(const HistoryChange &found, const HistoryChange &expected)
{
    const auto clusterKey = [](const ClusterRecord &each) { return each.id; };
    const auto lifeKey = [](const NodeLife &each) { return each.key; };
    const auto eventKey = [](const TimelineEvent &each) { return each.key; };
    const auto stepKey = [](const CapacityStep &each) { return std::pair(each.cluster, each.at); };
    const auto spanKey = [](const VolumeSpan &each) { return std::pair(each.from, each.volume); };
    QVERIFY(inOrder(found.clusters, clusterKey) == inOrder(expected.clusters, clusterKey));
    QVERIFY(inOrder(found.lives, lifeKey) == inOrder(expected.lives, lifeKey));
    QVERIFY(inOrder(found.events, eventKey) == inOrder(expected.events, eventKey));
    QVERIFY(inOrder(found.capacity, stepKey) == inOrder(expected.capacity, stepKey));
    QVERIFY(inOrder(found.volumes, spanKey) == inOrder(expected.volumes, spanKey));
}

StoredIntent anIntent(const char *id)
{
    StoredIntent intent;
    intent.id = QString::fromLatin1(id);
    intent.kind = QStringLiteral("create");
    intent.state = QStringLiteral("looking");
    intent.startedAt = at("2026-05-04T10:00:00Z");
    intent.clusterName = QStringLiteral("train");
    intent.details = "{\"version\":1}";
    intent.endedAt = at("2026-05-04T10:01:00Z");
    intent.body = "{\"cluster_name\":\"train\"}";
    intent.errorSummary = QStringLiteral("HTTP 504");
    intent.httpStatus = 504;
    StoredCandidate candidate;
    candidate.id = ClusterId(QStringLiteral("c-771"));
    candidate.name = QStringLiteral("train");
    candidate.createdAt = at("2026-05-04T10:00:02Z");
    intent.candidates = {candidate};
    return intent;
}

} // namespace

class TestHistoryStore : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aHistoryGoesOnUnderItsAccountsNewName()
    {
        const QTemporaryDir folder;
        const QString fingerprint = QStringLiteral("https://api.example/v1 key 1234");
        QVERIFY(valueOf(openIn(folder.path(), fingerprint)->saveIntent(anIntent("i-1"))) == Done());
        {
            const auto renamed = HistoryStore::open(folder.path(), account, {fingerprint});
            QVERIFY(renamed);
            QCOMPARE(valueOf((*renamed)->openIntents()).size(), 1);
        }
        // With another key the project alone leads to it; nothing is left under the old name.
        QCOMPARE(valueOf(openIn(folder.path())->openIntents()).size(), 1);
        QVERIFY(valueOf(openIn(folder.path(), fingerprint)->openIntents()).isEmpty());
        // An account that has its own history keeps it.
        const auto own = HistoryStore::open(folder.path(), account, {fingerprint});
        QVERIFY(own);
        QCOMPARE(valueOf((*own)->openIntents()).size(), 1);
    }

    void aCopyShowsWhatAnotherProgramIsWritingAndLeavesItAlone()
    {
        const QTemporaryDir folder;
        const QTemporaryDir aside;
        const auto writing = openIn(folder.path());
        QVERIFY(valueOf(writing->saveIntent(anIntent("i-1"))) == Done());
        const auto copy = HistoryStore::openCopy(folder.path(), account, {}, aside.path());
        QVERIFY2(copy, copy ? "" : qPrintable(copy.error().summary()));
        QVERIFY((*copy)->path() != writing->path());
        QCOMPARE(valueOf((*copy)->openIntents()).size(), 1);
        QVERIFY(valueOf((*copy)->saveIntent(anIntent("i-2"))) == Done());
        QVERIFY(valueOf(writing->saveIntent(anIntent("i-3"))) == Done());
        QCOMPARE(valueOf(writing->openIntents()).size(), 2);
        QCOMPARE(valueOf((*copy)->openIntents()).size(), 2);
    }

    void whatIsNoHistoryIsNotCopied()
    {
        const QTemporaryDir folder;
        const QTemporaryDir aside;
        const auto copy = HistoryStore::openCopy(folder.path(), account, {}, aside.path());
        QVERIFY(!copy);
        QCOMPARE(copy.error().kind, Error::Kind::Storage);
        QVERIFY(QDir(folder.path()).isEmpty()); // and nothing is made there
    }

    void whatWasAppendedIsWhatIsLoaded()
    {
        const Instant start = at("2026-05-04T00:00:00Z");
        for (quint32 seed = 1; seed <= 8; ++seed) {
            QTemporaryDir folder;
            const RandomFleet world(seed, start, Seconds(6 * 3600));
            QRandomGenerator random(seed);
            ObservedFleet fleet;
            Volume volume;
            volume.id = VolumeId(QStringLiteral("v1"));
            volume.name = QStringLiteral("Köln \"A\"\n北京");
            for (int i = 0; i < 30; ++i) {
                const Instant now = start + Seconds(700 * i);
                volume.sizeTib = 1 + i / 10;
                fleet.volumes = {volume};
                fleet["c1"] = world.answerAt(now, random);
                fleet["c1"].reservedGpus = i > 5 ? std::optional(8) : std::nullopt;
                fleet["c1"].createdAt = start;
                const HistoryChange change = fleet.poll(now);
                auto store = openIn(folder.path());
                valueOf(store->append(change));
                if (i % 3 == 0)
                    valueOf(store->append(change)); // the same again adds nothing
            }
            const auto store = openIn(folder.path());
            const StoredHistory stored = valueOf(store->load());
            compare(stored.all, fleet.stored);
            QVERIFY(stored.gaps == fleet.storedGaps);
            QVERIFY(stored.firstObservedAt == start);
            QVERIFY(stored.lastObservedAt == fleet.history.lastObservedAt());
            FleetHistory restored;
            restored.restore(stored.all, stored.gaps, stored.lastObservedAt, stored.firstObservedAt);
            QVERIFY(restored.allLives() == fleet.history.allLives());
            QVERIFY(restored.events({}) == fleet.history.events({}));
        }
    }

    void phasesOfOneSecondKeepTheirOrderWhenOneIsLearnedLater()
    {
        QTemporaryDir folder;
        const auto store = openIn(folder.path());
        const Instant moment = at("2026-05-04T10:00:00Z");
        ObservedFleet fleet;
        fleet["c1"].nodes = {node("gpu-dp-a", {phase("BOOTING", moment)})};
        valueOf(store->append(fleet.poll(moment)));
        fleet["c1"].nodes = {node("gpu-dp-a", {phase("SCHEDULING", moment), phase("BOOTING", moment)})};
        valueOf(store->append(fleet.poll(moment + Seconds(15))));
        QVERIFY(valueOf(store->load()).all.lives.first().transitions == fleet["c1"].nodes[0].transitions);
    }

    void aNewStoreIsEmptyAndSaysThatNothingWasObserved()
    {
        QTemporaryDir folder;
        const auto store = openIn(folder.path());
        const StoredHistory stored = valueOf(store->load());
        QVERIFY(stored.all.isEmpty());
        QVERIFY(!stored.lastObservedAt);
        QVERIFY(valueOf(store->rateCard()).isEmpty());
        QVERIFY(valueOf(store->openIntents()).isEmpty());
    }

    void observedTimeOnlyGrowsAndAnOwnLineIsNoObservation()
    {
        QTemporaryDir folder;
        const auto store = openIn(folder.path());
        HistoryChange own;
        own.events.append(TimelineEvent());
        valueOf(store->append(own));
        QVERIFY(!valueOf(store->load()).lastObservedAt);
        for (const char *moment : {"2026-05-04T10:00:00Z", "2026-05-04T10:05:00Z", "2026-05-04T10:01:00Z"}) {
            HistoryChange change;
            change.observedAt = at(moment);
            valueOf(store->append(change));
        }
        const StoredHistory stored = valueOf(store->load());
        QCOMPARE(stored.firstObservedAt->toIso(), QStringLiteral("2026-05-04T10:00:00Z"));
        QCOMPARE(stored.lastObservedAt->toIso(), QStringLiteral("2026-05-04T10:05:00Z"));
    }

    void accountsDoNotMixAndTheirKeysAreNotInFileNames()
    {
        QTemporaryDir folder;
        HistoryChange change;
        change.observedAt = at("2026-05-04T10:00:00Z");
        valueOf(openIn(folder.path(), QStringLiteral("../evil/one"))->append(change));
        QVERIFY(!valueOf(openIn(folder.path(), QStringLiteral("two"))->load()).lastObservedAt);
        const QStringList files = QDir(folder.path()).entryList(QDir::Files);
        QCOMPARE(files.filter(QStringLiteral("evil")).size(), 0);
        QCOMPARE(files.filter(QStringLiteral(".sqlite")).size(), 2);
    }

    void folderAndFilesBelongToTheirUserAlone()
    {
        QTemporaryDir folder;
        const QString inner = folder.filePath(QStringLiteral("deep/data"));
        const auto store = openIn(inner);
        HistoryChange change;
        change.observedAt = at("2026-05-04T10:00:00Z");
        valueOf(store->append(change));
        const QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther
            | QFile::WriteOther | QFile::ExeOther;
        QVERIFY(!(QFileInfo(inner).permissions() & others));
        const QFileInfoList files = QDir(inner).entryInfoList(QDir::Files);
        QVERIFY(files.size() >= 2); // the file and its log
        for (const QFileInfo &file : files)
            QVERIFY2(!(file.permissions() & others), qPrintable(file.fileName()));
    }

    void anIntentIsThereAfterARestartUntilItIsOver()
    {
        QTemporaryDir folder;
        StoredIntent intent = anIntent("op-1");
        {
            const auto store = openIn(folder.path());
            valueOf(store->saveIntent(intent));
            StoredIntent done = anIntent("op-0");
            done.open = false;
            valueOf(store->saveIntent(done));
        }
        const auto store = openIn(folder.path());
        QVERIFY(valueOf(store->openIntents()) == QList<StoredIntent>({intent}));
        QCOMPARE(valueOf(store->allIntents()).size(), 2);
        intent.state = QStringLiteral("dismissed");
        intent.open = false;
        valueOf(store->saveIntent(intent));
        QVERIFY(valueOf(store->openIntents()).isEmpty());
    }

    void c21NoSecretReachesTheFile()
    {
        QTemporaryDir folder;
        const QByteArray canary = "tgp_v1_CANARY0123456789abcdef";
        {
            StoredIntent intent = anIntent("op-1");
            intent.body = "{\"cluster_name\":\"x\",\"note\":\"Bearer " + canary + "\"}";
            intent.errorSummary = QStringLiteral("HTTP 401, Authorization: Bearer %1").arg(QString::fromLatin1(canary));
            ObservedFleet fleet;
            fleet["c1"].events = {told("gpu-dp-a", "Odd", at("2026-05-04T10:00:00Z"))};
            fleet["c1"].events[0].message = QStringLiteral("token %1 refused").arg(QString::fromLatin1(canary));
            const auto store = openIn(folder.path());
            valueOf(store->saveIntent(intent));
            valueOf(store->append(fleet.poll(at("2026-05-04T10:01:00Z"))));
        }
        const QFileInfoList files = QDir(folder.path()).entryInfoList(QDir::Files);
        for (const QFileInfo &info : files) {
            QFile file(info.filePath());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY2(!file.readAll().contains("CANARY"), qPrintable(info.fileName()));
        }
    }

    void aRateCardIsKept()
    {
        QTemporaryDir folder;
        valueOf(openIn(folder.path())->saveRateCard(caseRates()));
        QVERIFY(valueOf(openIn(folder.path())->rateCard()) == caseRates());
    }

    void theDraftIsTheLastOneThatWasKept()
    {
        QTemporaryDir folder;
        QVERIFY(valueOf(openIn(folder.path())->draft()).isEmpty());
        {
            const auto store = openIn(folder.path());
            store->saveDraft(QByteArrayLiteral("first"));
            store->saveDraft(QByteArray("zw\xc3\xb6lf"));
        }
        QCOMPARE(valueOf(openIn(folder.path())->draft()), QByteArray("zw\xc3\xb6lf"));
        valueOf(openIn(folder.path())->saveDraft({}));
        QVERIFY(valueOf(openIn(folder.path())->draft()).isEmpty());
    }

    void closingWaitsForWhatWasAskedFor()
    {
        QTemporaryDir folder;
        QList<QFuture<Result<Done>>> futures;
        {
            const auto store = openIn(folder.path());
            for (int i = 0; i < 50; ++i) {
                HistoryChange change;
                change.observedAt = at("2026-05-04T10:00:00Z") + Seconds(i);
                futures.append(store->append(change));
            }
        }
        for (QFuture<Result<Done>> &future : futures)
            QVERIFY(future.isFinished() && future.result().hasValue());
    }
};

QTEST_GUILESS_MAIN(TestHistoryStore)
#include "tst_historystore.moc"
