// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fillchancepanel.h"

#include "fillchancewords.h"
#include "plainlabel.h"
#include "sentencelabel.h"

#include <QEvent>
#include <QGridLayout>
#include <QVBoxLayout>

namespace deck::ui {

FillChancePanel::FillChancePanel(QWidget *parent)
    : QWidget(parent)
    , m_title(new PlainLabel({}, Type::Role::Strong))
    , m_source(new SentenceLabel({}, Type::Role::Caption, Ink::Text3))
    , m_figures(new QWidget)
    , m_note(new SentenceLabel({}, Type::Role::Body, Ink::Text2))
    , m_noPromise(new SentenceLabel({}, Type::Role::Caption, Ink::Text3))
{
    m_source->setObjectName(QStringLiteral("chanceSource"));
    m_note->setObjectName(QStringLiteral("chanceNote"));
    auto *figures = new QGridLayout(m_figures);
    figures->setContentsMargins(0, 10, 0, 0);
    figures->setHorizontalSpacing(24);
    figures->setVerticalSpacing(0);
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        m_columns[i] = {new PlainLabel({}, Type::Role::Tile), new PlainLabel({}, Type::Role::Caption, Ink::Text3)};
        m_columns[i].figure->setObjectName(QStringLiteral("chance%1").arg(i));
        figures->addWidget(m_columns[i].figure, 0, int(i));
        figures->addWidget(m_columns[i].caption, 1, int(i));
        figures->setColumnStretch(int(i), 1);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_title);
    column->addWidget(m_source);
    column->addWidget(m_figures);
    column->addSpacing(8);
    column->addWidget(m_note);
    column->addSpacing(4);
    column->addWidget(m_noPromise);
    retranslate();
}

void FillChancePanel::retranslate()
{
    m_title->setText(tr("How soon a higher preemptible target was filled"));
    m_noPromise->setText(tr("The past of this account, no promise: the service does not say what it has free."));
}

void FillChancePanel::show(const FillChance &chance, const RegionName &region, const GpuType &type, int more, const Fmt &fmt)
{
    m_figures->setVisible(!chance.isEmpty());
    m_source->setVisible(!chance.isEmpty());
    m_source->setText(FillChanceWords::source(chance, region, type));
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const FillChance::Within &within = chance.within[i];
        m_columns[i].figure->setText(FillChanceWords::figure(within, chance, fmt));
        m_columns[i].figure->setAccessibleName(FillChanceWords::sentence(within, chance, fmt));
        //: below a figure such as "74%" or "3 of 5"
        m_columns[i].caption->setText(tr("filled within %1").arg(fmt.age(within.time)));
    }
    m_note->setText(chance.isEmpty() ? tr("No higher target for this GPU type was asked for in the last 30 days, so nothing is known.")
                                     : FillChanceWords::note(chance, more, fmt));
}

void FillChancePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace deck::ui
