// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storagepage.h"

#include "buttonrole.h"
#include "countfield.h"
#include "formfield.h"
#include "plainlabel.h"
#include "sentencelabel.h"
#include "visibletext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QRadioButton>
#include <QVBoxLayout>

namespace deck::ui {
namespace {

constexpr int largestVolume = 10'000; // TiB; the service's own limit is not known

} // namespace

StoragePage::StoragePage(FleetSession &session, const UiContext &context, QWidget *parent)
    : WizardPage(parent)
    , m_session(session)
    , m_context(context)
    , m_title(new PlainLabel({}, Type::Role::DialogTitle))
    , m_intro(new SentenceLabel({}, Type::Role::Body, Ink::Text2))
    , m_new(new QRadioButton)
    , m_newNote(new SentenceLabel({}, Type::Role::Caption, Ink::Text3))
    , m_newFields(new QWidget)
    , m_name(new QLineEdit)
    , m_nameField(new FormField(m_name))
    , m_size(new CountField("volumeSize", 1, largestVolume))
    , m_keep(new QCheckBox)
    , m_existing(new QRadioButton)
    , m_existingFields(new QWidget)
    , m_volume(new QComboBox)
    , m_volumeField(new FormField(m_volume))
    , m_none(new QRadioButton)
    , m_noneNote(new SentenceLabel({}, Type::Role::Caption, Ink::Text3))
{
    buildLayout();
    m_none->setChecked(true);
    retranslate();
    fillVolumes();
    for (QRadioButton *choice : {m_new, m_existing, m_none})
        connect(choice, &QRadioButton::toggled, this, [this](bool on) {
            if (on)
                Q_EMIT edited();
        });
    connect(m_name, &QLineEdit::textChanged, this, &StoragePage::edited);
    connect(m_size, &CountField::edited, this, &StoragePage::edited);
    connect(m_keep, &QCheckBox::toggled, this, &StoragePage::edited);
    connect(m_volume, &QComboBox::currentIndexChanged, this, [this] {
        m_wanted = VolumeId(); // chosen by hand now
        Q_EMIT edited();
    });
    connect(&session, &FleetSession::snapshotPublished, this, [this](const FleetDelta &delta) {
        if (delta.volumesChanged)
            fillVolumes();
    });
}

void StoragePage::buildLayout()
{
    m_new->setObjectName(QStringLiteral("newVolume"));
    m_name->setObjectName(QStringLiteral("volumeName"));
    m_keep->setObjectName(QStringLiteral("keepVolume"));
    m_existing->setObjectName(QStringLiteral("existingVolume"));
    m_volume->setObjectName(QStringLiteral("volumeChoice"));
    m_none->setObjectName(QStringLiteral("noVolume"));
    for (QWidget *field : std::initializer_list<QWidget *>{m_name, m_volume})
        setControlSize(field, ControlSize::Dialog);
    m_keep->setChecked(true);

    const auto indented = [](QWidget *holder, std::initializer_list<QWidget *> fields) {
        auto *column = new QVBoxLayout(holder);
        column->setContentsMargins(24, 4, 0, 8);
        column->setSpacing(10);
        for (QWidget *field : fields)
            column->addWidget(field);
    };
    indented(m_newFields, {m_nameField, m_size, m_keep});
    indented(m_existingFields, {m_volumeField});
    auto *none = new QWidget;
    indented(none, {m_noneNote});
    auto *why = new QWidget;
    indented(why, {m_newNote});

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(6);
    column->addWidget(m_title);
    column->addSpacing(2);
    column->addWidget(m_intro);
    column->addSpacing(10);
    column->addWidget(m_new);
    column->addWidget(why);
    column->addWidget(m_newFields);
    column->addWidget(m_existing);
    column->addWidget(m_existingFields);
    column->addWidget(m_none);
    column->addWidget(none);
    column->addStretch(1);
}

void StoragePage::retranslate()
{
    m_title->setText(stepName());
    m_intro->setText(tr("A shared volume outlives nodes. The local disk of a node is lost with the node."));
    m_new->setText(tr("New shared &volume, preferred"));
    m_newNote->setText(tr("Made together with the cluster, so both land in the same data centre. One that was made before can be in another "
                          "part of the region and then cannot be attached."));
    m_nameField->setTexts(tr("V&olume name"));
    m_size->setTexts(tr("&Size"), QStringLiteral("TiB"), tr("It can grow later and never shrink. Billed while it exists."));
    m_keep->setText(tr("&Keep the volume when the cluster is deleted"));
    m_existing->setText(tr("&Existing volume"));
    m_none->setText(tr("No s&hared volume"));
    m_noneNote->setText(tr("Checkpoints of preempted nodes then need another place, for example object storage."));
    m_volumeField->setTexts(tr("Vol&ume"), tr("The service does not say where a volume is. It must be in the region of the cluster."));
}

void StoragePage::fillVolumes()
{
    // A volume that was asked for before stays chosen while the list is not there yet, and is never replaced by another.
    const VolumeId before = m_wanted.isEmpty() ? m_volumes.value(m_volume->currentIndex()).id : m_wanted;
    const QSignalBlocker quiet(m_volume);
    m_volumes = m_session.snapshot()->volumes;
    m_volume->clear();
    int current = m_volumes.isEmpty() || !m_wanted.isEmpty() ? -1 : 0;
    for (int i = 0; i < m_volumes.size(); ++i) {
        const Volume &volume = m_volumes.at(i);
        const QString size = volume.sizeTib ? m_context.zone.fmt().tib(*volume.sizeTib) : Fmt::unknown();
        m_volume->addItem(visibleText(volume.name, 80) + QStringLiteral(", ") + size);
        if (volume.id == before)
            current = i;
    }
    m_volume->setCurrentIndex(current);
    m_existing->setEnabled(!m_volumes.isEmpty() || !m_wanted.isEmpty());
}

QString StoragePage::stepName() const
{
    return tr("Storage");
}

QString StoragePage::stepSummary(const ClusterSpec &spec) const
{
    if (spec.newVolume)
        return tr("%1, new, %2").arg(visibleText(spec.newVolume->name, 40), m_context.zone.fmt().tib(spec.newVolume->sizeTib));
    for (const Volume &volume : m_volumes) {
        if (!spec.existingVolume.isEmpty() && volume.id == spec.existingVolume)
            return visibleText(volume.name, 40);
    }
    return tr("none");
}

QList<SpecField> StoragePage::fields() const
{
    return {SpecField::Volume};
}

void StoragePage::store(ClusterSpec &spec) const
{
    spec.newVolume.reset();
    spec.existingVolume = VolumeId();
    if (m_new->isChecked()) {
        NewVolume volume;
        volume.name = m_name->text().trimmed();
        volume.sizeTib = m_size->value();
        volume.keepAfterCluster = m_keep->isChecked();
        spec.newVolume = volume;
    } else if (m_existing->isChecked()) {
        spec.existingVolume = m_volumes.value(m_volume->currentIndex()).id;
    }
}

void StoragePage::load(const ClusterSpec &spec)
{
    const NewVolume volume = spec.newVolume.value_or(NewVolume());
    m_name->setText(volume.name);
    m_size->setValue(volume.sizeTib);
    m_keep->setChecked(volume.keepAfterCluster);
    m_wanted = VolumeId();
    if (spec.newVolume) {
        m_new->setChecked(true);
    } else if (!spec.existingVolume.isEmpty()) {
        m_wanted = spec.existingVolume;
        fillVolumes();
        m_existing->setChecked(true);
    } else {
        m_none->setChecked(true);
    }
}

void StoragePage::showSpec(const ClusterSpec &)
{
    m_newFields->setVisible(m_new->isChecked());
    m_existingFields->setVisible(m_existing->isChecked());
}

void StoragePage::showProblems(const QList<SpecProblem> &problems, bool all)
{
    m_nameField->setProblem(wordsFor(SpecField::Volume, problems, all));
    const bool open = all && m_existing->isChecked() && m_volume->currentIndex() < 0;
    m_volumeField->setProblem(open ? tr("Choose a volume.") : QString());
}

bool StoragePage::isAcceptable() const
{
    if (m_new->isChecked())
        return m_size->isAcceptable();
    return !m_existing->isChecked() || m_volume->currentIndex() >= 0;
}

QWidget *StoragePage::firstField() const
{
    return m_new->isChecked() ? m_new : m_existing->isChecked() ? m_existing : m_none;
}

void StoragePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    WizardPage::changeEvent(event);
}

} // namespace deck::ui
