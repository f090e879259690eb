// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bannerarea.h"

#include "plaintooltip.h"
#include "connectionwords.h"
#include "errorwords.h"
#include "noticebar.h"
#include "visibletext.h"
#include "volumewords.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace deck::ui {

namespace {

NoticeBar::Kind kindOf(ConnectionState::Kind kind)
{
    switch (kind) {
    case ConnectionState::Kind::Offline:
        return NoticeBar::Kind::Offline;
    case ConnectionState::Kind::Refused:
        return NoticeBar::Kind::Critical;
    case ConnectionState::Kind::Connecting:
    case ConnectionState::Kind::Live:
    case ConnectionState::Kind::Stale:
        return NoticeBar::Kind::Warning;
    }
    Q_UNREACHABLE();
}

/// "creating train-1", "scaling train-1", "deleting train-1", as the end of a sentence.
Sentence undecided(const Operation &operation, const Fmt &fmt)
{
    if (operation.isAboutVolume())
        return VolumeWords::undecided(operation, fmt);
    const QString name = visibleText(operation.clusterName, 60);
    const QString at = fmt.timeZone(operation.startedAt);
    const bool isCreate = operation.kind == Operation::Kind::Create;
    switch (operation.state) {
    case Operation::State::Looking:
        return isCreate
            ? Sentence(BannerArea::tr("**It is not known whether %1 was created.** The answer was lost at %2. The clusters are "
                                      "read to find out; nothing is sent again."),
                       {name, at})
            : Sentence(BannerArea::tr("**It is not known whether the change of %1 arrived.** The answer was lost at %2. The "
                                      "cluster is read to find out; nothing is sent again."),
                       {name, at});
    case Operation::State::Found:
        if (!operation.mayHaveBeenSent) // a second request for it
            return Sentence(BannerArea::tr("**Is this the %1 you asked for before?** A cluster of that name has appeared, so that "
                                           "your request of %2 was held back; nothing was sent."),
                            {name, at});
        return Sentence(BannerArea::tr("**Is this the %1 you created?** The answer was lost at %2, and a cluster of that name "
                                       "has appeared since."),
                        {name, at});
    case Operation::State::Conflict:
        return operation.mayHaveBeenSent
            ? Sentence(BannerArea::tr("**%1 was changed by someone else.** The answer to your change was lost at %2, and it has "
                                      "other counts now. Nothing is sent again unless you do it."),
                       {name, at})
            : Sentence(BannerArea::tr("**%1 was changed by someone else.** Your change of %2 was held back; nothing was sent."),
                       {name, at});
    default:
        return isCreate
            ? Sentence(BannerArea::tr("**No %1 has appeared.** The answer to creating it was lost at %2. Two looks found none; "
                                      "it can still appear."),
                       {name, at})
            : Sentence(BannerArea::tr("**%1 looks unchanged.** The answer to changing it was lost at %2. It can still change."),
                       {name, at});
    }
}

} // namespace

