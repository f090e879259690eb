// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "confirmpanel.h"

#include "glyph.h"
#include "metrics.h"
#include "noticebar.h"
#include "plainlabel.h"
#include "sentencelabel.h"

#include <QCheckBox>
#include <QEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QVBoxLayout>

namespace deck::ui {

namespace {

Visual visualOf(Confirmation::Kind kind)
{
    return kind == Confirmation::Kind::Destroying ? Visual::Critical : Visual::Warning;
}

/// A framed line with a check box and a sentence; a click on the sentence counts too.
class AgreementBox final : public Surface
{
public:
    AgreementBox(const Sentence &sentence, QWidget *parent)
        : Surface(&Tokens::base, Edge::Box, parent), box(new QCheckBox(this))
    {
        setTone(&Tokens::base, &Tokens::line2);
        auto *row = new QHBoxLayout(this);
        row->setContentsMargins(11, 10, 11, 10);
        row->setSpacing(Metrics::grid);
        box->setAccessibleName(sentence.toPlainText());
        row->addWidget(box, 0, Qt::AlignTop);
        auto *words = new SentenceLabel(sentence, Type::Role::Body, Ink::Text, this);
        row->addWidget(words, 1);
    }

    QCheckBox *box;

protected:
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
            box->toggle();
    }
};

} // namespace

ConfirmPanel::ConfirmPanel(QWidget *parent) : QWidget(parent), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(20, 16, 20, 16);
    m_column->setSpacing(0);
}

void ConfirmPanel::setConfirmation(const Confirmation &confirmation)
{
    m_confirmation = confirmation;
    m_change = {};
    rebuild();
}

void ConfirmPanel::setChanged(const Confirmation &confirmation, const Sentence &change)
{
    m_confirmation = confirmation;
    m_change = change;
    rebuild();
}

void ConfirmPanel::rebuild()
{
    while (QLayoutItem *item = m_column->takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    m_agree = m_extra = nullptr;
    m_name = nullptr;
    m_nameLabel = nullptr;
    m_nameHint = nullptr;

    auto *head = new QWidget(this);
    auto *headRow = new QHBoxLayout(head);
    headRow->setContentsMargins(0, 0, 0, 10);
    headRow->setSpacing(Metrics::gap);
    auto *glyph = m_confirmation.icon.isEmpty() ? new Glyph(visualOf(m_confirmation.kind), 20, head)
                                                : new Glyph(m_confirmation.icon, 20, Ink::Text, head);
    headRow->addWidget(glyph);
    headRow->addWidget(new SentenceLabel(Sentence::plain(m_confirmation.question), Type::Role::DialogTitle, Ink::Text, head), 1);
    m_column->addWidget(head);

    auto *facts = new FactGrid(132, 5, this);
    facts->setFacts(m_confirmation.facts);
    m_column->addWidget(facts);

    if (!m_change.isEmpty()) {
        m_column->addSpacing(Metrics::gap);
        m_column->addWidget(new NoticeBar(NoticeBar::Kind::Warning, m_change, this));
    }
    if (m_confirmation.warning) {
        m_column->addSpacing(Metrics::gap);
        m_column->addWidget(new NoticeBar(NoticeBar::Kind::Preemption, *m_confirmation.warning, this));
    }
    if (m_confirmation.kind == Confirmation::Kind::Purchase) {
        m_column->addSpacing(14);
        auto *agreement = new AgreementBox(m_confirmation.agreement, this);
        m_agree = agreement->box;
        m_agree->setObjectName(QStringLiteral("agree"));
        connect(m_agree, &QCheckBox::toggled, this, &ConfirmPanel::openChanged);
        m_column->addWidget(agreement);
    }
    if (!m_confirmation.extraOption.isEmpty()) {
        m_column->addSpacing(10);
        m_extra = new QCheckBox(m_confirmation.extraOption, this);
        m_column->addWidget(m_extra);
    }
    if (m_confirmation.kind == Confirmation::Kind::Destroying) {
        m_nameLabel = new SentenceLabel({}, Type::Role::Strong, Ink::Text, this);
        m_name = new QLineEdit(this);
        m_name->setObjectName(QStringLiteral("nameToType"));
        m_name->setFont(Type::font(Type::Role::Mono));
        m_nameHint = new PlainLabel({}, Type::Role::Caption, Ink::Text3, this);
        m_column->addSpacing(14);
        m_column->addWidget(m_nameLabel);
        m_column->addSpacing(6);
        m_column->addWidget(m_name);
        m_column->addSpacing(4);
        m_column->addWidget(m_nameHint);
        connect(m_name, &QLineEdit::textChanged, this, [this] { Q_EMIT openChanged(isOpen()); });
    }
    m_column->addStretch(1);
    retranslate();
    Q_EMIT openChanged(isOpen());
}

void ConfirmPanel::retranslate()
{
    if (!m_name)
        return;
    m_nameLabel->setSentence(Sentence(tr("Type ``%1`` to confirm"), {m_confirmation.nameToType}));
    m_name->setAccessibleName(m_nameLabel->sentence().toPlainText());
    m_nameHint->setText(tr("The button turns on when the name matches."));
}

bool ConfirmPanel::isOpen() const
{
    switch (m_confirmation.kind) {
    case Confirmation::Kind::Purchase: return m_agree && m_agree->isChecked();
    case Confirmation::Kind::Removing: return true;
    case Confirmation::Kind::Destroying:
        return m_name && !m_confirmation.nameToType.isEmpty() && m_name->text() == m_confirmation.nameToType;
    }
    Q_UNREACHABLE();
}

bool ConfirmPanel::extraOptionChosen() const
{
    return m_extra && m_extra->isChecked();
}

QWidget *ConfirmPanel::initialFocus() const
{
    if (m_agree)
        return m_agree;
    return m_name;
}

void ConfirmPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace deck::ui
