// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "whatifdialog.h"

#include "buttonrole.h"
#include "classbadge.h"
#include "clusterspec.h"
#include "fillchancepanel.h"
#include "gpuspinbox.h"
#include "hairline.h"
#include "plainlabel.h"
#include "priceline.h"
#include "pricewords.h"
#include "refusalline.h"
#include "sentencelabel.h"
#include "shareslider.h"
#include "splitbar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>

namespace deck::ui {

WhatIfDialog::WhatIfDialog(FleetSession &session, const UiContext &context, const Question &question, QWidget *parent)
    : DialogFrame({}, parent)
    , m_session(session)
    , m_context(context)
    , m_question(question)
    , m_intro(new SentenceLabel({}, Type::Role::Body, Ink::Text2))
    , m_totalCaption(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_total(new GpuSpinBox)
    , m_refusal(new RefusalLine(m_total))
    , m_nodes(new PlainLabel)
    , m_shareCaption(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_share(new ShareSlider)
    , m_standard(new PlainLabel({}, Type::Role::Strong))
    , m_preemptible(new PlainLabel({}, Type::Role::Strong))
    , m_bar(new SplitBar(16))
    , m_source(new SentenceLabel({}, Type::Role::Caption, Ink::Text3))
    , m_noneFilled(new PriceLine(PriceLine::Mark::None, true))
    , m_allFilled(new PriceLine(PriceLine::Mark::None, true))
    , m_allOnDemand(new PriceLine(PriceLine::Mark::None, false))
    , m_saved(new PriceLine(PriceLine::Mark::None, true))
    , m_chance(new FillChancePanel)
    , m_cancel(new QPushButton)
    , m_use(new QPushButton)
{
    setObjectName(QStringLiteral("whatIf"));
    buildLayout();
    m_total->take(qMax(gpusPerNode, question.split.total()));
    m_share->setTotal(m_total->value());
    m_share->setValue(question.split.preemptible);
    retranslate();
    connect(m_total, &QSpinBox::valueChanged, this, [this](int gpus) {
        m_share->setTotal(gpus);
        renew();
    });
    connect(m_total, &GpuSpinBox::refusalChanged, this, &WhatIfDialog::renew);
    connect(m_share, &QSlider::valueChanged, this, &WhatIfDialog::renew);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_use, &QPushButton::clicked, this, &WhatIfDialog::use);
    connect(&session, &FleetSession::rateCardChanged, this, &WhatIfDialog::renew);
    connect(&session, &FleetSession::snapshotPublished, this, &WhatIfDialog::renew);
    connect(&context.zone, &ZoneChoice::changed, this, &WhatIfDialog::renew);
    m_share->setFocus();
}

void WhatIfDialog::buildLayout()
{
    m_total->setObjectName(QStringLiteral("total"));
    m_share->setObjectName(QStringLiteral("share"));
    m_use->setObjectName(QStringLiteral("use"));
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_standard->setObjectName(QStringLiteral("standard"));
    m_preemptible->setObjectName(QStringLiteral("preemptible"));
    m_noneFilled->setObjectName(QStringLiteral("noneFilled"));
    m_allFilled->setObjectName(QStringLiteral("allFilled"));
    m_allOnDemand->setObjectName(QStringLiteral("allOnDemand"));
    m_saved->setObjectName(QStringLiteral("saved"));
    m_total->setMinimum(gpusPerNode);
    m_totalCaption->setBuddy(m_total);
    m_shareCaption->setBuddy(m_share);
    setButtonRole(m_cancel, ButtonRole::Flat);
    setButtonRole(m_use, ButtonRole::Primary);

    auto *total = new QHBoxLayout;
    total->setSpacing(12);
    total->addWidget(m_total);
    total->addWidget(m_nodes, 1);
    auto *shares = new QHBoxLayout;
    shares->setSpacing(8);
    shares->addWidget(new ClassBadge(NodeClass::Standard));
    shares->addWidget(m_standard);
    shares->addStretch(1);
    shares->addWidget(new ClassBadge(NodeClass::Preemptible));
    shares->addWidget(m_preemptible);

    auto *body = new QWidget;
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(0);
    column->addWidget(m_intro);
    column->addSpacing(12);
    column->addWidget(m_totalCaption);
    column->addSpacing(3);
    column->addLayout(total);
    column->addWidget(m_refusal);
    column->addSpacing(12);
    column->addWidget(m_shareCaption);
    column->addSpacing(4);
    column->addWidget(m_share);
    column->addSpacing(6);
    column->addLayout(shares);
    column->addSpacing(6);
    column->addWidget(m_bar);
    column->addSpacing(14);
    column->addWidget(new Hairline);
    column->addSpacing(12);
    for (PriceLine *line : {m_noneFilled, m_allFilled, m_allOnDemand, m_saved}) {
        column->addWidget(line);
        column->addSpacing(6);
    }
    column->addWidget(m_source);
    column->addSpacing(14);
    column->addWidget(new Hairline);
    column->addSpacing(12);
    column->addWidget(m_chance);
    column->addStretch(1);
    auto *scroll = new QScrollArea; // for large text and small screens
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(body);
    scroll->viewport()->setAutoFillBackground(false);
    body->setAutoFillBackground(false);
    setBody(scroll);
    addFooterLeft(m_cancel);
    addFooterRight(m_use);
    setMinimumSize(480, 400);
    resize(560, 672);
}

void WhatIfDialog::retranslate()
{
    setTitle(tr("What if"));
    m_intro->setText(tr("Share the GPUs out between the two classes and see what it costs. Nothing is sent."));
    m_totalCaption->setText(tr("GPUs in all"));
    m_total->setAccessibleName(tr("GPUs in all, step 8"));
    m_shareCaption->setText(tr("Preemptible share"));
    m_share->setAccessibleName(tr("Preemptible GPUs, step 8"));
    m_cancel->setText(tr("Cancel"));
    m_use->setText(tr("Use this split"));
    renew();
}

GpuSplit WhatIfDialog::split() const
{
    return {m_total->value() - m_share->gpus(), m_share->gpus()};
}

void WhatIfDialog::renew()
{
    const Fmt fmt = m_context.zone.fmt();
    const GpuSplit now = split();
    m_nodes->setText(tr("= %n node(s) with 8 GPUs each", nullptr, now.total() / gpusPerNode));
    m_standard->setText(tr("%1 GPUs").arg(fmt.count(now.standard)));
    m_preemptible->setText(tr("%1 GPUs, %2").arg(fmt.count(now.preemptible), fmt.percent(now.preemptible * 100 / now.total())));
    m_share->setAccessibleDescription(tr("%1 on-demand, %2 preemptible").arg(fmt.count(now.standard), fmt.count(now.preemptible)));
    m_bar->setParts({{BarPart::Fill::Standard, double(now.standard)}, {BarPart::Fill::Preemptible, double(now.preemptible)}});
    m_bar->setAccessibleName(m_share->accessibleDescription());
    m_use->setEnabled(m_total->isAcceptable());
    showCost();
    renewChance();
}

void WhatIfDialog::showCost()
{
    const Fmt fmt = m_context.zone.fmt();
    const RateCard card = m_session.rateCard();
    const Instant at = m_session.clock().now();
    const GpuSplit now = split();
    const SplitEstimate estimate = estimateSplit(m_question.gpuType, now, m_question.covered, card, at);
    const auto times = [&](int gpus, ComputeClass computeClass) {
        const auto rate = card.rateAt(m_question.gpuType, computeClass, at);
        return tr("%1 × %2").arg(fmt.count(gpus), rate ? fmt.rate(*rate) : Fmt::none());
    };
    const auto show = [&](PriceLine *line, const QString &name, const QString &caption, const BurnRate &rate) {
        line->setTexts(name, caption, PriceWords::perHourWithUnit(rate.total(), rate.unpriced, fmt));
    };
    const int covered = m_question.covered.value_or(0);
    const QString standard = times(qMax(0, now.standard - covered), ComputeClass::Standard);
    show(m_noneFilled, tr("With none of the preemptible GPUs filled"), standard, estimate.noneFilled);
    show(m_allFilled, tr("With all of them filled"),
         now.preemptible > 0 ? tr("%1 + %2").arg(standard, times(now.preemptible, ComputeClass::Preemptible)) : standard,
         estimate.allFilled);
    show(m_allOnDemand, tr("All on-demand instead"), times(qMax(0, now.total() - covered), ComputeClass::Standard), estimate.allOnDemand);
    m_saved->setTexts(tr("Saved against all on-demand, when filled"), {},
                      PriceWords::perHourWithUnit(estimate.saved(), !estimate.isPriced(), fmt));
    m_saved->setGood(estimate.isPriced() && estimate.saved() > Amount());
    QStringList words{tr("%1.").arg(PriceWords::source(card, fmt)), tr("GPUs only; storage costs the same either way.")};
    if (!m_question.covered)
        words.append(tr("Reserved GPUs have no hourly price here."));
    else if (covered > 0)
        words.append(tr("%n GPU(s) are paid by the reservation.", nullptr, covered));
    m_source->setText(words.join(QLatin1Char(' ')));
}

void WhatIfDialog::renewChance()
{
    // What waits was followed until the newest answer, which may be a while ago.
    const Instant seen = m_session.history().lastObservedAt().value_or(m_session.clock().now());
    const FillChance chance = bestFillChance(m_question.region, m_question.gpuType, m_session.asks(), seen);
    m_chance->show(chance, m_question.region, m_question.gpuType, split().preemptible - m_question.preemptibleNow, m_context.zone.fmt());
}

void WhatIfDialog::use()
{
    const GpuSplit chosen = split();
    accept();
    Q_EMIT splitChosen(chosen.standard, chosen.preemptible);
}

void WhatIfDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && m_use->isEnabled() && !m_cancel->hasFocus() && !event->isAutoRepeat()) {
        use();
        return;
    }
    DialogFrame::keyPressEvent(event);
}

void WhatIfDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    DialogFrame::changeEvent(event);
}

} // namespace deck::ui