BannerArea::BannerArea(FleetSession &session, const UiContext &context, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_context(context)
    , m_column(new QVBoxLayout(this))
    , m_connection(new NoticeBar(NoticeBar::Kind::Warning))
    , m_clock(new NoticeBar(NoticeBar::Kind::Info))
    , m_emptyList(new NoticeBar(NoticeBar::Kind::Warning))
    , m_storage(new NoticeBar(NoticeBar::Kind::Critical))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_connection->setObjectName(QStringLiteral("connectionBanner"));
    m_clock->setObjectName(QStringLiteral("clockBanner"));
    m_emptyList->setObjectName(QStringLiteral("emptyListBanner"));
    m_storage->setObjectName(QStringLiteral("storageBanner"));
    for (NoticeBar *bar : {m_storage, m_connection, m_emptyList, m_clock}) {
        bar->setFrame(NoticeBar::Frame::EdgeToEdge);
        bar->hide();
        m_column->addWidget(bar);
    }
    QPushButton *retry = m_connection->addButton({});
    retry->setObjectName(QStringLiteral("retry"));
    connect(retry, &QPushButton::clicked, this, [this] { m_session.refresh(); });
    QPushButton *newKey = m_connection->addButton({});
    newKey->setObjectName(QStringLiteral("newKey"));
    connect(newKey, &QPushButton::clicked, this, &BannerArea::newKeyWanted);
    QPushButton *keyWithRole = m_emptyList->addButton({});
    keyWithRole->setObjectName(QStringLiteral("keyWithRole"));
    connect(keyWithRole, &QPushButton::clicked, this, &BannerArea::newKeyWanted);

    connect(&session, &FleetSession::connectionChanged, this, [this] {
        showConnection();
        showEmptyList();
        showClock();
    });
    connect(&session, &FleetSession::snapshotPublished, this, &BannerArea::showEmptyList);
    connect(&session, &FleetSession::storageFailed, this, [this](const Error &error) {
        m_storageError = error;
        showStorage();
    });
    connect(&session, &FleetSession::storageRecovered, this, [this] {
        m_storageError.reset();
        showStorage();
    });
    connect(&session, &FleetSession::operationChanged, this, &BannerArea::showOperations);
    connect(&m_context.countdown, &Countdown::tick, this, &BannerArea::showConnection);
    connect(&m_context.zone, &ZoneChoice::changed, this, &BannerArea::refresh);
    refresh();
}

void BannerArea::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void BannerArea::refresh()
{
    m_connection->findChild<QPushButton *>(QStringLiteral("retry"))->setText(tr("Retry"));
    m_connection->findChild<QPushButton *>(QStringLiteral("newKey"))->setText(tr("Enter another key…"));
    m_emptyList->findChild<QPushButton *>(QStringLiteral("keyWithRole"))->setText(tr("Enter another key…"));
    showEmptyList();
    showConnection();
    showClock();
    showStorage();
    showOperations();
}

void BannerArea::showConnection()
{
    const ConnectionState state = m_session.connection();
    const Sentence words = ConnectionWords::banner(state, m_session.hasFleet(), m_context.zone.fmt(), m_context.countdown.now());
    const bool isRefused = state.kind == ConnectionState::Kind::Refused;
    m_connection->setVisible(!words.isEmpty());
    if (words.isEmpty())
        return;
    m_connection->setKind(kindOf(state.kind));
    m_connection->setSentence(words);
    m_connection->findChild<QPushButton *>(QStringLiteral("newKey"))->setVisible(isRefused);
}

void BannerArea::showClock()
{
    const Sentence words = ConnectionWords::clockBanner(m_session.connection(), m_context.zone.fmt());
    m_clock->setVisible(!words.isEmpty());
    m_clock->setSentence(words);
}

void BannerArea::showEmptyList()
{
    const SnapshotPtr fleet = m_session.snapshot();
    const bool anyListed = std::ranges::any_of(fleet->clusters, [](const ClusterEntry &entry) {
        return entry.presence == Presence::Listed;
    });
    const auto missing = m_session.history().missingClusters().size();
    const bool isLive = m_session.connection().kind == ConnectionState::Kind::Live;
    m_emptyList->setVisible(isLive && m_session.hasFleet() && !anyListed && missing > 0);
    m_emptyList->setSentence(ConnectionWords::emptyListBanner(int(missing), m_session.source().project));
}

void BannerArea::showStorage()
{
    m_storage->setVisible(m_storageError.has_value());
    if (!m_storageError)
        return;
    // What was read made no sense: the file was damaged and another one has taken its place.
    const bool wasDamaged = m_storageError->kind == Error::Kind::Decode;
    m_storage->setSentence(wasDamaged
                               ? Sentence(tr("**The history file was damaged.** A new one was begun with all that could be read. Costs and "
                                             "events of earlier times may be incomplete. %1"),
                                          {visibleText(m_storageError->detail)})
                               : Sentence(tr("**The history cannot be written.** What happens now is shown, but costs and events "
                                             "of this time may be missing later. %1"),
                                          {ErrorWords::advice(*m_storageError)}));
}

