// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "keyfield.h"

#include "buttonrole.h"
#include "icons.h"
#include "linkbutton.h"
#include "metrics.h"
#include "plainlabel.h"
#include "sentencelabel.h"
#include "visibletext.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

namespace deck::ui {

namespace {

constexpr int longestKey = 512;
constexpr int shortestWithEnd = 16; // of a shorter one the end would give too much away
constexpr int endMargin = 10;

} // namespace

KeyField::KeyField(Secret fromEnvironment, QWidget *parent)
    : QWidget(parent)
    , m_fromEnvironment(std::move(fromEnvironment))
    , m_label(new PlainLabel({}, Type::Role::Strong, Ink::Text, this))
    , m_key(new QLineEdit(this))
    , m_end(new PlainLabel({}, Type::Role::Caption, Ink::Text3, m_key))
    , m_show(new QPushButton(this))
    , m_paste(new QPushButton(this))
    , m_hint(new SentenceLabel({}, Type::Role::Caption, Ink::Text3, this))
    , m_offer(new LinkButton({}, this))
{
    m_key->setObjectName(QStringLiteral("apiKey"));
    m_end->setObjectName(QStringLiteral("keyEnd"));
    m_show->setObjectName(QStringLiteral("showKey"));
    m_paste->setObjectName(QStringLiteral("pasteKey"));
    m_offer->setObjectName(QStringLiteral("keyFromEnvironment"));
    m_offer->setVisible(!m_fromEnvironment.isEmpty());
    buildLayout();
    connect(m_show, &QPushButton::toggled, this, [this](bool shown) {
        m_key->setEchoMode(shown ? QLineEdit::Normal : QLineEdit::Password);
        retranslate();
    });
    connect(m_paste, &QPushButton::clicked, this, [this] { m_key->setText(QApplication::clipboard()->text().trimmed()); });
    connect(m_offer, &QPushButton::clicked, this, [this] { m_key->setText(QString::fromUtf8(m_fromEnvironment.reveal())); });
    connect(m_key, &QLineEdit::textChanged, this, [this] {
        setRefused(false);
        showEnd();
        Q_EMIT edited();
    });
    connect(m_key, &QLineEdit::returnPressed, this, &KeyField::submitted);
    retranslate();
}

void KeyField::buildLayout()
{
    m_label->setBuddy(m_key);
    m_key->setEchoMode(QLineEdit::Password);
    m_key->addAction(Icons::icon(QStringLiteral("key")), QLineEdit::LeadingPosition);
    m_key->setMaxLength(longestKey);
    auto *inside = new QHBoxLayout(m_key);
    inside->setContentsMargins(0, 0, endMargin, 0);
    inside->addStretch(1);
    inside->addWidget(m_end);
    m_show->setCheckable(true);
    m_show->setIcon(Icons::icon(QStringLiteral("eye")));
    for (QWidget *each : QList<QWidget *>{m_key, m_show, m_paste})
        setControlSize(each, ControlSize::Dialog);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_label);
    auto *row = new QHBoxLayout;
    row->setSpacing(Metrics::grid);
    row->addWidget(m_key, 1);
    row->addWidget(m_show);
    row->addWidget(m_paste);
    column->addLayout(row);
    column->addWidget(m_hint);
    column->addWidget(m_offer, 0, Qt::AlignLeft);
}

void KeyField::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        showEnd();
}

void KeyField::retranslate()
{
    m_label->setText(tr("&API key"));
    m_show->setText(m_show->isChecked() ? tr("Hide") : tr("Show"));
    m_show->setAccessibleName(tr("Show API key"));
    m_paste->setText(tr("Paste"));
    m_paste->setAccessibleName(tr("Paste API key"));
    m_hint->setSentence(Sentence(tr("Make one under Settings, API keys on ``api.together.ai``.")));
    m_offer->setText(tr("Use the key from TOGETHER_API_KEY"));
    showEnd();
}

void KeyField::showEnd()
{
    const QString key = m_key->text();
    const bool shown = key.size() >= shortestWithEnd && m_key->echoMode() == QLineEdit::Password;
    m_end->setText(shown ? tr("ends in %1").arg(visibleText(key.right(4))) : QString());
    m_end->setVisible(shown);
    // A long key scrolls beside these words, not below them.
    m_key->setTextMargins(0, 0, shown ? m_end->sizeHint().width() + endMargin : 0, 0);
}

Secret KeyField::key() const
{
    return Secret(m_key->text().trimmed().toUtf8());
}

void KeyField::clear()
{
    m_key->clear();
}

void KeyField::setRefused(bool refused)
{
    setInvalid(m_key, refused);
}

void KeyField::setFixed(bool fixed)
{
    for (QWidget *each : QList<QWidget *>{m_key, m_paste, m_offer})
        each->setEnabled(!fixed);
}

void KeyField::takeFocus()
{
    m_key->setFocus();
}

QList<QWidget *> KeyField::fields() const
{
    return {m_key, m_show, m_paste, m_offer};
}

} // namespace deck::ui
