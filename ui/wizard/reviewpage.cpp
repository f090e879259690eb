// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "reviewpage.h"

#include "accesspage.h"
#include "factgrid.h"
#include "glyph.h"
#include "hairline.h"
#include "hardwarepage.h"
#include "linkbutton.h"
#include "plainlabel.h"
#include "readytime.h"
#include "requestview.h"
#include "sentencelabel.h"
#include "termwords.h"
#include "visibletext.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QScrollArea>

namespace deck::ui {
namespace {

constexpr int groupCount = 5;

} // namespace

ReviewPage::ReviewPage(FleetSession &session, const UiContext &context, QWidget *parent)
    : WizardPage(parent)
    , m_session(session)
    , m_context(context)
    , m_title(new PlainLabel({}, Type::Role::DialogTitle))
    , m_intro(new SentenceLabel({}, Type::Role::Body, Ink::Text2))
    , m_nextTitle(new PlainLabel({}, Type::Role::Strong))
    , m_rule(new SentenceLabel({}, Type::Role::Caption, Ink::Text3))
    , m_request(new RequestView(session))
{
    buildLayout();
    retranslate();
}

void ReviewPage::buildLayout()
{
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addSpacing(6);
    column->addWidget(m_intro);
    column->addSpacing(12);
    for (int step = 0; step < groupCount; ++step) {
        column->addWidget(new Hairline);
        const Group group{new PlainLabel({}, Type::Role::Strong), new FactGrid(92, 3), new LinkButton};
        group.edit->setObjectName(QStringLiteral("edit%1").arg(step));
        group.title->setMinimumWidth(92);
        auto *row = new QHBoxLayout;
        row->setContentsMargins(0, 9, 0, 9);
        row->setSpacing(8);
        row->addWidget(group.title, 0, Qt::AlignTop);
        row->addWidget(group.facts, 1, Qt::AlignTop);
        row->addWidget(group.edit, 0, Qt::AlignTop);
        column->addLayout(row);
        connect(group.edit, &LinkButton::clicked, this, [this, step] { Q_EMIT editWanted(step); });
        m_groups.append(group);
    }
    column->addWidget(new Hairline);
    column->addSpacing(12);
    column->addWidget(m_nextTitle);
    column->addSpacing(8);
    for (QWidget *mark : std::initializer_list<QWidget *>{new Glyph(NodeClass::Standard, 12), new Glyph(QStringLiteral("clock"), 13), new Glyph(NodeClass::Preemptible, 12),
                                                          new Glyph(Visual::Preemption, 13), new Glyph(QStringLiteral("alerts"), 13)}) {
        auto *words = new SentenceLabel({}, Type::Role::Body, Ink::Text2);
        auto *holder = new QWidget;
        auto *row = new QHBoxLayout(holder);
        row->setContentsMargins(0, 0, 0, 8);
        row->setSpacing(8);
        row->addWidget(mark, 0, Qt::AlignTop);
        row->addWidget(words, 1);
        column->addWidget(holder);
        m_next.append(words);
        m_nextRows.append(holder);
    }
    column->addWidget(m_rule);
    column->addSpacing(14);
    column->addWidget(m_request);
    column->addStretch(1);

    auto *scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(scroll);
}

void ReviewPage::retranslate()
{
    m_title->setText(stepName());
    m_intro->setText(tr("Nothing is bought until you press the last button."));
    const QStringList titles{tr("Cluster"), tr("Hardware"), tr("Capacity"), tr("Storage"), tr("Access")};
    for (int i = 0; i < groupCount; ++i) {
        m_groups[i].title->setText(titles.at(i));
        m_groups[i].edit->setText(tr("Edit"));
        m_groups[i].edit->setAccessibleName(tr("Edit: %1").arg(titles.at(i)));
    }
    m_nextTitle->setText(tr("What happens next"));
    m_request->retranslate();
    showSpec(m_spec);
}

void ReviewPage::showSpec(const ClusterSpec &spec)
{
    m_spec = spec;
    const Fmt fmt = m_context.zone.fmt();
    const auto plain = [](const QString &text) { return Sentence::plain(text.isEmpty() ? Fmt::none() : visibleText(text, 120)); };
    const QString slurmMemory = spec.slurmSharedMemoryGib ? tr(", %1 GiB shared memory").arg(*spec.slurmSharedMemoryGib) : QString();
    m_groups[0].facts->setFacts({{tr("Name"), plain(spec.name)},
                                 {tr("Type"), plain((spec.type == ClusterType::Slurm ? QStringLiteral("Slurm") : QStringLiteral("Kubernetes")) + slurmMemory)},
                                 {tr("Project"), spec.project.isEmpty() ? Sentence::plain(tr("the project of the key")) : plain(spec.project.toString())}});
    m_groups[1].facts->setFacts({{tr("GPU, region"), plain(gpuTypeName(spec.gpuType) + QStringLiteral(", ") + spec.region.toString())},
                                 {tr("Driver"), plain(HardwarePage::driverWords(spec.driver)
                                                      + (spec.driver.id.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(spec.driver.id)))}});
    QVector<Fact> capacity{{tr("Billing"), plain(TermWords::term(spec, fmt))},
                           {TermWords::kind(spec), Sentence::plain(tr("%1 GPUs, %n node(s)", nullptr, spec.standardGpus / gpusPerNode)
                                                                 .arg(fmt.count(spec.standardGpus)))}};
    if (offersPreemptible(spec.type))
        capacity.append({tr("Preemptible"), Sentence::plain(spec.preemptibleGpus > 0
                                                                ? tr("target %1 GPUs, %n node(s)", nullptr, spec.preemptibleGpus / gpusPerNode)
                                                                      .arg(fmt.count(spec.preemptibleGpus))
                                                                : tr("none"))});
    m_groups[2].facts->setFacts(capacity);
    QVector<Fact> storage;
    if (spec.newVolume) {
        storage.append({tr("Volume"), Sentence::plain(tr("%1, new, %2").arg(visibleText(spec.newVolume->name, 80), fmt.tib(spec.newVolume->sizeTib)))});
        storage.append({tr("On delete"), Sentence::plain(spec.newVolume->keepAfterCluster ? tr("Volume is kept") : tr("Volume is deleted too"))});
    } else {
        QString name = spec.existingVolume.isEmpty() ? tr("none") : spec.existingVolume.toString();
        const SnapshotPtr snapshot = m_session.snapshot();
        for (const Volume &volume : snapshot->volumes) {
            if (volume.id == spec.existingVolume && !volume.name.isEmpty())
                name = volume.name;
        }
        storage.append({tr("Volume"), plain(name)});
    }
    m_groups[3].facts->setFacts(storage);
    QVector<Fact> access{{tr("Sign-in"), plain(AccessPage::signInWords(spec.access))},
                         {tr("Software"), plain(AccessPage::softwareWords(spec.access))}};
    if (spec.acceptanceTests != AcceptanceTests::ServiceDefault)
        access.append({tr("Tests"), plain(AccessPage::testWords(spec.acceptanceTests))});
    m_groups[4].facts->setFacts(access);

    const int preemptible = spec.preemptibleGpus / gpusPerNode;
    m_next[0]->setSentence(TermWords::firstStep(spec, m_session.billingRule(), fmt));
    m_next[1]->setSentence(readyWords(spec));
    m_next[2]->setSentence(laterWords(spec));
    m_next[3]->setSentence(Sentence(tr("**Any time:** preemptible nodes may leave, 5 minutes’ notice at most.")));
    m_next[4]->setSentence(Sentence(spec.billing == BillingType::Reserved
                                        ? tr("**You:** can delete the cluster whenever you want; what was paid up front is not refunded.")
                                    : preemptible > 0 ? tr("**You:** can lower the target or delete the cluster whenever you want.")
                                                    : tr("**You:** can scale or delete the cluster whenever you want.")));
    m_nextRows[2]->setVisible(preemptible > 0);
    m_nextRows[3]->setVisible(preemptible > 0);
    m_rule->setText(TermWords::metering(spec, m_session.billingRule()));
    m_request->showSpec(spec);
}

/// From this account's own past where there is one; the service promises no time.
Sentence ReviewPage::readyWords(const ClusterSpec &spec) const
{
    const Fmt fmt = m_context.zone.fmt();
    QString words;
    QStringList arguments;
    if (const auto usual = readyTimeOf(m_session.history().clusters(), spec.type, spec.gpuType)) {
        words = tr("**Ready:** usually after %1, the median of %n cluster(s) of this kind.", nullptr, usual->clusters);
        arguments.append(fmt.age(usual->median));
    } else {
        words = tr("**Ready:** in minutes, as the service’s pages say; this account has no cluster of this kind to measure by.");
    }
    if (spec.acceptanceTests != AcceptanceTests::ServiceDefault && spec.acceptanceTests != AcceptanceTests::Off)
        words += QLatin1Char(' ') + tr("Acceptance tests add 5 to 10 minutes or more.");
    return Sentence(words, arguments);
}

Sentence ReviewPage::laterWords(const ClusterSpec &spec) const
{
    const int nodes = spec.preemptibleGpus / gpusPerNode;
    QString words = tr("**Later:** up to %n preemptible node(s) join by themselves. No date is promised.", nullptr, nodes);
    const Instant now = m_session.clock().now();
    const CapacityEvidence past = evidenceOf(m_session.asks(), spec.region, spec.gpuType, ComputeClass::Preemptible, now);
    if (!past.medianToFill)
        return Sentence(words);
    words += QLatin1Char(' ') + tr("Half of the asks in 30 days were filled within %1.");
    return Sentence(words, {m_context.zone.fmt().age(*past.medianToFill)});
}

void ReviewPage::showProblems(const QList<SpecProblem> &, bool)
{
    // Every problem is shown at its field, in the step that holds it; this one is reached only without any.
}

void ReviewPage::copyAs(CopyForm form)
{
    m_request->copyAs(form);
}

QString ReviewPage::stepName() const
{
    return tr("Review");
}

QString ReviewPage::stepSummary(const ClusterSpec &) const
{
    return {};
}

QWidget *ReviewPage::firstField() const
{
    return m_groups.first().edit;
}

void ReviewPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    WizardPage::changeEvent(event);
}

} // namespace deck::ui
