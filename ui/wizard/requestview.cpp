// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "requestview.h"

#include "buttonrole.h"
#include "plainlabel.h"
#include "segmentedbuttons.h"
#include "sentencelabel.h"
#include "visibletext.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>

namespace deck::ui {

RequestView::RequestView(FleetSession &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_title(new PlainLabel({}, Type::Role::Strong))
    , m_form(new SegmentedButtons(ControlSize::Small))
    , m_copy(new QPushButton)
    , m_text(new QPlainTextEdit)
    , m_leftOut(new SentenceLabel({}, Type::Role::Caption, Ink::Text2))
{
    m_form->setObjectName(QStringLiteral("requestForm"));
    m_copy->setObjectName(QStringLiteral("copyBody"));
    m_text->setObjectName(QStringLiteral("requestBody"));
    m_leftOut->setObjectName(QStringLiteral("leftOut"));
    m_form->add(int(CopyForm::Json), QStringLiteral("JSON"));
    m_form->add(int(CopyForm::Curl), QStringLiteral("curl"));
    m_form->add(int(CopyForm::Cli), QStringLiteral("CLI"));
    m_form->add(int(CopyForm::Terraform), QStringLiteral("Terraform"));
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setTabChangesFocus(true);
    m_text->setFont(Type::font(Type::Role::MonoCaption));
    m_text->setMinimumHeight(150);
    setControlSize(m_copy, ControlSize::Small);

    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_title);
    head->addStretch(1);
    head->addWidget(m_form);
    head->addWidget(m_copy);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(head);
    column->addWidget(m_text);
    column->addWidget(m_leftOut);
    retranslate();
    connect(m_form, &SegmentedButtons::chosen, this, [this] {
        m_copied = false;
        renew();
    });
    connect(m_copy, &QPushButton::clicked, this, [this] { copyAs(CopyForm(m_form->current())); });
}

void RequestView::retranslate()
{
    m_title->setText(tr("Exact request"));
    m_form->setAccessibleName(tr("Form of the request"));
    m_text->setAccessibleName(tr("Exact request"));
    renew();
}

void RequestView::showSpec(const ClusterSpec &spec)
{
    if (spec == m_spec && !m_text->document()->isEmpty())
        return;
    m_spec = spec;
    m_copied = false;
    renew();
}

void RequestView::copyAs(CopyForm form)
{
    m_form->setCurrent(int(form));
    QGuiApplication::clipboard()->setText(m_session.requestCopy(m_spec, form).text);
    m_copied = true;
    renew();
}

void RequestView::renew()
{
    const auto form = CopyForm(m_form->current());
    const RequestCopy copy = m_session.requestCopy(m_spec, form);
    if (m_text->toPlainText() != copy.text)
        m_text->setPlainText(copy.text);
    m_copy->setText(m_copied ? tr("Copied") : tr("Copy"));
    m_copy->setAccessibleName(m_copied ? tr("Copied: exact request") : tr("Copy the exact request"));
    m_leftOut->setVisible(!copy.leftOut.isEmpty() || form == CopyForm::Curl);
    if (!copy.leftOut.isEmpty())
        m_leftOut->setText(tr("Cannot be said in this form and is left out: %1. The cluster would differ.")
                               .arg(visibleText(copy.leftOut.join(QStringLiteral(", ")), 400)));
    else
        m_leftOut->setText(tr("The key is not part of it: the shell takes it from TOGETHER_API_KEY. Run it once; each run buys a cluster."));
}

} // namespace deck::ui
