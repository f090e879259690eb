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
#include "termwords.h"

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
    , m_why(new SentenceLabel({}, Type::Role::Caption, Ink::Text2))
    , m_startsCaption(new PlainLabel)
    , m_starts(new PlainLabel({}, Type::Role::Tile))
    , m_upTo(new QWidget)
    , m_upToCaption(new PlainLabel)
    , m_mostFigure(new PlainLabel({}, Type::Role::Tile))
    , m_fill(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_parts(new QWidget)
    , m_bar(new SplitBar(14))
    , m_always(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_whileRunning(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_perDay(new PriceLine(PriceLine::Mark::None, false))
    , m_perMonth(new PriceLine(PriceLine::Mark::None, false))
    , m_allOnDemand(new PriceLine(PriceLine::Mark::None, false))
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
    auto *why = new QVBoxLayout;
    why->addWidget(m_why);
    why->addSpacing(8);
    column->addLayout(why);
    column->addWidget(new Hairline);
    column->addSpacing(12);
    column->addLayout(figureRow(m_startsCaption, m_starts));
    auto *upTo = new QVBoxLayout(m_upTo);
    upTo->setContentsMargins(0, 0, 0, 0);
    upTo->setSpacing(0);
    upTo->addLayout(figureRow(m_upToCaption, m_mostFigure));
    upTo->addSpacing(2);
    upTo->addWidget(m_fill);
    auto *parts = new QVBoxLayout(m_parts);
    parts->setContentsMargins(0, 8, 0, 0);
    parts->setSpacing(4);
    parts->addWidget(m_bar);
    auto *ends = new QHBoxLayout;
    ends->addWidget(m_always);
    ends->addStretch(1);
    ends->addWidget(m_whileRunning);
    parts->addLayout(ends);
    upTo->addWidget(m_parts);
    column->addWidget(m_upTo);
    column->addSpacing(12);
    column->addWidget(new Hairline);
    column->addSpacing(12);
    for (PriceLine *line : {m_perDay, m_perMonth, m_allOnDemand, m_saved}) {
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
    const BurnRate least = burnRateOf(spec, 0, card, now);
    const BurnRate most = burnRateOf(spec, spec.preemptibleGpus, card, now);
    const auto term = [](const ClusterSpec &each) {
        return std::tuple(each.billing, each.reservedDays, each.reservationStart, each.reservationEnd);
    };
    if (least != m_least || most != m_most || term(spec) != term(m_spec))
        m_agree->setChecked(false);
    m_spec = spec;
    m_least = least;
    m_most = most;
    m_beside = burnRateOf(spec.gpuType, 0, spec.preemptibleGpus, spec.newVolume ? spec.newVolume->sizeTib : 0, card, now);

    m_source->setText(PriceWords::source(card, fmt));
    showLines(card, now);
    m_why->setText(TermWords::whyNoPrice(spec));
    m_why->setVisible(!TermWords::isHourly(spec));
    m_starts->setText(PriceWords::perHour(least.total(), least.unpriced, fmt));
    m_upTo->setVisible(spec.preemptibleGpus > 0);
    m_mostFigure->setText(PriceWords::perHour(most.total(), most.unpriced, fmt));
    m_parts->setVisible(!most.unpriced);
    // Lengths of a picture, not money.
    const auto length = [](Amount amount) { return double(amount.toMicroUsd()); };
    m_bar->setParts({{BarPart::Fill::Standard, length(most.standard)},
                     {BarPart::Fill::Storage, length(most.storage)},
                     {BarPart::Fill::Preemptible, length(most.preemptible)}});
    m_bar->setAccessibleName(tr("%1 always, up to %2").arg(PriceWords::perHourWithUnit(least.total(), least.unpriced, fmt),
                                                           PriceWords::perHourWithUnit(most.total(), most.unpriced, fmt)));
    m_perDay->setTexts(tr("Per day"), {}, range(overHours(least.total(), hoursOfDay), overHours(most.total(), hoursOfDay), most.unpriced));
    m_perMonth->setTexts(tr("Per 30 days"), {},
                         range(overHours(least.total(), hoursOf30Days), overHours(most.total(), hoursOf30Days), most.unpriced));
    showSaving(card.rateAt(spec.gpuType, ComputeClass::Standard, now) && card.rateAt(spec.gpuType, ComputeClass::Preemptible, now));
    m_metering->setSentence(Sentence::plain(TermWords::metering(spec, m_session.billingRule())));
    const bool ratesMissing = TermWords::isHourly(spec) ? most.unpriced : m_beside.unpriced;
    m_rates->setText(ratesMissing ? tr("Enter rates…") : tr("Edit rates…"));
    const Sentence words = TermWords::agreement(spec, least, most, m_beside, fmt);
    m_agreeWords->setSentence(words);
    m_agree->setAccessibleName(words.toPlainText());
}

void PricePanel::showLines(const RateCard &card, Instant now)
{
    const Fmt fmt = m_context.zone.fmt();
    const ClusterSpec &spec = m_spec;
    const auto standard = card.rateAt(spec.gpuType, ComputeClass::Standard, now);
    const auto preemptible = card.rateAt(spec.gpuType, ComputeClass::Preemptible, now);
    if (TermWords::isHourly(spec))
        m_standard->setTexts(TermWords::line(spec),
                             tr("%1 GPUs × %2").arg(fmt.count(spec.standardGpus), standard ? fmt.rate(*standard) : Fmt::none()),
                             PriceWords::perHourWithUnit(m_least.standard, !standard, fmt));
    else
        m_standard->setTexts(TermWords::line(spec), tr("%1 GPUs").arg(fmt.count(spec.standardGpus)), Fmt::none());
    m_preemptible->setVisible(spec.preemptibleGpus > 0);
    QString perGpu = tr("%1 GPUs × %2").arg(fmt.count(spec.preemptibleGpus), preemptible ? fmt.rate(*preemptible) : Fmt::none());
    if (standard && preemptible && standard->microUsdPerGpuHour > 0)
        perGpu = tr("%1, %2 off").arg(perGpu, fmt.percent(int(100 - preemptible->microUsdPerGpuHour * 100 / standard->microUsdPerGpuHour)));
    m_preemptible->setTexts(tr("Preemptible, when full"), perGpu, PriceWords::perHourWithUnit(m_most.preemptible, !preemptible, fmt));
    const auto storage = card.storageRateAt(now);
    m_storage->setVisible(spec.newVolume || !spec.existingVolume.isEmpty());
    if (spec.newVolume)
        m_storage->setTexts(tr("Storage"), storage ? tr("%1 × %2 %3").arg(fmt.tib(spec.newVolume->sizeTib), fmt.rate(*storage),
                                                                          Fmt::storageUnit(storage->per))
                                                   : fmt.tib(spec.newVolume->sizeTib),
                            PriceWords::perHourWithUnit(m_least.storage, !storage, fmt));
    else
        m_storage->setTexts(tr("Storage"), tr("existing volume, billed already"), Fmt::none());
}

/// Against the same GPUs on demand: known whenever both prices are, also where the standard GPUs are paid otherwise.
void PricePanel::showSaving(bool known)
{
    const Fmt fmt = m_context.zone.fmt();
    const bool shown = m_spec.preemptibleGpus > 0;
    const bool whole = TermWords::isHourly(m_spec);
    m_allOnDemand->setVisible(shown && whole);
    m_saved->setVisible(shown);
    if (!shown)
        return;
    const Amount all = m_most.total() + m_most.savedByPreemptible;
    m_allOnDemand->setTexts(tr("All on-demand"), {}, PriceWords::perHourWithUnit(all, m_most.unpriced, fmt));
    const qint64 allMicro = all.toMicroUsd();
    const bool share = known && whole && !m_most.unpriced && allMicro > 0;
    m_saved->setTexts(tr("Saved when full"),
                      share ? tr("%1 less than all on-demand").arg(fmt.percent(int(m_most.savedByPreemptible.toMicroUsd() * 100 / allMicro)))
                            : QString(),
                      PriceWords::perHourWithUnit(m_most.savedByPreemptible, !known, fmt));
}

void PricePanel::setAgreementShown(bool shown)
{
    m_agreeBox->setVisible(shown);
    m_metering->setVisible(!shown);
    m_rates->setVisible(!shown || (TermWords::isHourly(m_spec) ? m_most.unpriced : m_beside.unpriced));
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
