// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "connectpage.h"

#include "brandmark.h"
#include "buttonrole.h"
#include "connectform.h"
#include "drainpicture.h"
#include "factgrid.h"
#include "glyph.h"
#include "hairline.h"
#include "icons.h"
#include "metrics.h"
#include "plainlabel.h"
#include "sentencelabel.h"
#include "surface.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QShortcut>

namespace deck::ui {

namespace {

constexpr int cardWidth = 960;
constexpr int cardHeight = 556;
constexpr int formWidth = 566;
constexpr int oneColumnBelow = 900;

} // namespace

ConnectPage::ConnectPage(SessionHost &host, Pace pace, QWidget *parent)
    : QScrollArea(parent)
    , m_host(host)
    , m_tagline(new PlainLabel({}, Type::Role::Body, Ink::Text2))
    , m_card(new Surface(&Tokens::base, Surface::Edge::Box))
    , m_halves(new QBoxLayout(QBoxLayout::LeftToRight, m_card))
    , m_form(new ConnectForm(host))
    , m_demoTitle(new PlainLabel({}, Type::Role::Title))
    , m_demoLead(new SentenceLabel({}, Type::Role::Body, Ink::Text2))
    , m_demo(new QPushButton)
    , m_demoKey(new PlainLabel(QStringLiteral("Ctrl+D"), Type::Role::Caption, Ink::Text3))
    , m_usesTitle(new PlainLabel({}, Type::Role::Strong))
    , m_uses(new FactGrid(84, 5))
    , m_keys(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
{
    setObjectName(QStringLiteral("connectPage"));
    m_demo->setObjectName(QStringLiteral("startDemo"));
    m_form->setCounting(pace == Pace::Ticking);
    buildLayout();
    // After the layout has made room for it.
    connect(m_form, &ConnectForm::outcomeChanged, this, &ConnectPage::showOutcome, Qt::QueuedConnection);
    connect(m_demo, &QPushButton::clicked, this, &ConnectPage::startDemo);
    connect(new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_D), this), &QShortcut::activated, this, &ConnectPage::startDemo);
    connect(&m_host, &SessionHost::failed, this, [this] { m_demo->setEnabled(true); });
    connect(&m_host, &SessionHost::stopped, this, [this] {
        m_demo->setEnabled(true);
        retranslate();
    });
    connect(&m_host, &SessionHost::progress, m_demoLead, [this](const QString &sentence) {
        if (!m_demo->isEnabled())
            m_demoLead->setText(sentence);
    });
    retranslate();
    m_form->focusKey();
}

void ConnectPage::buildLayout()
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    viewport()->setAutoFillBackground(false);
    auto *page = new QWidget;
    page->setAutoFillBackground(false);
    setWidget(page);
    auto *outer = new QVBoxLayout(page);
    outer->setContentsMargins(Metrics::pagePadding, 24, Metrics::pagePadding, 24);
    outer->setSpacing(0);
    outer->addStretch(52);

    auto *centred = new QWidget;
    centred->setMaximumWidth(Metrics::scaled(cardWidth));
    auto *column = new QVBoxLayout(centred);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->setSpacing(Metrics::gap);
    auto *mark = new BrandMark;
    mark->setFixedSize(36, 36);
    head->addWidget(mark);
    auto *names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(new PlainLabel(QStringLiteral("ClusterDeck"), Type::Role::Tile));
    names->addWidget(m_tagline);
    head->addLayout(names, 1);
    column->addLayout(head);
    column->addSpacing(18);
    m_halves->setContentsMargins(1, 1, 1, 1);
    m_halves->setSpacing(0);
    m_form->setMinimumWidth(480);
    m_halves->addWidget(m_form, formWidth);
    m_halves->addWidget(makeDemoHalf(), cardWidth - formWidth);
    m_card->setMinimumHeight(cardHeight);
    column->addWidget(m_card);
    column->addSpacing(14);
    column->addWidget(m_keys);
    // Not by alignment: a layout then asks for the height at the full width, and wrapped sentences need more at the card's.
    auto *middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addWidget(centred, 1000);
    middle->addStretch(1);
    outer->addLayout(middle);
    outer->addStretch(166);
}

QWidget *ConnectPage::makeDemoHalf()
{
    auto *half = new Surface(&Tokens::alt, Surface::Edge::Left);
    auto *column = new QVBoxLayout(half);
    column->setContentsMargins(28, 24, 28, 24);
    column->setSpacing(0);
    column->addWidget(m_demoTitle);
    column->addSpacing(4);
    column->addWidget(m_demoLead);
    column->addSpacing(16);
    column->addWidget(new DrainPicture);
    column->addSpacing(16);
    for (int i = 0; i < 4; ++i) {
        auto *row = new QHBoxLayout;
        row->setSpacing(8);
        row->addWidget(new Glyph(QStringLiteral("check"), 14, Ink::Ok));
        auto *label = new PlainLabel;
        m_points.append(label);
        row->addWidget(label, 1);
        column->addLayout(row);
        column->addSpacing(8);
    }
    column->addSpacing(12);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    setControlSize(m_demo, ControlSize::Dialog);
    m_demo->setIcon(Icons::icon(QStringLiteral("play")));
    row->addWidget(m_demo);
    row->addWidget(m_demoKey);
    row->addStretch(1);
    column->addLayout(row);
    column->addSpacing(20);
    column->addWidget(new Hairline);
    column->addSpacing(14);
    column->addWidget(m_usesTitle);
    column->addSpacing(8);
    column->addWidget(m_uses);
    column->addStretch(1);
    return half;
}

void ConnectPage::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ConnectPage::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    m_halves->setDirection(width() < Metrics::scaled(oneColumnBelow) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void ConnectPage::retranslate()
{
    setAccessibleName(tr("Start"));
    m_tagline->setText(tr("Standard and preemptible GPU clusters in one place"));
    m_demoTitle->setText(tr("Look around first"));
    m_demoLead->setText(tr("The demo runs a made-up fleet on your computer."));
    const QStringList points{tr("No key, no network, nothing is bought"), tr("Clusters with preemptions, failures and costs"),
                             tr("The app speaks to it as to the real service"), tr("Every screen works, purchases are pretend")};
    for (qsizetype i = 0; i < points.size(); ++i)
        m_points.at(i)->setText(points.at(i));
    m_demo->setText(tr("Start demo"));
    m_usesTitle->setText(tr("What your key is used for"));
    m_uses->setFacts({Fact{tr("Always"), Sentence::plain(tr("List clusters, nodes, volumes, regions"))},
                      Fact{tr("If you ask"), Sentence::plain(tr("Create, scale and delete clusters"))},
                      Fact{tr("Never"), Sentence::plain(tr("Sent anywhere but to the service URL"))}});
    m_keys->setText(tr("Alt+A key     Alt+P project     Enter connect     Ctrl+D demo     F1 keys"));
}

void ConnectPage::showOutcome()
{
    ensureWidgetVisible(m_form->outcome());
}

void ConnectPage::startDemo()
{
    if (!m_demo->isEnabled())
        return;
    m_demo->setEnabled(false);
    m_demoLead->setText(tr("Starting the demo"));
    m_host.startDemo();
}

} // namespace deck::ui
