// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "capacitybar.h"
#include "card.h"
#include "classbadge.h"
#include "confirmdialog.h"
#include "drainbar.h"
#include "elidedlabel.h"
#include "filterpill.h"
#include "glyph.h"
#include "gpuspinbox.h"
#include "hairline.h"
#include "icons.h"
#include "legenditem.h"
#include "linkbutton.h"
#include "noticebar.h"
#include "pageheader.h"
#include "plainlabel.h"
#include "refusalline.h"
#include "segmentedbuttons.h"
#include "sentencelabel.h"
#include "splitbar.h"
#include "stateview.h"
#include "statuspill.h"
#include "switchbox.h"
#include "theme.h"
#include "tilewidget.h"
#include "toast.h"
#include "translators.h"

#include <QBoxLayout>
#include <QDir>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>

using namespace deck::ui;

namespace {

/// All shared widgets on one page, in the manner of the mockups 01, 02 and 05.
std::unique_ptr<QWidget> makeSheet()
{
    auto sheet = std::make_unique<QWidget>();
    sheet->resize(1200, 820);
    auto *page = new QVBoxLayout(sheet.get());
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(0);

    auto *header = new PageHeader(QStringLiteral("train-west-h100"));
    header->setSubtitle(Sentence(QStringLiteral("Kubernetes · H100 SXM · us-central-8 · ``cl-8f2e41c9`` · created 2 Apr 2026")));
    header->addPill(new StatusPill({Visual::Ready, {}}));
    header->addPill(new StatusPill({Visual::Draining, QStringLiteral("1 node draining, 2:18 left")}));
    auto *kubeconfig = new QPushButton(Icons::icon(QStringLiteral("key")), QStringLiteral("Kubeconfig"));
    header->addAction(kubeconfig);
    auto *more = new QPushButton(Icons::icon(QStringLiteral("more")), {});
    more->setAccessibleName(QStringLiteral("More"));
    header->addAction(more);
    for (const char *tab : {"Overview", "Nodes", "Timeline", "Cost"})
        header->tabs()->addTab(QLatin1String(tab));
    header->setTabCounter(1, 2);
    page->addWidget(header);

    auto *body = new QVBoxLayout;
    body->setContentsMargins(16, 12, 16, 12);
    body->setSpacing(12);
    page->addLayout(body, 1);

    auto *notice = new NoticeBar(NoticeBar::Kind::Preemption,
                                 Sentence(QStringLiteral("**1 preemptible node is being taken back.** ``…x7k2p-4qv9d`` leaves by "
                                                         "14:34:26 UTC. 3 of 7 pods still stopping.")));
    auto *drain = new DrainBar;
    drain->setLeft(0.54);
    notice->addWidget(drain);
    notice->addButton(QStringLiteral("View drain"));
    body->addWidget(notice);

    auto *tiles = new QHBoxLayout;
    tiles->setSpacing(12);
    auto *burn = new TileWidget(QStringLiteral("Burn rate now"));
    burn->setValue(QStringLiteral("$864.80"), QStringLiteral("/h"));
    burn->setNote(QStringLiteral("Compute $841.60, storage $23.20"));
    burn->setSpark({3, 3, 2.9, 2.8, 3, 3.1, 3, 3.4, 3.3});
    tiles->addWidget(burn);
    auto *gpus = new TileWidget(QStringLiteral("GPUs running"));
    gpus->setValue(QStringLiteral("296"), QStringLiteral("of 384 wanted"));
    gpus->setExtra(new CapacityBar({NodeClass::Preemptible, 208, 136}));
    tiles->addWidget(gpus);
    body->addLayout(tiles);

    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    body->addLayout(row);
    auto *capacity = new Card(QStringLiteral("Capacity"));
    capacity->setSubtitle(QStringLiteral("112 of 128 GPUs running"));
    auto *change = new QPushButton(QStringLiteral("Change target…"));
    setControlSize(change, ControlSize::Small);
    capacity->addHeaderWidget(change);
    auto *line = new QHBoxLayout;
    line->addWidget(new ClassBadge(NodeClass::Preemptible));
    line->addWidget(new PlainLabel(QStringLiteral("48 of 64 GPUs"), Type::Role::Strong));
    line->addWidget(new PlainLabel(QStringLiteral("6 of 8 nodes. Filled when spare capacity exists"), Type::Role::Body, Ink::Text2));
    line->addStretch(1);
    capacity->body()->addLayout(line);
    auto *bar = new CapacityBar({NodeClass::Preemptible, 64, 40, 8, 0, true});
    bar->setBarHeight(16);
    capacity->body()->addWidget(bar);
    auto *legend = new QHBoxLayout;
    legend->addWidget(new LegendItem(LegendItem::Mark::PreemptibleBar, QStringLiteral("40 running")));
    legend->addWidget(new LegendItem(LegendItem::Mark::Draining, QStringLiteral("8 draining")));
    legend->addWidget(new LegendItem(LegendItem::Mark::WaitingPreemptible, QStringLiteral("16 waiting")));
    legend->addWidget(new LegendItem(LegendItem::Mark::Target, QStringLiteral("Target")));
    legend->addWidget(new LegendItem(LegendItem::Mark::Preemption, QStringLiteral("Preemption")));
    legend->addWidget(new LegendItem(LegendItem::Mark::Estimated, QStringLiteral("Estimated")));
    legend->addStretch(1);
    capacity->body()->addLayout(legend);
    row->addWidget(capacity, 2);
    auto *details = new Card(QStringLiteral("Details"));
    details->setCounter(3);
    details->addHeaderWidget(new LinkButton(QStringLiteral("Copy ID")));
    auto *facts = new FactGrid;
    facts->setFacts({{QStringLiteral("Driver, CUDA"), Sentence(QStringLiteral("570.124, 12.8"))},
                     {QStringLiteral("Shared volume"), Sentence(QStringLiteral("tw-shared, **40 TiB**, bound"))}});
    details->body()->addWidget(facts);
    auto *split = new SplitBar;
    split->setParts({{BarPart::Fill::Standard, 215}, {BarPart::Fill::Preemptible, 80.6}, {BarPart::Fill::Storage, 8}});
    details->body()->addWidget(split);
    row->addWidget(details, 1);

    auto *controls = new QHBoxLayout;
    controls->setSpacing(12);
    body->addLayout(controls);
    auto *segments = new SegmentedButtons;
    segments->add(0, QStringLiteral("All 16"));
    segments->add(1, QStringLiteral("Standard 8"), Icons::icon(QStringLiteral("glyph-std")));
    segments->add(2, QStringLiteral("Preemptible 8"), Icons::icon(QStringLiteral("glyph-pre")));
    controls->addWidget(segments);
    auto *small = new SegmentedButtons(ControlSize::Tiny);
    small->add(0, QStringLiteral("UTC"));
    small->add(1, QStringLiteral("Local"));
    controls->addWidget(small);
    auto *filter = new FilterPill(QStringLiteral("Needs attention 2"));
    filter->setIcon(Icons::icon(QStringLiteral("filter")));
    controls->addWidget(filter);
    auto *toggle = new SwitchBox;
    toggle->setChecked(true);
    controls->addWidget(toggle);
    auto *spin = new GpuSpinBox;
    spin->setRange(8, 512);
    spin->setValue(32);
    controls->addWidget(spin);
    controls->addWidget(new RefusalLine(spin, QStringLiteral("At least 8, in steps of 8.")), 1);

    auto *lower = new QHBoxLayout;
    lower->setSpacing(12);
    body->addLayout(lower, 1);
    auto *table = new StateView(new QWidget);
    table->showEmpty({QStringLiteral("server"), QStringLiteral("No nodes yet"),
                      QStringLiteral("The control plane is starting. Nodes appear here when the cluster asks for them. You pay "
                                     "nothing until a node runs."),
                      {{QStringLiteral("Open timeline"), [] {}}}});
    table->showBar(NoticeBar::Kind::Warning,
                   Sentence(QStringLiteral("**Last update 2 min ago.** The API is slow. Trying again in 20 s.")),
                   {{QStringLiteral("Retry"), [] {}}});
    auto *nodes = new Card(QStringLiteral("Nodes"));
    nodes->setContent(table);
    lower->addWidget(nodes, 1);
    auto *toast = new Toast(Visual::Preemption, QStringLiteral("Preemption: …x7k2p-4qv9d"),
                            QStringLiteral("8 GPUs leave train-west-h100 by 14:34:26 UTC. 2 pods will not stop in time."));
    toast->setCountdown(QStringLiteral("2:18"));
    toast->addButton(QStringLiteral("View drain"));
    toast->addButton(QStringLiteral("Mute cluster for 1 h"), true);
    lower->addWidget(toast, 0, Qt::AlignBottom);
    return sheet;
}

Confirmation purchase()
{
    Confirmation confirmation;
    confirmation.kind = Confirmation::Kind::Purchase;
    confirmation.icon = QStringLiteral("scale");
    confirmation.question = QStringLiteral("Buy 16 on-demand GPUs and raise the preemptible target to 96?");
    confirmation.facts = {{QStringLiteral("On-demand"), Sentence(QStringLiteral("64 → **80 GPUs**, 2 more nodes now"))},
                          {QStringLiteral("Cost when full"), Sentence(QStringLiteral("**$438.08 /h**, +$134.40"))}};
    confirmation.agreement = Sentence(QStringLiteral("I agree to pay up to **$438.08 per hour** until I scale down or delete."));
    return confirmation;
}

} // namespace

class TestWidgetSheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme.install(); }

    void everyWidgetIsDrawnInEveryTheme_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<double>("text");
        QTest::newRow("light") << false << 1.0;
        QTest::newRow("dark") << true << 1.0;
        QTest::newRow("light-text-200") << false << 2.0;
    }

    void everyWidgetIsDrawnInEveryTheme()
    {
        QFETCH(bool, dark);
        QFETCH(double, text);
        m_theme.setChoice(dark ? Theme::Choice::Dark : Theme::Choice::Light);
        Type::setTextScale(text);
        const auto sheet = makeSheet();
        sheet->show();
        QVERIFY(QTest::qWaitForWindowExposed(sheet.get()));
        save(*sheet, QStringLiteral("widgets"));
        QCOMPARE(sheet->grab().toImage().pixelColor(4, 4), m_theme.tokens().base);

        ConfirmDialog dialog(QStringLiteral("Scale train-west-h100"), purchase(), QStringLiteral("Buy 16 GPUs, set target 96"),
                             QStringLiteral("Cancel"));
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        save(dialog, QStringLiteral("confirm"));
        Type::setTextScale(1.0);
    }

    void aThemeChangeReachesWidgetsThatExist()
    {
        m_theme.setChoice(Theme::Choice::Light);
        const auto sheet = makeSheet();
        sheet->show();
        QVERIFY(QTest::qWaitForWindowExposed(sheet.get()));
        if (QWidget *focused = sheet->focusWidget())
            focused->clearFocus();
        m_theme.setChoice(Theme::Choice::Dark);
        const auto fresh = makeSheet();
        fresh->show();
        QVERIFY(QTest::qWaitForWindowExposed(fresh.get()));
        if (QWidget *focused = fresh->focusWidget())
            focused->clearFocus();
        save(*sheet, QStringLiteral("changed"));
        save(*fresh, QStringLiteral("fresh"));
        QCOMPARE(sheet->grab().toImage(), fresh->grab().toImage());
    }

    void everythingThatTakesTheFocusHasAName()
    {
        const auto sheet = makeSheet();
        for (const QWidget *widget : sheet->findChildren<QWidget *>()) {
            // The line edit inside of a spin box speaks for the spin box.
            if (widget->focusPolicy() == Qt::NoFocus || qobject_cast<const GpuSpinBox *>(widget->parentWidget()))
                continue;
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            const bool named = !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty())
                || qobject_cast<const QTabBar *>(widget) || qobject_cast<const GpuSpinBox *>(widget)
                || qobject_cast<const SwitchBox *>(widget); // named by the page that uses it
            QVERIFY2(named, widget->metaObject()->className());
        }
    }

    void aLanguageChangeReachesWidgetsThatExist()
    {
        StatusPill pill({Visual::Running, {}});
        CapacityBar bar({NodeClass::Preemptible, 64, 40, 8});
        Toast toast(Visual::Good, QStringLiteral("Title"), QStringLiteral("Text"));
        StateView state(new QWidget);
        state.showFailed(QStringLiteral("Sentence."), QStringLiteral("Fix."), QStringLiteral("details"));
        Translators translators;
        translators.use(QLocale(QStringLiteral("pt_BR")));
        QCoreApplication::processEvents(); // Qt posts the change
        QCOMPARE(pill.accessibleName(), QStringLiteral("Em execução"));
        QCOMPARE(bar.accessibleName(), QStringLiteral("GPUs preemptivas, 48 de 64 em execução, 8 delas em drenagem, 16 aguardando"));
        QCOMPARE(toast.findChild<QPushButton *>()->accessibleName(), QStringLiteral("Dispensar"));
        const auto buttons = state.findChildren<QPushButton *>();
        QVERIFY(std::any_of(buttons.begin(), buttons.end(),
                            [](const QPushButton *button) { return button->text() == QStringLiteral("Copiar detalhes"); }));
        translators.use(QLocale(QLocale::English));
        QCoreApplication::processEvents();
        QCOMPARE(pill.accessibleName(), QStringLiteral("Running"));
    }

    void aRowOfSegmentsIsOneStopForTheKeyboard()
    {
        QWidget window;
        auto *segments = new SegmentedButtons(ControlSize::Normal, &window);
        segments->add(1, QStringLiteral("24 h"));
        segments->add(2, QStringLiteral("7 d"));
        segments->add(3, QStringLiteral("June"));
        QSignalSpy chosen(segments, &SegmentedButtons::chosen);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QCOMPARE(segments->current(), 1);
        QWidget *first = segments->findChildren<QPushButton *>().first();
        first->setFocus(Qt::TabFocusReason);
        QTest::keyClick(first, Qt::Key_Right);
        QCOMPARE(segments->current(), 2);
        QCOMPARE(chosen.count(), 1);
        segments->setCurrent(3);
        QCOMPARE(chosen.count(), 1);
    }

private:
    void save(QWidget &widget, const QString &name)
    {
        const QString folder = qEnvironmentVariable("CLUSTERDECK_SHEETS");
        if (!folder.isEmpty())
            QVERIFY(widget.grab().save(QDir(folder).filePath(QStringLiteral("%1-%2.png").arg(name, QString::fromLatin1(QTest::currentDataTag() ? QTest::currentDataTag() : QTest::currentTestFunction())))));
    }

    Theme m_theme;
};

QTEST_MAIN(TestWidgetSheet)
#include "tst_widgetsheet.moc"
