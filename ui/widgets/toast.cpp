// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "toast.h"

#include "buttonrole.h"
#include "glyph.h"
#include "icons.h"
#include "metrics.h"
#include "plainlabel.h"
#include "sentencelabel.h"
#include "statuspainter.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>

namespace deck::ui {

namespace {

constexpr int toastWidth = 384;
constexpr int edge = 4;

} // namespace

Toast::Toast(Visual severity, const QString &title, const QString &text, QWidget *parent)
    : Surface(&Tokens::base, Edge::Box, parent)
    , m_severity(severity)
    , m_countdown(new PlainLabel({}, Type::Role::DialogTitle, Ink::Text, this))
    , m_buttons(new QHBoxLayout)
    , m_close(new QPushButton(this))
{
    setTone(&Tokens::base, &Tokens::line2);
    setFocusPolicy(Qt::StrongFocus);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 8, 8, 10);
    row->setSpacing(Metrics::grid);
    auto *mark = new QVBoxLayout;
    mark->setContentsMargins(0, 4, 0, 0); // level with the headline, whose row is as high as the close button
    mark->addWidget(new Glyph(severity, 16, this));
    mark->addStretch(1);
    row->addLayout(mark);
    auto *column = new QVBoxLayout;
    column->setSpacing(2);
    auto *head = new QHBoxLayout;
    head->setSpacing(Metrics::grid);
    auto *headline = new SentenceLabel(Sentence::plain(title), Type::Role::Strong, Ink::Text, this);
    headline->setWrapped(false);
    head->addWidget(headline, 1);
    head->addWidget(m_countdown);
    head->addWidget(m_close);
    column->addLayout(head);
    column->addWidget(new SentenceLabel(Sentence::plain(text), Type::Role::Body, Ink::Text, this));
    column->addLayout(m_buttons);
    m_buttons->setSpacing(Metrics::grid);
    row->addLayout(column, 1);
    m_close->setIcon(Icons::icon(QStringLiteral("close")));
    setButtonRole(m_close, ButtonRole::Flat);
    setControlSize(m_close, ControlSize::Small);
    connect(m_close, &QPushButton::clicked, this, &Toast::dismissed);
    m_countdown->hide();
    setAccessibleName(QStringLiteral("%1. %2").arg(title, text));
    setFixedWidth(qMin(Metrics::scaled(toastWidth), 600));
    retranslate();
}

void Toast::setCountdown(const QString &text)
{
    m_countdown->setText(text);
    m_countdown->setVisible(!text.isEmpty());
}

QPushButton *Toast::addButton(const QString &text, bool flat)
{
    auto *button = new QPushButton(text, this);
    button->setAutoDefault(false);
    setControlSize(button, ControlSize::Small);
    if (flat)
        setButtonRole(button, ButtonRole::Flat);
    if (m_buttons->count() == 0) {
        m_buttons->setContentsMargins(0, 6, 0, 0);
        m_buttons->addStretch(1);
    }
    m_buttons->insertWidget(m_buttons->count() - 1, button);
    return button;
}

QSize Toast::sizeHint() const
{
    return {width(), Surface::sizeHint().height()};
}

void Toast::paintEvent(QPaintEvent *event)
{
    Surface::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(StatusPainter::glyphInk(m_severity, Tokens::of(palette())));
    painter.setClipRect(0, 0, edge, height());
    painter.drawRoundedRect(QRectF(0, 0, 3 * edge, height()), Metrics::radius, Metrics::radius);
}

void Toast::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Delete) {
        Q_EMIT dismissed();
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (auto *first = m_buttons->count() > 0 ? qobject_cast<QPushButton *>(m_buttons->itemAt(0)->widget()) : nullptr)
            first->click();
        return;
    }
    Surface::keyPressEvent(event);
}

void Toast::changeEvent(QEvent *event)
{
    Surface::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void Toast::retranslate()
{
    m_close->setAccessibleName(tr("Dismiss"));
    m_close->setToolTip(tr("Dismiss"));
}

} // namespace deck::ui
