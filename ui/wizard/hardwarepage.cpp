// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "hardwarepage.h"

#include "buttonrole.h"
#include "columnfitter.h"
#include "evidencewords.h"
#include "formfield.h"
#include "metrics.h"
#include "plainlabel.h"
#include "rowdelegate.h"
#include "sentencelabel.h"
#include "visibletext.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

namespace deck::ui {
namespace {

enum Column { RegionColumn, GpuColumn, FreeColumn, PriceColumn, PreemptiblePriceColumn, ColumnCount };

} // namespace

HardwarePage::HardwarePage(FleetSession &session, const UiContext &context, QWidget *parent)
    : WizardPage(parent)
    , m_session(session)
    , m_context(context)
    , m_title(new PlainLabel({}, Type::Role::DialogTitle))
    , m_intro(new SentenceLabel({}, Type::Role::Body, Ink::Text2))
    , m_offersLabel(new PlainLabel({}, Type::Role::Strong))
    , m_model(new QStandardItemModel(0, ColumnCount, this))
    , m_table(new QTableView)
    , m_fit(nullptr)
    , m_problem(new SentenceLabel({}, Type::Role::Caption, Ink::Crit))
    , m_evidence(new SentenceLabel({}, Type::Role::Body, Ink::Text2))
    , m_driver(new QComboBox)
    , m_driverField(new FormField(m_driver))
{
    m_table->setObjectName(QStringLiteral("offers"));
    m_driver->setObjectName(QStringLiteral("driver"));
    setControlSize(m_driver, ControlSize::Dialog);
    m_table->setModel(m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(Metrics::scaled(Metrics::row));
    m_table->horizontalHeader()->setHighlightSections(false);
    auto *names = new RowDelegate(m_table);
    names->setElideMode(Qt::ElideMiddle);
    m_table->setItemDelegate(names);
    auto *figures = new RowDelegate(m_table);
    figures->setAlignment(Qt::AlignRight);
    m_table->setItemDelegateForColumn(PriceColumn, figures);
    m_table->setItemDelegateForColumn(PreemptiblePriceColumn, figures);
    m_offersLabel->setBuddy(m_table);
    m_fit = new ColumnFitter(m_table, m_table->horizontalHeader(), [this] {
        QList<ColumnFitter::Wish> wishes;
        for (int column = 0; column < ColumnCount; ++column) {
            const int content = m_fit->content(column);
            // In the smallest window names give a little, prices and counts never.
            const int least = column < FreeColumn ? content - Metrics::scaled(20) : content;
            wishes.append({content, least, column == FreeColumn ? 1 : 0, 0});
        }
        return wishes;
    });

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addSpacing(8);
    column->addWidget(m_intro);
    column->addSpacing(16);
    column->addWidget(m_offersLabel);
    column->addSpacing(4);
    column->addWidget(m_table, 1);
    column->addSpacing(4);
    column->addWidget(m_problem);
    column->addSpacing(8);
    column->addWidget(m_evidence);
    column->addSpacing(16);
    column->addWidget(m_driverField);
    retranslate();
    // The selection, not the current row: that one is set by merely tabbing into the table.
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        const QModelIndexList selected = m_table->selectionModel()->selectedRows();
        if (selected.isEmpty() || selected.first().row() >= m_offers.size())
            return;
        m_chosen = m_offers.at(selected.first().row());
        fillDrivers();
        Q_EMIT edited();
    });
    connect(m_driver, &QComboBox::currentIndexChanged, this, [this] {
        m_wanted.reset(); // chosen by hand now
        Q_EMIT edited();
    });
    connect(&session, &FleetSession::snapshotPublished, this, [this](const FleetDelta &delta) {
        if (delta.regionsChanged || delta.availabilityChanged) {
            fillOffers();
            Q_EMIT edited();
        }
    });
    connect(&session, &FleetSession::rateCardChanged, this, &HardwarePage::fillOffers);
    connect(&context.zone, &ZoneChoice::changed, this, &HardwarePage::fillOffers);
}

