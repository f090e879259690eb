// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "refusalline.h"

#include "gpuspinbox.h"
#include "linkbutton.h"
#include "metrics.h"
#include "plainlabel.h"
#include "sentencelabel.h"

#include <QEvent>
#include <QHBoxLayout>

namespace deck::ui {

RefusalLine::RefusalLine(GpuSpinBox *spinBox, const QString &hint, QWidget *parent)
    : QWidget(parent)
    , m_spinBox(spinBox)
    , m_hint(new SentenceLabel({}, Type::Role::Caption, Ink::Text3, this))
    , m_offer(new QWidget(this))
    , m_offerRow(new QHBoxLayout(m_offer))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_hint);
    column->addWidget(m_offer);
    m_offerRow->setContentsMargins(0, 0, 0, 0);
    m_offerRow->setSpacing(Metrics::grid);
    connect(spinBox, &GpuSpinBox::refusalChanged, this, &RefusalLine::renew);
    setHint(hint);
    renew();
}

void RefusalLine::setHint(const QString &hint)
{
    m_hint->setText(hint);
    m_hint->setVisible(!m_spinBox->refusal() && !hint.isEmpty());
}

void RefusalLine::renew()
{
    while (QLayoutItem *item = m_offerRow->takeAt(0)) {
        // A pressed button may be the sender of the signal that led here.
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    const auto &refusal = m_spinBox->refusal();
    m_hint->setVisible(!refusal && !m_hint->sentence().isEmpty());
    m_offer->setVisible(refusal.has_value());
    if (!refusal)
        return;
    const int step = m_spinBox->singleStep();
    const QString reason = step == 1
        ? tr("Use a whole number from %1 to %2.").arg(m_spinBox->minimum()).arg(m_spinBox->maximum())
        : refusal->typed.trimmed().isEmpty()
        ? tr("Enter a multiple of %1.").arg(step)
        : tr("Use a multiple of %1, from %2 to %3.").arg(step).arg(m_spinBox->minimum()).arg(m_spinBox->maximum());
    m_offerRow->addWidget(new PlainLabel(reason, Type::Role::Body, Ink::Crit, m_offer));
    for (const std::optional<int> &value : {refusal->below, refusal->above}) {
        if (!value)
            continue;
        auto *button = new LinkButton(tr("Use %1").arg(*value), m_offer);
        connect(button, &QPushButton::clicked, m_spinBox, [spinBox = m_spinBox, number = *value] {
            spinBox->take(number);
            spinBox->setFocus(Qt::OtherFocusReason);
        });
        m_offerRow->addWidget(button);
    }
    m_offerRow->addStretch(1);
}

void RefusalLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        renew();
}

} // namespace deck::ui
