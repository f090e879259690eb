// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpuspinbox.h"
#include "shareslider.h"
#include "whatifdialog.h"
#include "windowkit.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>

using namespace deck;
using namespace deck::ui;

namespace {

const RegionName here(QStringLiteral("us-central-8"));
const GpuType h100(QStringLiteral("H100_SXM"));

Ask ask(Ask::Outcome outcome, int minutes, const RegionName &region = here)
{
    Ask made;
    made.key = QStringLiteral("ask");
    made.at = sampleNow() - Seconds(3 * 86'400);
    made.region = region;
    made.gpuType = h100;
    made.computeClass = ComputeClass::Preemptible;
    made.before = 16;
    made.asked = 64;
    made.outcome = outcome;
    if (outcome == Ask::Outcome::Waiting)
        made.at = sampleNow() - Seconds(60 * minutes);
    else
        made.settledAt = made.at + Seconds(60 * minutes);
    return made;
}

QList<Ask> filled(std::initializer_list<int> minutes, const RegionName &region = here)
{
    QList<Ask> asks;
    for (const int each : minutes)
        asks.append(ask(Ask::Outcome::Granted, each, region));
    return asks;
}

/// 64 and 64 GPUs of the mockups' large cluster.
WhatIfDialog::Question half()
{
    WhatIfDialog::Question question;
    question.region = here;
    question.gpuType = h100;
    question.split = {64, 64};
    question.preemptibleNow = 64;
    question.covered = 0;
    return question;
}

} // namespace

class WhatIfDialogTest : public QObject
{
    Q_OBJECT

    template <class T>
    static T *part(const QWidget &dialog, const char *name)
    {
        T *found = dialog.findChild<T *>(QString::fromLatin1(name));
        Q_ASSERT(found);
        return found;
    }
    static std::unique_ptr<WhatIfDialog> opened(WindowKit &kit, const WhatIfDialog::Question &question = half())
    {
        auto dialog = std::make_unique<WhatIfDialog>(kit.session, kit.context, question);
        dialog->show();
        dialog->activateWindow();
        QCoreApplication::processEvents();
        return dialog;
    }
    static void pictures(WindowKit &kit, WhatIfDialog &dialog, const char *light, const char *dark)
    {
        WindowKit::picture(dialog, light);
        kit.theme.setChoice(Theme::Choice::Dark);
        WindowKit::picture(dialog, dark);
        kit.theme.setChoice(Theme::Choice::Light);
    }

private Q_SLOTS:
    void saysWhatEachSplitCostsAndSaves_data()
    {
        QTest::addColumn<int>("preemptible");
        QTest::addColumn<QString>("none");
        QTest::addColumn<QString>("all");
        QTest::addColumn<QString>("saved");
        QTest::newRow("half") << 64 << "$215.04 /h" << "$322.56 /h" << "$107.52 /h";
        QTest::newRow("none") << 0 << "$430.08 /h" << "$430.08 /h" << "$0.00 /h";
        QTest::newRow("all but one node") << 120 << "$26.88 /h" << "$228.48 /h" << "$201.60 /h";
    }
    void saysWhatEachSplitCostsAndSaves()
    {
        QFETCH(int, preemptible);
        QFETCH(QString, none);
        QFETCH(QString, all);
        QFETCH(QString, saved);
        WindowKit kit;
        const auto dialog = opened(kit);
        part<ShareSlider>(*dialog, "share")->setValue(preemptible);
        QVERIFY(part<QWidget>(*dialog, "noneFilled")->accessibleName().contains(none));
        QVERIFY(part<QWidget>(*dialog, "allFilled")->accessibleName().contains(all));
        QVERIFY(part<QWidget>(*dialog, "allOnDemand")->accessibleName().contains(QStringLiteral("$430.08 /h")));
        QVERIFY(part<QWidget>(*dialog, "saved")->accessibleName().contains(saved));
    }