void HardwarePage::retranslate()
{
    m_title->setText(stepName());
    m_intro->setText(tr("The region and GPU type of all nodes. They cannot be changed later."));
    m_offersLabel->setText(tr("&Region and GPU type"));
    m_table->setAccessibleName(tr("Region and GPU type"));
    m_driverField->setTexts(tr("&Driver"), tr("CUDA, driver and operating system of the nodes."));
    m_model->setHorizontalHeaderLabels({tr("Region"), tr("GPU"), tr("Free GPUs"), tr("$/GPU h"), tr("Preemptible")});
    for (int column = 0; column < ColumnCount; ++column)
        m_model->horizontalHeaderItem(column)->setTextAlignment((column >= PriceColumn ? Qt::AlignRight : Qt::AlignLeft)
                                                                | Qt::AlignVCenter);
    fillOffers();
}

QString HardwarePage::freeWords(const Offer &offer) const
{
    const Availability *reported = m_session.snapshot()->findAvailability(offer.region, offer.gpuType);
    if (!reported || (!reported->standardGpus && !reported->preemptibleGpus))
        return tr("not reported");
    const auto number = [](const std::optional<int> &gpus) { return gpus ? QString::number(*gpus) : Fmt::unknown(); };
    return tr("%1 std, %2 pre").arg(number(reported->standardGpus), number(reported->preemptibleGpus));
}

void HardwarePage::fillOffers()
{
    const Fmt fmt = m_context.zone.fmt();
    const RateCard card = m_session.rateCard();
    const Instant now = m_session.clock().now();
    QList<Offer> offers;
    const SnapshotPtr snapshot = m_session.snapshot();
    for (const Region &region : snapshot->regions) {
        for (const GpuType &type : region.gpuTypes)
            offers.append({region.name, type});
    }
    const QSignalBlocker quiet(m_table->selectionModel());
    m_offers = offers;
    m_model->setRowCount(int(offers.size()));
    const auto price = [&](const GpuType &type, ComputeClass computeClass) {
        const auto rate = card.rateAt(type, computeClass, now);
        return rate ? fmt.rate(*rate) : Fmt::none();
    };
    for (int row = 0; row < offers.size(); ++row) {
        const Offer &offer = offers.at(row);
        const QStringList cells{visibleText(offer.region.toString(), 80), visibleText(gpuTypeName(offer.gpuType), 80), freeWords(offer),
                                price(offer.gpuType, ComputeClass::Standard), price(offer.gpuType, ComputeClass::Preemptible)};
        for (int column = 0; column < ColumnCount; ++column)
            m_model->setItem(row, column, new QStandardItem(cells.at(column)));
    }
    const qsizetype row = m_chosen ? m_offers.indexOf(*m_chosen) : -1;
    if (row >= 0)
        m_table->selectRow(int(row));
    else
        m_table->clearSelection();
    m_fit->fit();
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

std::optional<HardwarePage::Offer> HardwarePage::chosen() const
{
    return m_chosen && m_offers.contains(*m_chosen) ? m_chosen : std::nullopt;
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
    // An offer that has left the list stays chosen, so that the form says so instead of silently taking another.
    spec.region = m_chosen ? m_chosen->region : RegionName();
    spec.gpuType = m_chosen ? m_chosen->gpuType : GpuType();
    spec.driver = m_drivers.value(m_driver->currentIndex());
}

void HardwarePage::load(const ClusterSpec &spec)
{
    m_chosen = Offer{spec.region, spec.gpuType};
    m_wanted = spec.driver;
    m_drivers.clear();
    fillOffers();
}

void HardwarePage::showSpec(const ClusterSpec &spec)
{
    if (m_session.snapshot()->regions.isEmpty()) {
        m_evidence->setText(tr("The list of regions is not there yet. It is read from the service."));
        return;
    }
    const Availability *reported = m_session.snapshot()->findAvailability(spec.region, spec.gpuType);
    m_evidence->setVisible(chosen().has_value());
    m_evidence->setText(reported ? tr("Free GPUs, standard and preemptible, as reported by %1 at %2. It can change before you buy.")
                                       .arg(visibleText(reported->source, 60), m_context.zone.fmt().timeSecondsZone(reported->asOf))
                                 : EvidenceWords::sentences(evidenceOf(m_session.asks(), spec.region, spec.gpuType, ComputeClass::Standard,
                                                                      m_session.clock().now()),
                                                           std::nullopt, m_session.clock().now(), m_context.zone.fmt()));
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
