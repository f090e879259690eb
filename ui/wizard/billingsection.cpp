// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "billingsection.h"

#include "buttonrole.h"
#include "formfield.h"
#include "gpuspinbox.h"
#include "momentedit.h"
#include "plainlabel.h"
#include "refusalline.h"
#include "segmentedbuttons.h"
#include "sentencelabel.h"

#include <QHBoxLayout>

namespace deck::ui {

BillingSection::BillingSection(FleetSession &session, const UiContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_title(new PlainLabel({}, Type::Role::Strong))
    , m_kind(new SegmentedButtons)
    , m_note(new SentenceLabel({}, Type::Role::Caption, Ink::Text2))
    , m_daysFields(new QWidget)
    , m_days(new GpuSpinBox)
    , m_daysUnit(new PlainLabel)
    , m_daysRefusal(new RefusalLine(m_days))
    , m_daysProblem(new SentenceLabel({}, Type::Role::Caption, Ink::Crit))
    , m_windowFields(new QWidget)
    , m_start(new MomentEdit(session.clock(), context.zone))
    , m_startField(new FormField(m_start))
    , m_end(new MomentEdit(session.clock(), context.zone))
    , m_endField(new FormField(m_end))
{
    m_kind->add(int(BillingType::OnDemand), {});
    m_kind->add(int(BillingType::Reserved), {});
    m_kind->add(int(BillingType::ScheduledCapacity), {});
    m_days->setNodeSize(1);
    m_days->setRange(shortestReservation, longestReservation);
    m_days->leaveOpen();
    buildLayout();
    connect(m_kind, &SegmentedButtons::chosen, this, &BillingSection::edited);
    connect(m_days, &QSpinBox::valueChanged, this, &BillingSection::edited);
    connect(m_days, &GpuSpinBox::openChanged, this, &BillingSection::edited);
    connect(m_days, &GpuSpinBox::refusalChanged, this, &BillingSection::edited);
    connect(m_start, &MomentEdit::momentChanged, this, &BillingSection::edited);
    connect(m_end, &MomentEdit::momentChanged, this, &BillingSection::edited);
}

void BillingSection::buildLayout()
{
    m_kind->setObjectName(QStringLiteral("billing"));
    m_days->setObjectName(QStringLiteral("reservedDays"));
    m_start->setObjectName(QStringLiteral("windowStart"));
    m_end->setObjectName(QStringLiteral("windowEnd"));
    for (MomentEdit *edit : {m_start, m_end})
        setControlSize(edit, ControlSize::Dialog);

    auto *head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(m_title);
    head->addWidget(m_kind);
    head->addStretch(1);
    auto *daysRow = new QHBoxLayout;
    daysRow->setSpacing(12);
    daysRow->addWidget(m_days);
    daysRow->addWidget(m_daysUnit, 1);
    auto *days = new QVBoxLayout(m_daysFields);
    days->setContentsMargins(0, 4, 0, 0);
    days->setSpacing(4);
    days->addLayout(daysRow);
    days->addWidget(m_daysRefusal);
    days->addWidget(m_daysProblem);
    auto *window = new QHBoxLayout(m_windowFields);
    window->setContentsMargins(0, 4, 0, 0);
    window->setSpacing(16);
    window->addWidget(m_startField, 1, Qt::AlignTop);
    window->addWidget(m_endField, 1, Qt::AlignTop);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(head);
    column->addWidget(m_note);
    column->addWidget(m_daysFields);
    column->addWidget(m_windowFields);
}

void BillingSection::retranslate()
{
    m_title->setText(tr("Billing"));
    m_kind->setAccessibleName(tr("Billing"));
    m_kind->setText(int(BillingType::OnDemand), tr("On-demand"));
    m_kind->setText(int(BillingType::Reserved), tr("Reserved"));
    m_kind->setText(int(BillingType::ScheduledCapacity), tr("Scheduled"));
    m_days->setAccessibleName(tr("Days of the reservation, 1 to 90"));
    m_daysRefusal->setHint(tr("From 1 to 90 days."));
}

BillingType BillingSection::billing() const
{
    return BillingType(m_kind->current());
}

void BillingSection::store(ClusterSpec &spec) const
{
    spec.billing = billing();
    // What belongs to another kind of billing stays typed here and is not asked for.
    const bool reserved = spec.billing == BillingType::Reserved;
    const bool scheduled = spec.billing == BillingType::ScheduledCapacity;
    spec.reservedDays = reserved && !m_days->isOpen() ? std::optional(m_days->value()) : std::nullopt;
    spec.reservationStart = scheduled ? m_start->moment() : std::nullopt;
    spec.reservationEnd = scheduled ? m_end->moment() : std::nullopt;
}

void BillingSection::load(const ClusterSpec &spec)
{
    m_kind->setCurrent(int(spec.billing));
    if (spec.reservedDays)
        m_days->take(*spec.reservedDays);
    else
        m_days->leaveOpen();
    m_start->setMoment(spec.reservationStart);
    m_end->setMoment(spec.reservationEnd);
}

void BillingSection::showSpec(const ClusterSpec &spec)
{
    const bool reserved = spec.billing == BillingType::Reserved;
    const bool scheduled = spec.billing == BillingType::ScheduledCapacity;
    m_daysFields->setVisible(reserved);
    m_windowFields->setVisible(scheduled);
    m_note->setVisible(reserved || scheduled);
    m_note->setText(reserved ? tr("Charged up front in credits for all days and not refunded. The cluster is removed at the end, with an "
                                  "e-mail 24 hours before. Whether the days count from creation or from ready is not known.")
                             : tr("The GPUs are booked for a window of time. The service publishes neither its price nor what becomes of the "
                                  "cluster at its end."));
    //: stands behind a number, "30 days"
    m_daysUnit->setText(tr("day(s)", nullptr, spec.reservedDays.value_or(2)));
    //: the label of a field for a moment, with the time zone
    m_startField->setTexts(tr("S&tart, %1").arg(m_start->zoneName()), tr("Empty: at once."));
    m_endField->setTexts(tr("&End, %1").arg(m_end->zoneName()));
}

void BillingSection::showProblems(const QString &start, const QString &period)
{
    m_daysProblem->setText(period);
    m_daysProblem->setVisible(!period.isEmpty());
    m_startField->setProblem(m_start->isAcceptable() ? start : m_start->refusal());
    m_endField->setProblem(m_end->isAcceptable() ? period : m_end->refusal());
}

bool BillingSection::isAcceptable() const
{
    switch (billing()) {
    case BillingType::Reserved: return m_days->isAcceptable();
    case BillingType::ScheduledCapacity: return m_start->isAcceptable() && m_end->isAcceptable();
    default: return true;
    }
}

} // namespace deck::ui
