// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricepanel.h"

#include "costperiod.h"
#include "hairline.h"
#include "linkbutton.h"
#include "noticebar.h"
#include "plainlabel.h"
#include "priceline.h"
#include "pricewords.h"
#include "sentencelabel.h"
#include "splitbar.h"
#include "surface.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QMouseEvent>

namespace deck::ui {
namespace {

constexpr int hoursOfDay = 24;
constexpr int hoursOf30Days = 720;

QHBoxLayout *figureRow(PlainLabel *caption, PlainLabel *figure)
{
    auto *row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    caption->setContentsMargins(0, 0, 0, 4);
    auto *unit = new PlainLabel(Fmt::perHourUnit(), Type::Role::Body, Ink::Text2);
    unit->setContentsMargins(0, 0, 0, 4);
    row->addWidget(caption, 0, Qt::AlignBottom);
    row->addStretch(1);
    row->addWidget(figure);
    row->addWidget(unit, 0, Qt::AlignBottom);
    return row;
}

} // namespace

PricePanel::PricePanel(FleetSession &session, const UiContext &context, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_context(context)
    , m_title(new PlainLabel({}, Type::Role::Strong))
    , m_source(new SentenceLabel({}, Type::Role::Caption, Ink::Text3))
    , m_standard(new PriceLine(PriceLine::Mark::Standard, true))
    , m_preemptible(new PriceLine(PriceLine::Mark::Preemptible, true))
    , m_storage(new PriceLine(PriceLine::Mark::Storage, true))
    , m_startsCaption(new PlainLabel)
    , m_starts(new PlainLabel({}, Type::Role::Tile))
    , m_upTo(new QWidget)
    , m_upToCaption(new PlainLabel)
    , m_mostFigure(new PlainLabel({}, Type::Role::Tile))
    , m_fill(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_bar(new SplitBar(14))
    , m_always(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_whileRunning(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_perDay(new PriceLine(PriceLine::Mark::None, false))
    , m_perMonth(new PriceLine(PriceLine::Mark::None, false))
    , m_saved(new PriceLine(PriceLine::Mark::None, true))
    , m_metering(new NoticeBar(NoticeBar::Kind::Quiet))
    , m_rates(new LinkButton)
    , m_agreeBox(new Surface(&Tokens::base, Surface::Edge::Box))
    , m_agree(new QCheckBox)
    , m_agreeWords(new SentenceLabel)
{
    buildLayout();
    retranslate();
    connect(m_agree, &QCheckBox::toggled, this, &PricePanel::agreementChanged);
    connect(m_rates, &LinkButton::clicked, this, &PricePanel::ratesWanted);
    connect(&context.zone, &ZoneChoice::changed, this, [this] { showSpec(m_spec); });
}

void PricePanel::buildLayout()
{
    m_agree->setObjectName(QStringLiteral("agree"));
    m_rates->setObjectName(QStringLiteral("enterRates"));
    m_starts->setObjectName(QStringLiteral("startsAt"));
    m_mostFigure->setObjectName(QStringLiteral("upTo"));
    m_agreeBox->setTone(&Tokens::base, &Tokens::line2);
    m_metering->setIcon(QStringLiteral("clock"));
    m_saved->setGood(true);
    m_agreeWords->installEventFilter(this);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 14);
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addSpacing(2);
    column->addWidget(m_source);
    column->addSpacing(14);
    for (PriceLine *line : {m_standard, m_preemptible, m_storage}) {
        column->addWidget(line);
        column->addSpacing(12);
    }
    column->addWidget(new Hairline);
    column->addSpacing(12);
    column->addLayout(figureRow(m_startsCaption, m_starts));
    auto *upTo = new QVBoxLayout(m_upTo);
    upTo->setContentsMargins(0, 0, 0, 0);
    upTo->setSpacing(0);
    upTo->addLayout(figureRow(m_upToCaption, m_mostFigure));
    upTo->addSpacing(2);
    upTo->addWidget(m_fill);
    upTo->addSpacing(8);
    upTo->addWidget(m_bar);
    upTo->addSpacing(4);
    auto *ends = new QHBoxLayout;
    ends->addWidget(m_always);
    ends->addStretch(1);
    ends->addWidget(m_whileRunning);
    upTo->addLayout(ends);
    column->addWidget(m_upTo);
    column->addSpacing(12);
    column->addWidget(new Hairline);
    column->addSpacing(12);
    for (PriceLine *line : {m_perDay, m_perMonth, m_saved}) {
        column->addWidget(line);
        column->addSpacing(6);
    }
    column->addSpacing(8);
    column->addWidget(m_metering);
    column->addSpacing(10);
    column->addWidget(m_rates, 0, Qt::AlignLeft);
    column->addStretch(1);
    auto *agree = new QHBoxLayout(m_agreeBox);
    agree->setContentsMargins(10, 10, 10, 10);
    agree->setSpacing(8);
    agree->addWidget(m_agree, 0, Qt::AlignTop);
    agree->addWidget(m_agreeWords, 1);
    column->addWidget(m_agreeBox);
}

void PricePanel::retranslate()
{
    m_title->setText(tr("Price estimate"));
    m_startsCaption->setText(tr("Starts at"));
    m_upToCaption->setText(tr("Up to"));
    m_fill->setText(tr("as preemptible nodes fill in"));
    m_always->setText(tr("always"));
    m_whileRunning->setText(tr("only while running"));
    showSpec(m_spec);
}

QString PricePanel::range(Amount least, Amount most, bool unpriced) const
{
    const Fmt fmt = m_context.zone.fmt();
    if (unpriced)
        return Fmt::none();
    return least == most ? fmt.usdRounded(least) : tr("%1 to %2").arg(fmt.usdRounded(least), fmt.usdRounded(most));
}

void PricePanel::showSpec(const ClusterSpec &spec)
{
    const Fmt fmt = m_context.zone.fmt();
    const RateCard card = m_session.rateCard();
    const Instant now = m_session.clock().now();
    const int tib = spec.newVolume ? spec.newVolume->sizeTib : 0;
    const BurnRate least = burnRateOf(spec.gpuType, spec.standardGpus, 0, tib, card, now);
    const BurnRate most = burnRateOf(spec.gpuType, spec.standardGpus, spec.preemptibleGpus, tib, card, now);
    if (least != m_least || most != m_most)
        m_agree->setChecked(false);
    m_spec = spec;
    m_least = least;
    m_most = most;

    const auto gpuRate = [&](ComputeClass computeClass) { return card.rateAt(spec.gpuType, computeClass, now); };
    const auto standard = gpuRate(ComputeClass::Standard);
    const auto preemptible = gpuRate(ComputeClass::Preemptible);
    m_source->setText(PriceWords::source(card, fmt));
    m_standard->setTexts(tr("On-demand"),
                         tr("%1 GPUs × %2").arg(fmt.count(spec.standardGpus), standard ? fmt.rate(*standard) : Fmt::none()),
                         PriceWords::perHourWithUnit(least.standard, !standard, fmt));
    m_preemptible->setVisible(spec.preemptibleGpus > 0);
    QString perGpu = tr("%1 GPUs × %2").arg(fmt.count(spec.preemptibleGpus), preemptible ? fmt.rate(*preemptible) : Fmt::none());
    if (standard && preemptible && standard->microUsdPerGpuHour > 0)
        perGpu = tr("%1, %2 off").arg(perGpu, fmt.percent(int(100 - preemptible->microUsdPerGpuHour * 100 / standard->microUsdPerGpuHour)));
    m_preemptible->setTexts(tr("Preemptible, when full"), perGpu, PriceWords::perHourWithUnit(most.preemptible, !preemptible, fmt));
    const auto storage = card.storageRateAt(now);
    m_storage->setVisible(tib > 0 || !spec.existingVolume.isEmpty());
    if (tib > 0)
        m_storage->setTexts(tr("Storage"), storage ? tr("%1 × %2 %3").arg(fmt.tib(tib), fmt.rate(*storage), Fmt::storageUnit(storage->per))
                                                   : fmt.tib(tib),
                            PriceWords::perHourWithUnit(least.storage, !storage, fmt));
    else
        m_storage->setTexts(tr("Storage"), tr("existing volume, billed already"), Fmt::none());

    const bool unpriced = most.unpriced;
    m_starts->setText(PriceWords::perHour(least.total(), least.unpriced, fmt));
    m_upTo->setVisible(spec.preemptibleGpus > 0);
    m_mostFigure->setText(PriceWords::perHour(most.total(), unpriced, fmt));
    // Lengths of a picture, not money.
    const auto length = [](Amount amount) { return double(amount.toMicroUsd()); };
    m_bar->setParts({{BarPart::Fill::Standard, length(most.standard)},
                     {BarPart::Fill::Storage, length(most.storage)},
                     {BarPart::Fill::Preemptible, length(most.preemptible)}});
    m_bar->setAccessibleName(tr("%1 always, up to %2").arg(PriceWords::perHourWithUnit(least.total(), least.unpriced, fmt),
                                                           PriceWords::perHourWithUnit(most.total(), unpriced, fmt)));
    m_perDay->setTexts(tr("Per day"), {}, range(overHours(least.total(), hoursOfDay), overHours(most.total(), hoursOfDay), unpriced));
    m_perMonth->setTexts(tr("Per 30 days"), {},
                         range(overHours(least.total(), hoursOf30Days), overHours(most.total(), hoursOf30Days), unpriced));
    m_saved->setVisible(spec.preemptibleGpus > 0);
    m_saved->setTexts(tr("Saved when full"), {}, PriceWords::perHourWithUnit(most.savedByPreemptible, unpriced, fmt));
    m_metering->setSentence(Sentence::plain(tr("Metered every 1 to 2 minutes. %1").arg(PriceWords::rule(m_session.billingRule()))));
    m_rates->setText(unpriced ? tr("Enter rates…") : tr("Edit rates…"));
    const Sentence words = unpriced
        ? Sentence(tr("I agree to pay **a price that is not known here** until I scale down or delete."))
        : spec.preemptibleGpus > 0
        ? Sentence(tr("I agree to pay **%1 per hour** from the start and up to **%2 per hour** when preemptible nodes fill in, "
                      "until I scale down or delete."), {fmt.usd(least.total()), fmt.usd(most.total())})
        : Sentence(tr("I agree to pay **%1 per hour** from the start, until I scale down or delete."), {fmt.usd(least.total())});
    m_agreeWords->setSentence(words);
    m_agree->setAccessibleName(words.toPlainText());
}

void PricePanel::setAgreementShown(bool shown)
{
    m_agreeBox->setVisible(shown);
    m_metering->setVisible(!shown);
    m_rates->setVisible(!shown || m_most.unpriced);
}

bool PricePanel::isAgreed() const
{
    return m_agree->isChecked();
}

void PricePanel::clearAgreement()
{
    m_agree->setChecked(false);
}

bool PricePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_agreeWords && event->type() == QEvent::MouseButtonRelease && m_agree->isEnabled()) {
        m_agree->toggle();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void PricePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace deck::ui
