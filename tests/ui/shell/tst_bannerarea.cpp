// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bannerarea.h"
#include "windowkit.h"

#include <QPushButton>

using namespace deck;
using namespace deck::ui;

class TestBannerArea : public QObject
{
    Q_OBJECT

    static QPushButton *buttonOf(const QWidget &root, const QString &text)
    {
        for (QPushButton *button : root.findChildren<QPushButton *>()) {
            if (button->isVisible() && button->text() == text)
                return button;
        }
        return nullptr;
    }

private Q_SLOTS:
    void aDamagedHistoryIsSaidToBeDamagedWithWhereItIsNow()
    {
        WindowKit kit;
        BannerArea area(kit.session, kit.context);
        area.show();
        auto *banner = area.findChild<QWidget *>(QStringLiteral("storageBanner"));
        QVERIFY(banner && !banner->isVisible());
        kit.session.failStorage(Error(Error::Kind::Decode, QStringLiteral("The damaged file was set aside as /data/history.damaged; 7 records "
                                                                          "could be read from it and were kept.")));
        QVERIFY(banner->isVisible());
        const QString said = visibleTextOf(*banner);
        QVERIFY2(said.contains(QStringLiteral("The history file was damaged.")), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("may be incomplete")), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("/data/history.damaged; 7 records")), qPrintable(said));
        QVERIFY2(!said.contains(QStringLiteral("cannot be written")), qPrintable(said));
        WindowKit::picture(area, "damaged-history");
        // A disk that is full afterwards is another matter.
        kit.session.failStorage(Error(Error::Kind::Storage, QStringLiteral("disk full")));
        QVERIFY(visibleTextOf(*banner).contains(QStringLiteral("The history cannot be written.")));
    }

    void c11AHeldRequestSaysThatNothingWasSentAndIsSentOnlyWhenTheUserSaysSo()
    {
        WindowKit kit;
        BannerArea area(kit.session, kit.context);
        area.show();
        Operation held;
        held.id = OperationId(QStringLiteral("op-2"));
        held.state = Operation::State::Found;
        held.mayHaveBeenSent = false;
        held.clusterName = QStringLiteral("late");
        held.startedAt = kit.session.time.at;
        Candidate candidate;
        candidate.id = ClusterId(QStringLiteral("c-late"));
        candidate.name = held.clusterName;
        held.candidates = {candidate};
        kit.session.finish(held);
        QTRY_VERIFY(buttonOf(area, QStringLiteral("It is another one, create mine")));
        const QString said = visibleTextOf(area);
        QVERIFY2(said.contains(QStringLiteral("Is this the late you asked for before?")), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("nothing was sent")), qPrintable(said));
        buttonOf(area, QStringLiteral("Use it"))->click();
        QCOMPARE(kit.session.decisions.last().adopted, candidate.id);
    }
};

QTEST_MAIN(TestBannerArea)
#include "tst_bannerarea.moc"
