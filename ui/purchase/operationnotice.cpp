// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operationnotice.h"

#include "errorwords.h"
#include "visibletext.h"
#include "volumewords.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

namespace deck::ui {

OperationNotice::OperationNotice(FleetSession &session, const UiContext &context, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_context(context)
    , m_column(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("operationNotice"));
    m_column->setContentsMargins(0, 12, 0, 0);
    m_column->setSpacing(8);
    hide();
    connect(&session, &FleetSession::operationChanged, this, [this](const Operation &operation) {
        const bool undecided = operation.state == Operation::State::NothingYet || operation.state == Operation::State::Conflict;
        if (operation.id != m_id || (m_standsBy && undecided))
            return;
        m_standsBy = false;
        take(operation);
    });
    connect(&context.zone, &ZoneChoice::changed, this, &OperationNotice::rebuild);
}

void OperationNotice::follow(const OperationId &operation, const RegionName &region)
{
    m_id = operation;
    m_region = region;
    m_done = false;
    m_standsBy = false;
    m_operation.reset();
    // It may have moved on before its id was known here.
    if (const auto known = m_session.operation(operation))
        take(*known);
}

void OperationNotice::standBy(const OperationId &operation, const RegionName &region)
{
    clear();
    m_id = operation;
    m_region = region;
    m_done = false;
    m_standsBy = true;
}

void OperationNotice::clear()
{
    m_standsBy = false;
    m_id = OperationId();
    m_operation.reset();
    rebuild();
    Q_EMIT stateChanged();
}

bool OperationNotice::isUnderWay() const
{
    return m_operation && !m_operation->isOver();
}

void OperationNotice::take(const Operation &operation)
{
    if (m_done)
        return;
    m_operation = operation;
    m_changedAt = m_session.clock().now();
    rebuild();
    Q_EMIT stateChanged();
    if (operation.state == Operation::State::Succeeded) {
        m_done = true;
        Q_EMIT succeeded(operation.cluster);
    }
}

Sentence OperationNotice::refusal() const
{
    const Error error = m_operation->error.value_or(Error(Error::Kind::Invalid, tr("The request was refused.")));
    if (m_operation->isAboutVolume())
        return VolumeWords::refusal(*m_operation);
    const bool create = m_operation->kind == Operation::Kind::Create;
    const QString nothing = create ? tr("Nothing was created.") : tr("Nothing was changed.");
    if (error.isOutOfStock()) {
        const QString time = m_context.zone.fmt().timeSecondsZone(m_changedAt);
        return create ? Sentence(tr("**Out of stock in %1 at %2.** Nothing was created. Try fewer GPUs or another region."),
                                 {visibleText(m_region.toString()), time})
                      : Sentence(tr("**Out of stock in %1 at %2.** Nothing was changed. Try fewer GPUs."),
                                 {visibleText(m_region.toString()), time});
    }
    return Sentence(tr("**%1** %2 %3"), {ErrorWords::sentence(error), nothing, ErrorWords::advice(error)});
}

/// When the user asked for a cluster of this name for the first time.
QString OperationNotice::askedBefore() const
{
    std::optional<Instant> first;
    for (const Operation &each : m_session.operations()) {
        if (each.id != m_id && each.kind == Operation::Kind::Create && each.mayHaveBeenSent
            && each.clusterName == m_operation->clusterName && (!first || each.startedAt < *first))
            first = each.startedAt;
    }
    return first ? m_context.zone.fmt().timeSecondsZone(*first) : Fmt::unknown();
}

NoticeBar *OperationNotice::addNotice(NoticeBar::Kind kind, const Sentence &sentence)
{
    auto *notice = new NoticeBar(kind, sentence);
    notice->setButtonsBelow(true);
    m_column->addWidget(notice);
    return notice;
}

void OperationNotice::rebuild()
{
    while (QLayoutItem *item = m_column->takeAt(0)) {
        // A button inside may be what called this.
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    // A conflict is laid out by the dialog itself, side by side.
    setVisible(m_operation.has_value() && m_operation->state != Operation::State::Dismissed
               && m_operation->state != Operation::State::Conflict);
    if (!m_operation)
        return;
    const OperationId id = m_id;
    const bool create = m_operation->kind == Operation::Kind::Create;
    const bool aboutVolume = m_operation->isAboutVolume();
    const auto leave = [this, id] {
        m_session.dismiss(id);
        Q_EMIT left();
    };
    switch (m_operation->state) {
    case Operation::State::Storing:
        addNotice(NoticeBar::Kind::Info, Sentence(tr("**Noting down what is asked for.** Nothing was sent yet.")));
        break;
    case Operation::State::Sending:
        addNotice(NoticeBar::Kind::Info,
                  Sentence(tr("**Sending the request, once.** The answer can take up to a minute.")));
        break;
    case Operation::State::Succeeded:
        addNotice(NoticeBar::Kind::Good, aboutVolume ? VolumeWords::accepted(*m_operation)
                                                     : Sentence(create ? tr("**The cluster is being created.**")
                                                         : tr("**The change was accepted.**")));
        break;
    case Operation::State::Refused:
        addNotice(NoticeBar::Kind::Critical, refusal());
        break;
    case Operation::State::Looking:
        addNotice(NoticeBar::Kind::Warning,
                  aboutVolume ? VolumeWords::looking(*m_operation)
                              : Sentence(create ? tr("**The answer did not arrive.** The cluster may have been created. Clusters are read to "
                                       "find out; nothing is sent again.")
                                  : tr("**The answer did not arrive.** The change may have been made. The cluster is read to "
                                       "find out; nothing is sent again.")));
        break;
    case Operation::State::Found: {
        const Fmt fmt = m_context.zone.fmt();
        const QList<Candidate> candidates = m_operation->candidates;
        for (const Candidate &candidate : candidates) {
            const QString made = candidate.createdAt ? fmt.timeSecondsZone(*candidate.createdAt) : Fmt::unknown();
            const bool held = !m_operation->mayHaveBeenSent;
            QStringList facts{visibleText(candidate.name), visibleText(candidate.id.toString()), made};
            if (held)
                facts.append(askedBefore());
            const QString words = held ? tr("**This may be the one you asked for at %4:** ``%1``, ``%2``, created %3. Your second request "
                                            "was held back; nothing was sent.")
                                       : tr("**This may be it:** ``%1``, ``%2``, created %3.");
            auto *notice = addNotice(NoticeBar::Kind::Warning,
                                     aboutVolume ? VolumeWords::candidate(candidate) : Sentence(words, facts));
            if (held)
                notice->setObjectName(QStringLiteral("heldBack"));
            QPushButton *use = notice->addButton(tr("Use it"));
            use->setObjectName(QStringLiteral("useIt"));
            connect(use, &QPushButton::clicked, this, [this, id, candidate] {
                if (candidate.id.isEmpty())
                    m_session.adoptVolume(id, candidate.volume);
                else
                    m_session.adopt(id, candidate.id);
            });
            QPushButton *other = notice->addButton(held ? tr("It is another one, create mine") : tr("It is another one"));
            other->setObjectName(QStringLiteral("anotherOne"));
            connect(other, &QPushButton::clicked, this, [this, id] { m_session.lookAgain(id); });
        }
        break;
    }
    case Operation::State::NothingYet: {
        auto *notice = addNotice(NoticeBar::Kind::Warning,
                                 aboutVolume ? VolumeWords::nothingYet(*m_operation)
                                             : Sentence(create ? tr("**Two looks found no such cluster.** It is still possible that one "
                                                      "appears. Nothing is sent again unless you do it.")
                                                 : tr("**Two looks found no change.** It is still possible that it comes. "
                                                      "Nothing is sent again unless you do it.")));
        QPushButton *again = notice->addButton(tr("Try again"));
        again->setObjectName(QStringLiteral("tryAgain"));
        connect(again, &QPushButton::clicked, this, [this, id] {
            standBy(id, m_region);
            Q_EMIT retryWanted();
        });
        QPushButton *leaveButton = notice->addButton(tr("Leave it"));
        leaveButton->setObjectName(QStringLiteral("leaveIt"));
        connect(leaveButton, &QPushButton::clicked, this, leave);
        break;
    }
    case Operation::State::Conflict:
    case Operation::State::Dismissed: break;
    }
}

void OperationNotice::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        rebuild();
    QWidget::changeEvent(event);
}

} // namespace deck::ui
