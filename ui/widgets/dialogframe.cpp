// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogframe.h"

#include "metrics.h"
#include "surface.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>

namespace deck::ui {

namespace {

QWidget *tinted(QWidget *content, QColor Tokens::*fill, Surface::Edges edges, int width)
{
    auto *surface = new Surface(fill, edges);
    if (width > 0)
        surface->setFixedWidth(width);
    auto *column = new QVBoxLayout(surface);
    column->setContentsMargins(edges.testFlag(Surface::Edge::Left) ? 1 : 0, 0, edges.testFlag(Surface::Edge::Right) ? 1 : 0, 0);
    column->addWidget(content);
    return surface;
}

} // namespace

DialogFrame::DialogFrame(const QString &title, QWidget *parent)
    : QDialog(parent), m_columns(new QHBoxLayout), m_left(new QHBoxLayout), m_right(new QHBoxLayout)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_columns->setSpacing(0);
    column->addLayout(m_columns, 1);
    auto *footer = new Surface(&Tokens::raised, Surface::Edge::Top, this);
    footer->setMinimumHeight(Metrics::scaled(Metrics::dialogFooter));
    auto *row = new QHBoxLayout(footer);
    row->setContentsMargins(Metrics::pagePadding, 1, Metrics::pagePadding, 0);
    row->setSpacing(Metrics::grid);
    m_left->setSpacing(Metrics::grid);
    m_right->setSpacing(Metrics::grid);
    row->addLayout(m_left);
    row->addStretch(1);
    row->addLayout(m_right);
    column->addWidget(footer);
    setTitle(title);
}

void DialogFrame::setTitle(const QString &title)
{
    setWindowTitle(title);
}

void DialogFrame::setBody(QWidget *body)
{
    Q_ASSERT(!m_body);
    m_body = tinted(body, &Tokens::base, Surface::Edge::None, 0);
    m_columns->addWidget(m_body, 1);
}

void DialogFrame::setSteps(QWidget *steps, int width)
{
    m_columns->insertWidget(0, tinted(steps, &Tokens::sidebar, Surface::Edge::Right, width));
}

void DialogFrame::setSidePanel(QWidget *panel, int width)
{
    Q_ASSERT(m_body);
    m_columns->addWidget(tinted(panel, &Tokens::alt, Surface::Edge::Left, width));
}

void DialogFrame::addFooterLeft(QWidget *widget)
{
    m_left->addWidget(widget);
}

void DialogFrame::addFooterRight(QWidget *widget)
{
    m_right->addWidget(widget);
}

void DialogFrame::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        event->ignore();
        return;
    }
    QDialog::keyPressEvent(event);
}

void DialogFrame::showEvent(QShowEvent *event)
{
    const auto buttons = findChildren<QPushButton *>();
    for (QPushButton *button : buttons) {
        button->setAutoDefault(false);
        button->setDefault(false);
    }
    QDialog::showEvent(event);
}

} // namespace deck::ui
