// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "askspage.h"
#include "askstable.h"
#include "windowkit.h"

#include <QAbstractItemModelTester>

using namespace deck;
using namespace deck::ui;

namespace {

Ask ask(const char *key, int minutesAgo, Ask::Outcome outcome)
{
    Ask made;
    made.key = QString::fromLatin1(key);
    made.at = sampleNow() - Seconds(60 * minutesAgo);
    made.ours = true;
    made.clusterName = QStringLiteral("train-west-h100");
    made.region = RegionName(QStringLiteral("us-central-8"));
    made.gpuType = GpuType(QStringLiteral("H100_SXM"));
    made.computeClass = ComputeClass::Preemptible;
    made.before = 16;
    made.asked = 64;
    made.granted = 16;
    made.outcome = outcome;
    return made;
}

QString cell(const AsksTable &table, int row, AskTableModel::Column column)
{
    return table.model()->index(row, int(column)).data(Qt::AccessibleTextRole).toString();
}

} // namespace

class AsksPageTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void showsWhatWasAskedAndWhatCameOfIt()
    {
        WindowKit kit;
        Ask refused = ask("a", 90, Ask::Outcome::Refused);
        refused.reason = QStringLiteral("Out of stock");
        refused.settledAt = refused.at + Seconds(2);
        Ask granted = ask("b", 300, Ask::Outcome::Granted);
        granted.settledAt = granted.at + Seconds(22 * 60);
        Ask theirs = ask("c", 400, Ask::Outcome::Overtaken);
        theirs.ours = false;
        theirs.estimated = true;
        kit.session.setAsks({ask("w", 20, Ask::Outcome::Waiting), refused, granted, theirs});
        AsksPage page(kit.session, kit.context);
        page.resize(1200, 600);
        page.show();
        const auto &table = *page.findChild<AsksTable *>();
        QAbstractItemModelTester tester(table.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(table.model()->rowCount(), 4);
        using Column = AskTableModel::Column;
        QCOMPARE(cell(table, 0, Column::Took), QStringLiteral("20 min so far"));
        QCOMPARE(cell(table, 0, Column::Outcome), QStringLiteral("waiting, 16 of 64"));
        QCOMPARE(cell(table, 1, Column::Outcome), QStringLiteral("refused: Out of stock"));
        QCOMPARE(cell(table, 2, Column::Took), QStringLiteral("22 min"));
        QCOMPARE(cell(table, 3, Column::By), QStringLiteral("someone else"));
        QVERIFY(cell(table, 3, Column::Time).startsWith(QStringLiteral("about ")));
        QVERIFY(visibleTextOf(page).contains(QStringLiteral("4 asks, 1 refused, 1 waiting")));
        WindowKit::picture(page, "asks");
        kit.theme.setChoice(Theme::Choice::Dark);
        WindowKit::picture(page, "asks-dark");
    }

    void saysWhyItIsEmptyAndWhenItIsOld()
    {
        WindowKit kit;
        AsksPage page(kit.session, kit.context);
        page.resize(1000, 600);
        page.show();
        QTRY_VERIFY(visibleTextOf(page).contains(QStringLiteral("Nothing was asked for yet")));
        WindowKit::picture(page, "asks-empty");
        kit.session.setAsks({ask("w", 20, Ask::Outcome::Waiting)});
        QCOMPARE(page.findChild<AsksTable *>()->model()->rowCount(), 1);
        ConnectionState offline;
        offline.kind = ConnectionState::Kind::Offline;
        kit.session.setConnection(offline);
        QTRY_VERIFY(visibleTextOf(page).contains(QStringLiteral("Not up to date.")));
    }
};

QTEST_MAIN(AsksPageTest)
#include "tst_askspage.moc"
