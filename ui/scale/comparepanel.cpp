// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "comparepanel.h"

#include "glyph.h"
#include "hairline.h"
#include "plainlabel.h"
#include "sentencelabel.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>

namespace deck::ui {
namespace {

QString numberOr(const std::optional<int> &number, const Fmt &fmt)
{
    return number ? fmt.count(*number) : Fmt::unknown();
}

} // namespace

ComparePanel::ComparePanel(QWidget *parent)
    : QWidget(parent)
    , m_title(new SentenceLabel({}, Type::Role::DialogTitle))
    , m_sent(new SentenceLabel({}, Type::Role::Body, Ink::Text2))
    , m_question(new SentenceLabel)
{
    auto *head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(new Glyph(Visual::Warning, 20), 0, Qt::AlignTop);
    head->addWidget(m_title, 1);

    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(10);
    grid->setColumnMinimumWidth(0, 128);
    for (int column = 1; column <= 3; ++column)
        grid->setColumnStretch(column, 1);
    const auto addRow = [grid](int row, Type::Role role, Ink ink) {
        const Row made{new PlainLabel({}, Type::Role::Body, Ink::Text2), new PlainLabel({}, role, ink), new PlainLabel({}, role, ink),
                       new PlainLabel({}, role, ink)};
        grid->addWidget(made.name, row, 0);
        grid->addWidget(made.seen, row, 1);
        grid->addWidget(made.asked, row, 2);
        grid->addWidget(made.now, row, 3);
        return made;
    };
    m_head = addRow(0, Type::Role::CaptionStrong, Ink::Text3);
    grid->addWidget(new Hairline, 1, 0, 1, 4);
    m_standard = addRow(2, Type::Role::Tile, Ink::Text);
    m_preemptible = addRow(3, Type::Role::Tile, Ink::Text);
    m_cost = addRow(4, Type::Role::Body, Ink::Text2);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(8);
    column->addLayout(head);
    column->addWidget(m_sent);
    column->addSpacing(12);
    column->addLayout(grid);
    column->addSpacing(16);
    column->addWidget(m_question);
    column->addStretch(1);
    retranslate();
}

void ComparePanel::retranslate()
{
    m_title->setSentence(Sentence(tr("The cluster was changed by someone else")));
    m_head.seen->setText(tr("You saw"));
    m_head.asked->setText(tr("You ask for"));
    m_head.now->setText(tr("It is now"));
    m_standard.name->setText(tr("On-demand GPUs"));
    m_preemptible.name->setText(tr("Preemptible target"));
    m_cost.name->setText(tr("Cost when all run"));
    m_question->setSentence(Sentence(tr("**Apply yours to the new state**, after one more look at what that buys or removes, or **keep "
                                        "theirs**? Nothing is sent by itself.")));
}

void ComparePanel::showRow(const Row &row, const QString &seen, const QString &asked, const QString &now, bool moved)
{
    row.seen->setText(seen);
    row.asked->setText(asked);
    row.now->setText(now);
    row.now->setInk(moved ? Ink::Text : Ink::Text2);
    row.seen->setAccessibleName(row.name->text() + QStringLiteral(", ") + m_head.seen->text() + QStringLiteral(": ") + seen);
    row.asked->setAccessibleName(row.name->text() + QStringLiteral(", ") + m_head.asked->text() + QStringLiteral(": ") + asked);
    row.now->setAccessibleName(row.name->text() + QStringLiteral(", ") + m_head.now->text() + QStringLiteral(": ") + now);
}

void ComparePanel::show(const Comparison &comparison, const Fmt &fmt)
{
    m_sent->setSentence(comparison.mayHaveBeenSent
                            ? Sentence(tr("The answer to your change was lost. It may still arrive; the cluster is read with every "
                                          "refresh."))
                            : Sentence(tr("Nothing was sent.")));
    showRow(m_standard, numberOr(comparison.seen.standardGpus, fmt), numberOr(comparison.asked.standardGpus, fmt),
            numberOr(comparison.now.standardGpus, fmt), comparison.seen.standardGpus != comparison.now.standardGpus);
    showRow(m_preemptible, numberOr(comparison.seen.preemptibleGpus, fmt), numberOr(comparison.asked.preemptibleGpus, fmt),
            numberOr(comparison.now.preemptibleGpus, fmt), comparison.seen.preemptibleGpus != comparison.now.preemptibleGpus);
    for (PlainLabel *label : {m_preemptible.name, m_preemptible.seen, m_preemptible.asked, m_preemptible.now})
        label->setVisible(comparison.hasPreemptible);
    showRow(m_cost, comparison.seenCost, comparison.askedCost, comparison.nowCost, false);
}

void ComparePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace deck::ui
