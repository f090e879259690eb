// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "photographer.h"

#include "attention.h"
#include "screentexts.h"
#include "type.h"
#include "workspace.h"

#include <QApplication>
#include <QDialog>
#include <QPainter>

namespace deck {

namespace {

using Tab = ui::ClusterPage::Tab;

constexpr int turnsToSettle = 5;
constexpr int mostLooks = 200; // a window that never comes to rest is taken as it is
constexpr int titleBar = 32;

std::optional<Tab> tabOf(const QString &page)
{
    if (page == QLatin1String("overview"))
        return Tab::Overview;
    if (page == QLatin1String("nodes"))
        return Tab::Nodes;
    if (page == QLatin1String("timeline"))
        return Tab::Timeline;
    if (page == QLatin1String("cost"))
        return Tab::Cost;
    return std::nullopt;
}

/// What a user does in the wizard on the way to its capacity step, and from there to the review.
constexpr const char *toCapacity = "type:clusterName=ft-batch; click:next; key:Space; click:next; click:preemptibleSwitch;"
                                   "type:preemptibleGpus=16";
constexpr const char *toReview = "click:next; click:newVolume; type:volumeName=ft-data; type:volumeSize=2; click:next; click:next";

Error invalid(const QString &why)
{
    return Error(Error::Kind::Invalid, why);
}

/// A dialog as it lies over its window: scrim, title bar, content.
QPixmap withDialog(const QPixmap &window, QDialog &dialog)
{
    const QPixmap content = dialog.grab();
    QPixmap sheet = window;
    QPainter painter(&sheet);
    const ui::Tokens &c = ui::Tokens::of(dialog.palette());
    const QSize size = window.deviceIndependentSize().toSize();
    painter.fillRect(QRect(QPoint(), size), c.scrim);
    const QRect frame((size.width() - dialog.width()) / 2, (size.height() - dialog.height() - titleBar) / 2, dialog.width(),
                      dialog.height() + titleBar);
    painter.setPen(c.line2);
    painter.setBrush(c.raised);
    painter.drawRect(frame.adjusted(-1, -1, 0, 0));
    painter.setPen(c.text);
    painter.setFont(ui::Type::font(ui::Type::Role::Strong));
    painter.drawText(QRect(frame.left() + 12, frame.top(), frame.width() - 24, titleBar), Qt::AlignVCenter, dialog.windowTitle());
    painter.drawPixmap(frame.left(), frame.top() + titleBar, content);
    painter.end();
    return sheet;
}

} // namespace

Photographer::Photographer(ui::MainWindow &window, const SessionHost &host, const ScreenshotOptions &options)
    : m_window(window)
    , m_options(options)
    , m_actor(window, host)
{
}

bool Photographer::isBuilt(const QString &page)
{
    static const QStringList built{QStringLiteral("fleet"), QStringLiteral("overview"), QStringLiteral("connect"), QStringLiteral("scale"),
                                   QStringLiteral("create"), QStringLiteral("create-review"), QStringLiteral("nodes"), QStringLiteral("timeline"),
                                   QStringLiteral("cost"), QStringLiteral("asks")};
    return built.contains(page);
}

Result<QImage> Photographer::take(const ScreenshotOptions::Shot &shot)
{
    closeDialogs();
    // What was typed for the picture before is not this one's state.
    if (ui::Workspace *workspace = m_window.workspace())
        workspace->session().dropDraft();
    if (const Result<Done> led = leadTo(shot.page); !led)
        return led.error();
    if (const Result<Done> done = perform(shot.script); !done)
        return done.error();
    return pictureAtRest();
}

Result<Done> Photographer::perform(const QString &script)
{
    const Result<QList<ShotAction>> actions = parseShotScript(script);
    return actions ? perform(*actions) : Result<Done>(actions.error());
}

Result<Done> Photographer::perform(const QList<ShotAction> &actions)
{
    for (const ShotAction &action : actions) {
        settle();
        if (const Result<Done> done = perform(action); !done)
            return done.error();
    }
    return Done();
}

Result<Done> Photographer::leadTo(const QString &page)
{
    if (page == QLatin1String("connect"))
        return Done();
    ui::Workspace &workspace = *m_window.workspace();
    if (page == QLatin1String("fleet")) {
        workspace.showFleet();
        return Done();
    }
    if (page == QLatin1String("asks")) {
        workspace.showAsks();
        return Done();
    }
    if (page == QLatin1String("cost") && m_options.cluster.isEmpty()) {
        workspace.showCost();
        return Done();
    }
    if (page.startsWith(QLatin1String("create"))) {
        workspace.showFleet();
        workspace.openWizard();
        const Result<Done> filled = perform(QString::fromLatin1(toCapacity));
        return filled && page == QLatin1String("create-review") ? perform(QString::fromLatin1(toReview)) : filled;
    }
    const Result<ClusterId> cluster = clusterForPage();
    if (!cluster)
        return cluster.error();
    if (page == QLatin1String("scale")) {
        workspace.showCluster(*cluster, Tab::Overview);
        workspace.openScale(*cluster);
        return Done();
    }
    if (page == QLatin1String("delete")) {
        workspace.showCluster(*cluster, Tab::Overview);
        workspace.currentClusterPage()->askToDelete();
        return Done();
    }
    if (page == QLatin1String("nodes") && !m_options.node.isEmpty()) {
        workspace.showNode(*cluster, NodeId(m_options.node));
        return Done();
    }
    const QString tab = m_options.tab.isEmpty() ? page : m_options.tab;
    const auto known = tabOf(tab);
    if (!known)
        return invalid(QStringLiteral("'%1' is no tab: overview, nodes, timeline or cost").arg(tab));
    workspace.showCluster(*cluster, *known);
    return Done();
}

Result<ClusterId> Photographer::clusterForPage() const
{
    FleetSession &session = m_window.workspace()->session();
    const FleetSnapshot &fleet = *session.snapshot();
    if (!m_options.cluster.isEmpty()) {
        for (const ClusterEntry &entry : fleet.clusters)
            if (entry.cluster.name == m_options.cluster || entry.cluster.id.toString() == m_options.cluster)
                return entry.cluster.id;
        return invalid(QStringLiteral("there is no cluster '%1'").arg(m_options.cluster));
    }
    if (fleet.clusters.isEmpty())
        return invalid(QStringLiteral("there is no cluster to show"));
    // The one where most is going on.
    const QList<Attention> needs = attentionOf(fleet, session.history());
    if (!needs.isEmpty() && needs.first().kind == Attention::Kind::PreemptionInProgress)
        return needs.first().cluster;
    const auto most = std::ranges::max_element(fleet.clusters, {}, [](const ClusterEntry &entry) {
        return entry.cluster.allocatedPreemptibleGpus.value_or(0);
    });
    return most->cluster.id;
}

Result<Done> Photographer::perform(const ShotAction &action)
{
    return action.kind == ShotAction::Kind::Open ? leadTo(action.target) : m_actor.perform(action);
}

QStringList Photographer::texts() const
{
    const QList<QDialog *> dialogs = m_actor.openDialogs();
    return screenTexts(dialogs.isEmpty() ? static_cast<const QWidget &>(m_window) : *dialogs.last());
}

void Photographer::closeDialogs()
{
    QList<QDialog *> dialogs = m_actor.openDialogs();
    while (!dialogs.isEmpty()) {
        QDialog *dialog = dialogs.takeLast();
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->hide();
        dialog->deleteLater();
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void Photographer::processAll()
{
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

/// What one action has set off within the window; what comes over the network is waited for by name.
void Photographer::settle()
{
    for (int turn = 0; turn < turnsToSettle; ++turn)
        processAll();
}

QImage Photographer::pictureAtRest()
{
    QImage before;
    for (int look = 0; look < mostLooks; ++look) {
        processAll();
        const QImage now = picture();
        if (now == before)
            return now;
        before = now;
    }
    return before;
}

QImage Photographer::picture()
{
    QPixmap sheet = m_window.grab();
    const QList<QDialog *> dialogs = m_actor.openDialogs();
    for (QDialog *dialog : dialogs)
        sheet = withDialog(sheet, *dialog);
    return sheet.toImage();
}

} // namespace deck