    void byKeyboardAlone()
    {
        WindowKit kit;
        const auto dialog = opened(kit);
        QSignalSpy chosen(dialog.get(), &WhatIfDialog::splitChosen);
        auto *share = part<ShareSlider>(*dialog, "share");
        QVERIFY(share->hasFocus());
        QTest::keyClick(share, Qt::Key_Right);
        QCOMPARE(dialog->split(), (GpuSplit{56, 72}));
        QTest::keyClick(share, Qt::Key_PageUp);
        QCOMPARE(dialog->split(), (GpuSplit{8, 120})); // one standard node there is always
        QTest::keyClick(share, Qt::Key_PageDown);
        QCOMPARE(dialog->split(), (GpuSplit{72, 56}));
        QTest::keyClick(share, Qt::Key_Home);
        QCOMPARE(dialog->split(), (GpuSplit{128, 0}));
        QTest::keyClick(share, Qt::Key_Up);
        QCOMPARE(share->accessibleDescription(), QStringLiteral("120 on-demand, 8 preemptible"));
        // Each of them is reached by Tab, none twice.
        QSet<QWidget *> reached;
        for (int i = 0; i < 8; ++i) {
            reached.insert(dialog->focusWidget());
            QTest::keyClick(dialog->focusWidget(), Qt::Key_Tab);
        }
        for (const char *name : {"total", "share", "cancel", "use"})
            QVERIFY2(reached.contains(part<QWidget>(*dialog, name)), name);
        auto *total = part<GpuSpinBox>(*dialog, "total");
        total->setFocus();
        QTest::keyClick(total, Qt::Key_Up);
        QCOMPARE(dialog->split(), (GpuSplit{128, 8}));
        QTest::keyClick(total, Qt::Key_Return);
        QVERIFY(!dialog->isVisible());
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first(), (QVariantList{128, 8}));
    }

    void escapeAndEnterOnCancelChooseNothing()
    {
        WindowKit kit;
        const auto dialog = opened(kit);
        QSignalSpy chosen(dialog.get(), &WhatIfDialog::splitChosen);
        auto *cancel = part<QPushButton>(*dialog, "cancel");
        cancel->setFocus();
        QTest::keyClick(cancel, Qt::Key_Return);
        QTest::keyClick(cancel, Qt::Key_Escape);
        QVERIFY(!dialog->isVisible());
        QCOMPARE(chosen.size(), 0);
    }

    void theMouseStopsAtWholeNodes()
    {
        WindowKit kit;
        const auto dialog = opened(kit);
        auto *share = part<ShareSlider>(*dialog, "share");
        share->setSliderPosition(29);
        QCOMPARE(share->value(), 32);
        QCOMPARE(dialog->split(), (GpuSplit{96, 32}));
    }

    void aTotalThatIsNoWholeNodesIsNotUsed()
    {
        WindowKit kit;
        const auto dialog = opened(kit);
        QSignalSpy chosen(dialog.get(), &WhatIfDialog::splitChosen);
        auto *total = part<GpuSpinBox>(*dialog, "total");
        total->setFocus();
        total->selectAll();
        QTest::keyClicks(total, QStringLiteral("100"));
        QVERIFY(!part<QPushButton>(*dialog, "use")->isEnabled());
        QTest::keyClick(total, Qt::Key_Return);
        QCOMPARE(chosen.size(), 0);
        total->selectAll();
        QTest::keyClicks(total, QStringLiteral("40"));
        QCOMPARE(dialog->split(), (GpuSplit{8, 32})); // no more preemptible ones than that leaves room for
    }

    void unknownPricesAreNoZero_data()
    {
        QTest::addColumn<bool>("rates");
        QTest::newRow("no rates") << false;
        QTest::newRow("reserved, not known how many") << true;
    }
    void unknownPricesAreNoZero()
    {
        QFETCH(bool, rates);
        WindowKit kit;
        WhatIfDialog::Question question = half();
        if (rates)
            question.covered.reset();
        else
            kit.session.setRateCard({});
        const auto dialog = opened(kit, question);
        for (const char *name : {"noneFilled", "allFilled", "allOnDemand", "saved"})
            QVERIFY2(part<QWidget>(*dialog, name)->accessibleName().contains(QStringLiteral(": – /h.")), name);
    }

    void aReservationIsNotPaidTwice()
    {
        WindowKit kit;
        WhatIfDialog::Question question = half();
        question.covered = 64;
        const auto dialog = opened(kit, question);
        QVERIFY(part<QWidget>(*dialog, "noneFilled")->accessibleName().contains(QStringLiteral("$0.00 /h")));
        QVERIFY(visibleTextOf(*dialog).contains(QStringLiteral("64 GPUs are paid by the reservation.")));
        part<GpuSpinBox>(*dialog, "total")->take(64);
        QVERIFY(part<QWidget>(*dialog, "saved")->accessibleName().contains(QString::fromUtf8("−$94.08 /h")));
    }

