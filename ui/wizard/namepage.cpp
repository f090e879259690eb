// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "namepage.h"

#include "buttonrole.h"
#include "countfield.h"
#include "formfield.h"
#include "plainlabel.h"
#include "segmentedbuttons.h"
#include "sentencelabel.h"
#include "visibletext.h"

#include <QEvent>
#include <QLineEdit>
#include <QVBoxLayout>

namespace deck::ui {
namespace {

constexpr int usualMemory = 64;     // GiB
constexpr int largestMemory = 4096; // GiB

} // namespace

NamePage::NamePage(FleetSession &session, QWidget *parent)
    : WizardPage(parent)
    , m_title(new PlainLabel({}, Type::Role::DialogTitle))
    , m_intro(new SentenceLabel({}, Type::Role::Body, Ink::Text2))
    , m_name(new QLineEdit)
    , m_nameField(new FormField(m_name))
    , m_typeLabel(new PlainLabel({}, Type::Role::Strong))
    , m_type(new SegmentedButtons(ControlSize::Dialog))
    , m_typeNote(new SentenceLabel({}, Type::Role::Caption, Ink::Text3))
    , m_memory(new CountField("slurmMemory", 1, largestMemory))
    , m_project(new QLineEdit(session.source().project.toString()))
    , m_projectField(new FormField(m_project))
{
    m_name->setObjectName(QStringLiteral("clusterName"));
    m_type->setObjectName(QStringLiteral("clusterType"));
    m_project->setObjectName(QStringLiteral("project"));
    for (QWidget *field : std::initializer_list<QWidget *>{m_name, m_project})
        setControlSize(field, ControlSize::Dialog);
    m_memory->setValue(usualMemory);
    m_type->add(int(ClusterType::Kubernetes), QStringLiteral("Kubernetes"));
    m_type->add(int(ClusterType::Slurm), QStringLiteral("Slurm"));

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addSpacing(8);
    column->addWidget(m_intro);
    column->addSpacing(16);
    column->addWidget(m_nameField);
    column->addSpacing(16);
    column->addWidget(m_typeLabel);
    column->addSpacing(4);
    column->addWidget(m_type, 0, Qt::AlignLeft);
    column->addSpacing(6);
    column->addWidget(m_typeNote);
    column->addSpacing(16);
    column->addWidget(m_memory);
    column->addSpacing(16);
    column->addWidget(m_projectField);
    column->addStretch(1);
    retranslate();
    connect(m_name, &QLineEdit::textChanged, this, &NamePage::edited);
    connect(m_project, &QLineEdit::textChanged, this, &NamePage::edited);
    connect(m_memory, &CountField::edited, this, &NamePage::edited);
    connect(m_type, &SegmentedButtons::chosen, this, &NamePage::edited);
}

void NamePage::retranslate()
{
    m_title->setText(stepName());
    m_intro->setText(tr("Nothing is bought until the last step."));
    m_nameField->setTexts(tr("&Name"), tr("Lower-case letters, digits and hyphens. It cannot be changed later."));
    m_typeLabel->setText(tr("Type"));
    m_type->setAccessibleName(tr("Type of the cluster"));
    m_memory->setTexts(tr("Shared &memory"), QStringLiteral("GiB"), tr("Slurm only: the size of /dev/shm on the login and worker nodes."));
    m_projectField->setTexts(tr("&Project"), tr("Needed for preemptible capacity. Empty means the project of the key."));
}

void NamePage::setType(ClusterType type)
{
    m_type->setCurrent(int(type));
    Q_EMIT edited();
}

QString NamePage::stepName() const
{
    return tr("Name and type");
}

QString NamePage::stepSummary(const ClusterSpec &spec) const
{
    const QString type = spec.type == ClusterType::Slurm ? QStringLiteral("Slurm") : QStringLiteral("Kubernetes");
    return spec.name.isEmpty() ? type : visibleText(spec.name) + QStringLiteral(", ") + type;
}

QList<SpecField> NamePage::fields() const
{
    return {SpecField::Name, SpecField::Type, SpecField::SlurmSharedMemory};
}

void NamePage::store(ClusterSpec &spec) const
{
    spec.name = m_name->text().trimmed();
    spec.type = ClusterType(m_type->current());
    spec.project = ProjectId(m_project->text().trimmed());
    spec.slurmSharedMemoryGib = spec.type == ClusterType::Slurm ? std::optional<int>(m_memory->value()) : std::nullopt;
}

void NamePage::load(const ClusterSpec &spec)
{
    m_name->setText(spec.name);
    m_type->setCurrent(int(spec.type));
    m_project->setText(spec.project.toString());
    m_memory->setValue(spec.slurmSharedMemoryGib.value_or(usualMemory));
}

void NamePage::showSpec(const ClusterSpec &spec)
{
    const bool slurm = spec.type == ClusterType::Slurm;
    m_memory->setVisible(slurm);
    m_typeNote->setText(offersPreemptible(spec.type)
                            ? tr("Can mix on-demand and preemptible nodes.")
                            : tr("Uses on-demand nodes only; preemptible nodes are offered for Kubernetes during the preview."));
}

void NamePage::showProblems(const QList<SpecProblem> &problems, bool all)
{
    m_nameField->setProblem(wordsFor(SpecField::Name, problems, all));
    m_memory->setProblem(wordsFor(SpecField::SlurmSharedMemory, problems, all));
    m_projectField->setProblem(wordsFor(SpecField::Project, problems, all));
}

bool NamePage::isAcceptable() const
{
    return ClusterType(m_type->current()) != ClusterType::Slurm || m_memory->isAcceptable();
}

QWidget *NamePage::firstField() const
{
    return m_name;
}

void NamePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    WizardPage::changeEvent(event);
}

} // namespace deck::ui