void BannerArea::showOperations()
{
    for (const auto &[id, bar] : m_operations) {
        m_column->removeWidget(bar);
        bar->hide();
        bar->deleteLater(); // one of its buttons may be what brought us here
    }
    m_operations.clear();
    for (const Operation &operation : m_session.operations()) {
        if (!operation.needsDecision() && operation.state != Operation::State::Looking)
            continue;
        NoticeBar *bar = makeOperationBar(operation);
        m_operations[operation.id] = bar;
        m_column->insertWidget(0, bar);
    }
}

NoticeBar *BannerArea::makeOperationBar(const Operation &operation)
{
    const Fmt fmt = m_context.zone.fmt();
    const bool isOpen = operation.state == Operation::State::Looking;
    auto *bar = new NoticeBar(isOpen ? NoticeBar::Kind::Info : NoticeBar::Kind::Warning, undecided(operation, fmt), this);
    bar->setObjectName(QStringLiteral("operation-") + operation.id.toString());
    bar->setFrame(NoticeBar::Frame::EdgeToEdge);
    const OperationId id = operation.id;
    if (operation.state == Operation::State::Found) {
        for (const Candidate &candidate : operation.candidates) {
            addCandidate(*bar, operation, candidate);
        }
        QPushButton *other = bar->addButton(operation.mayHaveBeenSent ? tr("It is another one") : tr("It is another one, create mine"));
        connect(other, &QPushButton::clicked, this, [this, id] { m_session.lookAgain(id); });
    }
    if (operation.state == Operation::State::NothingYet) {
        connect(bar->addButton(tr("Look again")), &QPushButton::clicked, this, [this, id] { m_session.lookAgain(id); });
        QPushButton *again = bar->addButton(tr("Try again…"));
        again->setObjectName(QStringLiteral("tryAgain"));
        connect(again, &QPushButton::clicked, this, [this, operation] { Q_EMIT tryAgainWanted(operation); });
    }
    if (operation.state == Operation::State::Conflict) {
        QPushButton *compare = bar->addButton(tr("Compare…"));
        compare->setObjectName(QStringLiteral("compare"));
        connect(compare, &QPushButton::clicked, this, [this, operation] { Q_EMIT tryAgainWanted(operation); });
        connect(bar->addButton(tr("Keep theirs")), &QPushButton::clicked, this, [this, id] { m_session.dismiss(id); });
    } else if (!isOpen)
        connect(bar->addButton(tr("Leave it")), &QPushButton::clicked, this, [this, id] { m_session.dismiss(id); });
    return bar;
}

void BannerArea::addCandidate(NoticeBar &bar, const Operation &operation, const Candidate &candidate)
{
    const OperationId id = operation.id;
    const bool isOnly = operation.candidates.size() == 1;
    if (operation.isAboutVolume()) { // the service tells no time of it
        const QString which = visibleText(candidate.volume.toString(), 40);
        QPushButton *use = bar.addButton(isOnly ? tr("Use it") : tr("Use %1").arg(which));
        setPlainToolTip(*use, which);
        connect(use, &QPushButton::clicked, this, [this, id, volume = candidate.volume] { m_session.adoptVolume(id, volume); });
        return;
    }
    const Fmt fmt = m_context.zone.fmt();
    const QString made = candidate.createdAt ? fmt.timeZone(*candidate.createdAt) : Fmt::unknown();
    QPushButton *use = bar.addButton(isOnly ? tr("Use it") : tr("Use the one made at %1").arg(made));
    setPlainToolTip(*use, tr("%1, made at %2").arg(candidate.id.toString(), made));
    connect(use, &QPushButton::clicked, this, [this, id, cluster = candidate.id] { m_session.adopt(id, cluster); });
}

} // namespace deck::ui
