// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "profilebook.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace deck;

class TestProfileBook : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_home;
    QString folder() const { return m_home->filePath(QStringLiteral("config/clusterdeck")); }

    static Profile work()
    {
        Profile profile;
        profile.name = QStringLiteral("Work");
        profile.baseUrl = QUrl(QStringLiteral("https://service.test/v1"));
        profile.project = ProjectId(QStringLiteral("proj-1"));
        profile.projectName = QStringLiteral("Köln & co");
        profile.organizationName = QStringLiteral("org");
        profile.caFile = QStringLiteral("/etc/ssl/corp.pem");
        profile.readsPerMinute = 60;
        profile.keyKept = true;
        return profile;
    }

private Q_SLOTS:
    void init() { m_home = std::make_unique<QTemporaryDir>(); }

    void noFileIsAnEmptyBook()
    {
        ProfileBook book(folder());
        QVERIFY(book.load());
        QVERIFY(book.profiles().isEmpty());
        QVERIFY(!book.lastUsed());
        QVERIFY(!QDir(folder()).exists()); // looking makes nothing
    }

    void whatWasSavedIsReadBackByTheNextRun()
    {
        ProfileBook book(folder());
        QVERIFY(book.load());
        const Result<Profile> saved = book.save(work());
        QVERIFY(saved);
        QVERIFY(!saved->id.isEmpty());
        QVERIFY(book.noteUsed(saved->id));
        ProfileBook next(folder());
        QVERIFY(next.load());
        QCOMPARE(next.profiles(), QList<Profile>{*saved});
        QCOMPARE(next.lastUsed(), std::optional(*saved));
        QCOMPARE(next.named(QStringLiteral("Work")), std::optional(*saved));
        QCOMPARE(next.named(saved->id), std::optional(*saved));
        QVERIFY(!next.named(QStringLiteral("work")));
    }

    void onlyItsUserMayReadIt()
    {
        ProfileBook book(folder());
        QVERIFY(book.save(work()));
        const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
        QVERIFY(!(QFile::permissions(book.path()) & others));
        QVERIFY(!(QFile::permissions(folder()) & others));
        QCOMPARE(QDir(folder()).entryList(QDir::Files), QStringList{QStringLiteral("profiles.json")}); // no half-written rest
    }

    void twoProfilesOfOneNameAreToldApart()
    {
        ProfileBook book(folder());
        QVERIFY(book.save(work()));
        const Result<Profile> second = book.save(work());
        QVERIFY(second);
        QCOMPARE(second->name, QStringLiteral("Work 2"));
        Profile renamed = *second;
        renamed.name = QStringLiteral("Home");
        QVERIFY(book.save(renamed));
        QCOMPARE(book.profiles().size(), 2);
        QCOMPARE(book.find(second->id)->name, QStringLiteral("Home"));
    }

    void aForgottenProfileIsNotTheLastUsedOne()
    {
        ProfileBook book(folder());
        const Result<Profile> saved = book.save(work());
        QVERIFY(saved);
        QVERIFY(book.noteUsed(saved->id));
        QVERIFY(book.remove(saved->id));
        QVERIFY(!book.lastUsed());
        QFile file(book.path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("service.test"));
    }

    void aFileThatIsNotOursIsNeverOverwritten_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("half a JSON") << QByteArray("{\"version\":1,\"profiles\":[{\"id\":\"a\"");
        QTest::newRow("of a later version") << QByteArray("{\"version\":9,\"profiles\":[]}");
        QTest::newRow("something else") << QByteArray("[general]\nname=x\n");
        QTest::newRow("empty") << QByteArray();
    }
    void aFileThatIsNotOursIsNeverOverwritten()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(QDir().mkpath(folder()));
        QFile file(folder() + QStringLiteral("/profiles.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        ProfileBook book(folder());
        QVERIFY(!book.load());
        const Result<Profile> saved = book.save(work());
        QVERIFY(!saved);
        QCOMPARE(saved.error().kind, Error::Kind::Storage);
        QVERIFY(saved.error().detail.contains(QStringLiteral("profiles.json")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
    }

    void aFolderThatCannotBeMadeIsAnErrorAndNothingChanges()
    {
        QFile blocked(m_home->filePath(QStringLiteral("config")));
        QVERIFY(blocked.open(QIODevice::WriteOnly)); // a file where the folder should be
        ProfileBook book(folder());
        QVERIFY(book.load());
        QVERIFY(!book.save(work()));
        QVERIFY(book.profiles().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestProfileBook)
#include "tst_profilebook.moc"
