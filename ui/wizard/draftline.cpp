// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "draftline.h"

#include "noticebar.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace deck::ui {
namespace {

constexpr std::chrono::milliseconds pause{400}; // so that not every key is a write

} // namespace

DraftLine::DraftLine(FleetSession &session, const UiContext &context, QWidget *parent)
    : QWidget(parent), m_session(session), m_context(context), m_bar(new NoticeBar(NoticeBar::Kind::Quiet)), m_startOver(m_bar->addButton({}))
{
    m_bar->setObjectName(QStringLiteral("draftLine"));
    m_bar->setIcon(QStringLiteral("pencil"));
    m_startOver->setObjectName(QStringLiteral("startOver"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 12, 0, 0);
    column->addWidget(m_bar);
    hide();
    m_soon.setSingleShot(true);
    m_soon.setInterval(pause);
    connect(&m_soon, &QTimer::timeout, this, &DraftLine::keep);
    connect(m_startOver, &QPushButton::clicked, this, [this] {
        rest();
        m_session.dropDraft();
        hide();
        Q_EMIT startOverWanted();
    });
}

DraftLine::~DraftLine()
{
    if (m_soon.isActive())
        keep();
}

std::optional<ClusterDraft> DraftLine::restored()
{
    m_found = m_session.draft();
    setVisible(m_found.has_value());
    retranslate();
    return m_found && m_found->isReadable ? m_found : std::nullopt;
}

void DraftLine::note(const ClusterSpec &spec, int step, bool untouched)
{
    if (spec == m_spec && step == m_step && untouched == m_untouched)
        return;
    m_spec = spec;
    m_step = step;
    m_untouched = untouched;
    m_soon.start();
}

void DraftLine::rest()
{
    m_soon.stop();
}

void DraftLine::keep()
{
    m_soon.stop();
    if (m_untouched)
        m_session.dropDraft();
    else
        m_session.keepDraft(m_spec, m_step);
}

void DraftLine::retranslate()
{
    m_startOver->setText(tr("Start over"));
    if (!m_found)
        return;
    m_startOver->setVisible(m_found->isReadable);
    if (!m_found->isReadable) {
        m_bar->setSentence(Sentence(tr("A draft of an earlier time cannot be read and is left out.")));
        return;
    }
    const Fmt fmt = m_context.zone.fmt();
    const bool today = fmt.date(m_found->at) == fmt.date(m_session.clock().now());
    const QString time = today ? fmt.timeZone(m_found->at) : QStringLiteral("%1 %2").arg(fmt.date(m_found->at), fmt.timeZone(m_found->at));
    //: %1 is a time of day, or a date with it
    m_bar->setSentence(Sentence(tr("Draft of %1 restored."), {time}));
}

} // namespace deck::ui
