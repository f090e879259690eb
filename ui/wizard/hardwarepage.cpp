// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "hardwarepage.h"

#include "buttonrole.h"
#include "errorwords.h"
#include "evidencewords.h"
#include "formfield.h"
#include "offertable.h"
#include "plainlabel.h"
#include "sentencelabel.h"
#include "visibletext.h"

#include <QComboBox>
#include <QEvent>
#include <QVBoxLayout>

namespace deck::ui {

HardwarePage::HardwarePage(FleetSession &session, const UiContext &context, QWidget *parent)
    : WizardPage(parent)
    , m_session(session)
    , m_context(context)
    , m_title(new PlainLabel({}, Type::Role::DialogTitle))
    , m_intro(new SentenceLabel({}, Type::Role::Body, Ink::Text2))
    , m_offersLabel(new PlainLabel({}, Type::Role::Strong))
    , m_table(new OfferTable(m_offers, context))
    , m_problem(new SentenceLabel({}, Type::Role::Caption, Ink::Crit))
    , m_evidence(new SentenceLabel({}, Type::Role::Body, Ink::Text2))
    , m_driver(new QComboBox)
    , m_driverField(new FormField(m_driver))
{
    m_table->setObjectName(QStringLiteral("offers"));
    m_driver->setObjectName(QStringLiteral("driver"));
    setControlSize(m_driver, ControlSize::Dialog);
    m_offersLabel->setBuddy(m_table);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addSpacing(8);
    column->addWidget(m_intro);
    column->addSpacing(16);
    column->addWidget(m_offersLabel);
    column->addSpacing(4);
    column->addWidget(m_table);
    column->addSpacing(4);
    column->addWidget(m_problem);
    column->addSpacing(8);
    column->addWidget(m_evidence);
    column->addSpacing(16);
    column->addWidget(m_driverField);
    column->addStretch(1);
    retranslate();
    connect(m_table, &OfferTable::picked, this, [this](const RegionName &region, const GpuType &type) {
        m_chosen = Choice{region, type};
        fillDrivers();
        Q_EMIT edited();
    });
    connect(m_driver, &QComboBox::currentIndexChanged, this, [this] {
        m_wanted.reset(); // chosen by hand now
        Q_EMIT edited();
    });
    connect(&session, &FleetSession::snapshotPublished, this, [this](const FleetDelta &delta) {
        fillOffers();
        if (delta.regionsChanged || delta.availabilityChanged)
            Q_EMIT edited();
    });
    connect(&session, &FleetSession::operationChanged, this, &HardwarePage::fillOffers);
    connect(&session, &FleetSession::rateCardChanged, this, &HardwarePage::fillOffers);
    connect(&context.zone, &ZoneChoice::changed, this, &HardwarePage::fillOffers);
}

void HardwarePage::retranslate()
{
    m_title->setText(stepName());
    m_intro->setText(tr("The region and GPU type of all nodes. They cannot be changed later."));
    m_offersLabel->setText(tr("&Region and GPU type, price per GPU hour"));
    m_table->setAccessibleName(tr("Region and GPU type"));
    m_table->setAccessibleDescription(tr("GPU types down, regions across. Arrow keys move, Space chooses."));
    fillOffers();
}

void HardwarePage::fillOffers()
{
    m_offers.setOffers(*m_session.snapshot(), m_session.asks(), m_session.rateCard(), m_session.clock().now());
    m_table->mark(m_chosen ? m_chosen->region : RegionName(), m_chosen ? m_chosen->gpuType : GpuType());
    m_table->fit();
    fillDrivers();
}

void HardwarePage::fillDrivers()
{
    QList<DriverVersion> drivers;
    const SnapshotPtr snapshot = m_session.snapshot();
    for (const Region &region : snapshot->regions) {
        if (m_chosen && region.name == m_chosen->region)
            drivers = region.drivers;
    }
    if (drivers == m_drivers && m_driver->count() == drivers.size())
        return;
    const DriverVersion before = m_wanted ? *m_wanted : m_drivers.value(m_driver->currentIndex());
    const QSignalBlocker quiet(m_driver);
    m_drivers = drivers;
    m_driver->clear();
    for (const DriverVersion &driver : std::as_const(m_drivers))
        m_driver->addItem(driverWords(driver));
    // A driver of an earlier try is never replaced by another without a word.
    const qsizetype otherwise = m_drivers.isEmpty() || m_wanted ? -1 : 0;
    m_driver->setCurrentIndex(int(qMax(otherwise, m_drivers.indexOf(before))));
    m_driver->setEnabled(!m_drivers.isEmpty());
}

QString HardwarePage::driverWords(const DriverVersion &driver)
{
    QStringList words;
    if (!driver.driver.isEmpty())
        words.append(visibleText(driver.driver, 60));
    if (!driver.cuda.isEmpty())
        words.append(QStringLiteral("CUDA ") + visibleText(driver.cuda, 60));
    if (!driver.os.isEmpty())
        words.append(visibleText(driver.os, 60));
    return words.isEmpty() ? visibleText(driver.id, 60) : words.join(QStringLiteral(", "));
}

QString HardwarePage::driverIdWords(const DriverVersion &driver)
{
    if (driver.id.isEmpty())
        return tr("The service names no catalogue id for it; CUDA and driver version are sent instead.");
    return tr("Catalogue id: %1.").arg(visibleText(driver.id, 80));
}

bool HardwarePage::isOffered() const
{
    if (!m_chosen)
        return false;
    const QModelIndex cell = m_offers.find(m_chosen->region, m_chosen->gpuType);
    return cell.isValid() && m_offers.offerAt(cell.row(), cell.column()).offered;
}

QString HardwarePage::evidenceWords() const
{
    const Fmt fmt = m_context.zone.fmt();
    const Instant now = m_session.clock().now();
    const QModelIndex cell = m_offers.find(m_chosen->region, m_chosen->gpuType);
    const Offer &offer = m_offers.offerAt(cell.row(), cell.column());
    if (offer.reportedAt)
        return tr("Free GPUs, standard and preemptible, as reported by %1 at %2. It can change before you buy.")
            .arg(visibleText(offer.source, 60), fmt.timeSecondsZone(*offer.reportedAt));
    return EvidenceWords::sentences(offer.standard.evidence, std::nullopt, now, fmt);
}

QString HardwarePage::stepName() const
{
    return tr("Hardware");
}

QString HardwarePage::stepSummary(const ClusterSpec &spec) const
{
    return spec.region.isEmpty() ? QString()
                                 : visibleText(gpuTypeName(spec.gpuType)) + QStringLiteral(", ") + visibleText(spec.region.toString());
}

QList<SpecField> HardwarePage::fields() const
{
    return {SpecField::Region, SpecField::Gpu, SpecField::Driver};
}

void HardwarePage::store(ClusterSpec &spec) const
{
    spec.region = m_chosen ? m_chosen->region : RegionName();
    spec.gpuType = m_chosen ? m_chosen->gpuType : GpuType();
    spec.driver = m_drivers.value(m_driver->currentIndex());
}

void HardwarePage::load(const ClusterSpec &spec)
{
    m_chosen.reset();
    if (!spec.region.isEmpty() || !spec.gpuType.isEmpty())
        m_chosen = Choice{spec.region, spec.gpuType};
    m_wanted = spec.driver == DriverVersion() ? std::nullopt : std::optional(spec.driver);
    m_drivers.clear();
    fillOffers();
}

void HardwarePage::showSpec(const ClusterSpec &spec)
{
    const bool empty = m_session.snapshot()->regions.isEmpty();
    m_table->setVisible(!empty);
    m_evidence->setVisible(empty || isOffered());
    const std::optional<Error> &failure = m_session.snapshot()->regionsError;
    if (empty && failure)
        m_evidence->setSentence(Sentence(tr("**The regions cannot be read.** They are asked for again by themselves. %1"),
                                         {ErrorWords::sentence(*failure)}));
    else if (empty)
        m_evidence->setText(tr("The list of regions is not there yet. It is read from the service."));
    else if (isOffered())
        m_evidence->setText(evidenceWords());
    const bool driverChosen = m_driver->currentIndex() >= 0;
    m_driverField->setTexts(tr("&Driver"), driverChosen ? driverIdWords(spec.driver)
                                                        : tr("CUDA, driver and operating system of the nodes. Choose a region first."));
}

void HardwarePage::showProblems(const QList<SpecProblem> &problems, bool all)
{
    QStringList words;
    for (const SpecField field : {SpecField::Region, SpecField::Gpu})
        words.append(wordsFor(field, problems, all));
    words.removeAll(QString());
    m_problem->setText(words.join(QLatin1Char(' ')));
    m_problem->setVisible(!words.isEmpty());
    m_driverField->setProblem(wordsFor(SpecField::Driver, problems, all && m_chosen.has_value()));
}

QWidget *HardwarePage::firstField() const
{
    return m_table;
}

void HardwarePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    WizardPage::changeEvent(event);
}

} // namespace deck::ui
