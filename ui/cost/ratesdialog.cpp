// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ratesdialog.h"

#include "buttonrole.h"
#include "plainlabel.h"
#include "pricefield.h"
#include "sentencelabel.h"
#include "visibletext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollArea>

#include <set>

namespace deck::ui {

RatesDialog::RatesDialog(FleetSession &session, const UiContext &context, QWidget *parent)
    : DialogFrame({}, parent)
    , m_session(session)
    , m_context(context)
    , m_intro(new SentenceLabel({}, Type::Role::Body, Ink::Text2))
    , m_grid(new QGridLayout)
    , m_typeHead(new PlainLabel({}, Type::Role::CaptionStrong, Ink::Text2))
    , m_onDemandHead(new PlainLabel({}, Type::Role::CaptionStrong, Ink::Text2))
    , m_preemptibleHead(new PlainLabel({}, Type::Role::CaptionStrong, Ink::Text2))
    , m_storageLabel(new PlainLabel)
    , m_storage(new PriceField(context.zone.fmt().locale()))
    , m_storagePer(new QComboBox)
    , m_fromLabel(new PlainLabel)
    , m_from(new QDateEdit)
    , m_fromNote(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_sourceLabel(new PlainLabel)
    , m_source(new QLineEdit(session.rateCard().source))
    , m_yes(new QCheckBox)
    , m_problem(new SentenceLabel({}, Type::Role::Caption, Ink::Crit))
    , m_cancel(new QPushButton)
    , m_save(new QPushButton)
{
    setObjectName(QStringLiteral("ratesDialog"));
    buildLayout();
    retranslate();
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &RatesDialog::save);
    connect(m_storage, &QLineEdit::textChanged, this, &RatesDialog::renew);
    connect(m_storagePer, &QComboBox::currentIndexChanged, this, &RatesDialog::renew);
    connect(m_from, &QDateEdit::dateChanged, this, &RatesDialog::renew);
    connect(m_source, &QLineEdit::textChanged, this, &RatesDialog::renew);
    connect(m_yes, &QCheckBox::toggled, this, &RatesDialog::renew);
    for (const Row &row : std::as_const(m_rows)) {
        connect(row.onDemand, &QLineEdit::textChanged, this, &RatesDialog::renew);
        connect(row.preemptible, &QLineEdit::textChanged, this, &RatesDialog::renew);
    }
}

QList<GpuType> RatesDialog::knownTypes() const
{
    std::set<GpuType> types;
    const SnapshotPtr snapshot = m_session.snapshot();
    for (const Region &region : snapshot->regions)
        types.insert(region.gpuTypes.cbegin(), region.gpuTypes.cend());
    const auto records = m_session.history().clusters();
    for (const ClusterRecord &record : records)
        types.insert(record.gpuType);
    const RateCard card = m_session.rateCard();
    for (const GpuRateEntry &entry : card.gpus)
        types.insert(entry.gpuType);
    types.erase(GpuType());
    return {types.cbegin(), types.cend()};
}

void RatesDialog::buildLayout()
{
    m_storage->setObjectName(QStringLiteral("storageRate"));
    m_storagePer->setObjectName(QStringLiteral("storagePer"));
    m_from->setObjectName(QStringLiteral("validFrom"));
    m_source->setObjectName(QStringLiteral("source"));
    m_yes->setObjectName(QStringLiteral("dearerIsRight"));
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_save->setObjectName(QStringLiteral("save"));
    m_problem->setObjectName(QStringLiteral("problem"));
    setButtonRole(m_cancel, ButtonRole::Flat);
    setButtonRole(m_save, ButtonRole::Primary);

    const RateCard card = m_session.rateCard();
    const Instant now = m_session.clock().now();
    const QLocale locale = m_context.zone.fmt().locale();
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(0, 1);
    m_grid->addWidget(m_typeHead, 0, 0);
    m_grid->addWidget(m_onDemandHead, 0, 1, Qt::AlignRight);
    m_grid->addWidget(m_preemptibleHead, 0, 2, Qt::AlignRight);
    const auto types = knownTypes();
    for (const GpuType &type : types) {
        const Row row{type, new PlainLabel(visibleText(gpuTypeName(type), 60)), new PriceField(locale), new PriceField(locale)};
        const auto onDemand = card.rateAt(type, ComputeClass::Standard, now);
        const auto preemptible = card.rateAt(type, ComputeClass::Preemptible, now);
        row.onDemand->setMicroUsd(onDemand ? std::optional<qint64>(onDemand->microUsdPerGpuHour) : std::nullopt);
        row.preemptible->setMicroUsd(preemptible ? std::optional<qint64>(preemptible->microUsdPerGpuHour) : std::nullopt);
        row.onDemand->setObjectName(QStringLiteral("onDemand ") + type.toString());
        row.preemptible->setObjectName(QStringLiteral("preemptible ") + type.toString());
        const int line = int(m_rows.size()) + 1;
        m_grid->addWidget(row.name, line, 0);
        m_grid->addWidget(row.onDemand, line, 1);
        m_grid->addWidget(row.preemptible, line, 2);
        m_rows.append(row);
    }
    const auto storage = card.storageRateAt(now);
    m_storagePer->addItem(QString(), int(StorageRate::Per::TibMonth));
    m_storagePer->addItem(QString(), int(StorageRate::Per::TibHour));
    if (storage) {
        m_storage->setMicroUsd(storage->microUsd);
        m_storagePer->setCurrentIndex(m_storagePer->findData(int(storage->per)));
    }
    const int line = int(m_rows.size()) + 1;
    m_grid->addWidget(m_storageLabel, line, 0);
    m_grid->addWidget(m_storage, line, 1);
    m_grid->addWidget(m_storagePer, line, 2);
    for (QWidget *field : std::initializer_list<QWidget *>{m_storage, m_storagePer})
        field->setFixedWidth(132);
    for (const Row &row : std::as_const(m_rows)) {
        row.onDemand->setFixedWidth(132);
        row.preemptible->setFixedWidth(132);
    }

    m_from->setCalendarPopup(true);
    m_from->setDate(now.toDateTimeUtc().date());
    m_fromLabel->setBuddy(m_from);
    m_sourceLabel->setBuddy(m_source);
    m_storageLabel->setBuddy(m_storage);
    auto *below = new QGridLayout;
    below->setHorizontalSpacing(12);
    below->setVerticalSpacing(8);
    below->setColumnStretch(2, 1);
    below->addWidget(m_fromLabel, 0, 0);
    below->addWidget(m_from, 0, 1);
    m_fromNote->setWordWrap(true);
    below->addWidget(m_fromNote, 0, 2);
    below->addWidget(m_sourceLabel, 1, 0);
    below->addWidget(m_source, 1, 1, 1, 2);

    auto *body = new QWidget;
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(14);
    column->addWidget(m_intro);
    column->addLayout(m_grid);
    column->addLayout(below);
    column->addWidget(m_yes);
    column->addWidget(m_problem);
    column->addStretch(1);
    auto *scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(body);
    scroll->viewport()->setAutoFillBackground(false);
    body->setAutoFillBackground(false);
    setBody(scroll);
    addFooterLeft(m_cancel);
    addFooterRight(m_save);
    setMinimumSize(560, 360);
    resize(620, qMin(640, 330 + 34 * int(m_rows.size())));
}

void RatesDialog::retranslate()
{
    setTitle(tr("Rates"));
    m_intro->setText(tr("The service publishes no prices. Enter what your contract says, in US dollars. Every figure of the app "
                        "names this source; the past before the date keeps its prices."));
    m_typeHead->setText(tr("GPU type"));
    m_onDemandHead->setText(tr("On-demand, $/GPU-hour"));
    m_preemptibleHead->setText(tr("Preemptible, $/GPU-hour"));
    for (const Row &row : std::as_const(m_rows)) {
        row.onDemand->setPlaceholderText(tr("none"));
        row.preemptible->setPlaceholderText(tr("half"));
        row.onDemand->setAccessibleName(tr("%1, on-demand, dollars per GPU-hour").arg(row.name->text()));
        row.preemptible->setAccessibleName(tr("%1, preemptible, dollars per GPU-hour; empty means half").arg(row.name->text()));
    }
    m_storageLabel->setText(tr("S&hared storage"));
    m_storage->setPlaceholderText(tr("none"));
    m_storage->setAccessibleName(tr("Shared storage, dollars"));
    m_storagePer->setItemText(0, tr("per TiB-month"));
    m_storagePer->setItemText(1, tr("per TiB-hour"));
    m_storagePer->setAccessibleName(tr("Unit of the storage price"));
    m_fromLabel->setText(tr("&Valid from"));
    m_from->setAccessibleName(tr("Valid from, UTC"));
    m_fromNote->setText(tr("0:00 UTC"));
    m_sourceLabel->setText(tr("&Source"));
    m_source->setPlaceholderText(tr("Contract, price page, date"));
    m_source->setAccessibleName(tr("Source"));
    m_cancel->setText(tr("Cancel"));
    m_save->setText(tr("Save rates"));
    renew();
}

QStringList RatesDialog::dearerPreemptible() const
{
    QStringList names;
    for (const Row &row : m_rows) {
        const auto full = row.onDemand->microUsd();
        const auto reduced = row.preemptible->microUsd();
        if (full && reduced && *reduced > *full)
            names.append(row.name->text());
    }
    return names;
}

QString RatesDialog::problem() const
{
    bool any = m_storage->microUsd().has_value();
    for (const Row &row : m_rows) {
        if ((!row.onDemand->isBlank() && !row.onDemand->microUsd()) || (!row.preemptible->isBlank() && !row.preemptible->microUsd()))
            return tr("%1: enter a price above zero with at most six decimals.").arg(row.name->text());
        if (row.onDemand->isBlank() && !row.preemptible->isBlank())
            return tr("%1: a preemptible price needs an on-demand price.").arg(row.name->text());
        any = any || row.onDemand->microUsd();
    }
    if (!m_storage->isBlank() && !m_storage->microUsd())
        return tr("Storage: enter a price above zero with at most six decimals.");
    if (!any)
        return tr("Enter at least one price.");
    if (m_source->text().trimmed().isEmpty())
        return tr("Say where the prices come from.");
    if (!dearerPreemptible().isEmpty() && !m_yes->isChecked())
        return tr("Confirm the preemptible price or correct it.");
    return {};
}

void RatesDialog::renew()
{
    const QStringList dearer = dearerPreemptible();
    m_yes->setVisible(!dearer.isEmpty());
    if (dearer.isEmpty())
        m_yes->setChecked(false);
    m_yes->setText(tr("Yes, preemptible is dearer than on-demand for %1").arg(dearer.join(QStringLiteral(", "))));
    const QString wrong = problem();
    m_problem->setText(wrong);
    m_problem->setVisible(!wrong.isEmpty());
    m_save->setEnabled(wrong.isEmpty());
}

Instant RatesDialog::validFrom() const
{
    return Instant::fromDateTime(m_from->date().startOfDay(Qt::UTC));
}

RateCard RatesDialog::edited() const
{
    RateCard card = m_session.rateCard();
    const Instant from = validFrom();
    for (const Row &row : m_rows) {
        const auto onDemand = row.onDemand->microUsd();
        if (!onDemand)
            continue;
        GpuRateEntry entry;
        entry.gpuType = row.type;
        entry.validFrom = from;
        entry.onDemand = GpuRate(*onDemand);
        if (const auto preemptible = row.preemptible->microUsd())
            entry.preemptible = GpuRate(*preemptible);
        const auto before = card.rateAt(row.type, ComputeClass::Standard, from);
        const auto reduced = card.rateAt(row.type, ComputeClass::Preemptible, from);
        if (before == entry.onDemand && reduced == entry.preemptible)
            continue;
        card.gpus.removeIf([&entry](const GpuRateEntry &old) { return old.gpuType == entry.gpuType && old.validFrom == entry.validFrom; });
        card.gpus.append(entry);
    }
    if (const auto micro = m_storage->microUsd()) {
        StorageRateEntry entry;
        entry.validFrom = from;
        entry.rate = StorageRate(*micro, StorageRate::Per(m_storagePer->currentData().toInt()));
        if (card.storageRateAt(from) != entry.rate) {
            card.storage.removeIf([from](const StorageRateEntry &old) { return old.validFrom == from; });
            card.storage.append(entry);
        }
    }
    card.source = m_source->text().trimmed();
    card.checkedAt = m_session.clock().now();
    return card;
}

void RatesDialog::save()
{
    if (!problem().isEmpty())
        return;
    m_session.setRateCard(edited());
    accept();
}

void RatesDialog::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers().testFlag(Qt::ControlModifier)) {
        if (m_save->isEnabled() && !event->isAutoRepeat())
            m_save->click();
        return;
    }
    DialogFrame::keyPressEvent(event);
}

void RatesDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    DialogFrame::changeEvent(event);
}

} // namespace deck::ui