    void fewFillsAreCounted()
    {
        WindowKit kit;
        kit.session.setAsks(filled({5, 59, 60}) + QList<Ask>{ask(Ask::Outcome::Waiting, 90), ask(Ask::Outcome::Overtaken, 20),
                                                              ask(Ask::Outcome::Refused, 0)});
        const auto dialog = opened(kit);
        QCOMPARE(part<QLabel>(*dialog, "chance1")->text(), QStringLiteral("3 of 5"));
        const QString text = visibleTextOf(*dialog);
        for (const char *words : {"3 of 5 asks were filled within 1 h; 1 still waiting.", "1 of 5 asks were filled within 10 min; 1 still waiting.",
                                  "asks for H100 SXM in us-central-8, last 30 days",
                                  "5 asks: 3 filled, 1 still waiting, 1 changed before that. 1 more refused. Each for 48 GPUs more."})
            QVERIFY2(text.contains(QString::fromUtf8(words)), qPrintable(text));
        for (const char *name : {"chance0", "chance1", "chance2"})
            QVERIFY(!part<QLabel>(*dialog, name)->text().contains(QLatin1Char('%')));
        pictures(kit, *dialog, "whatif-few", "whatif-few-dark");
    }

    void enoughFillsGiveThePercentages()
    {
        WindowKit kit;
        kit.session.setAsks(filled({60, 2, 4, 360, 6, 8, 10, 20, 30, 120})
                            + QList<Ask>{ask(Ask::Outcome::Waiting, 15), ask(Ask::Outcome::Overtaken, 45)});
        const auto dialog = opened(kit);
        // By hand in tst_fillchance: 5/12, 20/27, 1.
        QCOMPARE(part<QLabel>(*dialog, "chance0")->text(), QStringLiteral("42%"));
        QCOMPARE(part<QLabel>(*dialog, "chance1")->text(), QStringLiteral("74%"));
        QCOMPARE(part<QLabel>(*dialog, "chance2")->text(), QStringLiteral("100%"));
        QVERIFY(!visibleTextOf(*dialog).contains(QStringLiteral("None was for as many")));
        part<ShareSlider>(*dialog, "share")->setValue(120);
        QVERIFY(visibleTextOf(*dialog).contains(QStringLiteral("None was for as many as 56.")));
        pictures(kit, *dialog, "whatif", "whatif-dark");
    }

    void whatNobodyFollowedSoLongIsUnknown()
    {
        WindowKit kit;
        kit.session.setAsks(filled({1, 2, 3, 4, 5, 6, 7, 8, 9, 10}) + QList<Ask>{ask(Ask::Outcome::Waiting, 70)});
        const auto dialog = opened(kit);
        QCOMPARE(part<QLabel>(*dialog, "chance1")->text(), QStringLiteral("91%"));
        QCOMPARE(part<QLabel>(*dialog, "chance2")->text(), QStringLiteral("unknown"));
    }

    void otherRegionsAreNamedAsSuch()
    {
        WindowKit kit;
        kit.session.setAsks(filled({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, RegionName(QStringLiteral("eu-west-1"))));
        const auto dialog = opened(kit);
        QVERIFY(part<QWidget>(*dialog, "chanceSource")->accessibleName().startsWith(QStringLiteral("Too few asks in us-central-8.")));
        QVERIFY(part<QWidget>(*dialog, "chanceSource")->accessibleName().contains(QStringLiteral("in all regions")));
    }

    void withoutAPastNothingIsKnown()
    {
        WindowKit kit;
        const auto dialog = opened(kit);
        QVERIFY(visibleTextOf(*dialog).contains(QStringLiteral("so nothing is known.")));
        QVERIFY(!part<QLabel>(*dialog, "chance0")->isVisible());
        WindowKit::picture(*dialog, "whatif-nothing");
    }

    void serverWordsAreShownAsTheyAre()
    {
        WindowKit kit;
        WhatIfDialog::Question question = half();
        question.region = RegionName(QStringLiteral("<b>eu</b>\u202Ex"));
        kit.session.setAsks({ask(Ask::Outcome::Waiting, 5, question.region)});
        const auto dialog = opened(kit, question);
        const QString source = part<QWidget>(*dialog, "chanceSource")->accessibleName();
        QVERIFY(source.contains(QStringLiteral("<b>eu</b>")));
        QVERIFY(!source.contains(QChar(0x202E)));
    }

    void everyTextFollowsTheLanguage()
    {
        WindowKit kit;
        const auto dialog = opened(kit);
        TestTranslator marked(true);
        qApp->installTranslator(&marked);
        QCoreApplication::processEvents();
        QVERIFY(dialog->windowTitle().startsWith(QLatin1Char('[')));
        for (const char *name : {"use", "cancel"})
            QVERIFY2(part<QPushButton>(*dialog, name)->text().startsWith(QLatin1Char('[')), name);
        for (const char *name : {"noneFilled", "saved", "total", "share"})
            QVERIFY2(part<QWidget>(*dialog, name)->accessibleName().startsWith(QLatin1Char('[')), name);
        qApp->removeTranslator(&marked);
    }
};

QTEST_MAIN(WhatIfDialogTest)
#include "tst_whatifdialog.moc"
