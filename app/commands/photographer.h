// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mainwindow.h"
#include "screenshotoptions.h"
#include "shotactor.h"

#include <QImage>

namespace deck {

/// Leads the real window to a page, does what the script says, and takes its picture once it has come to rest.
class Photographer
{
public:
    Photographer(ui::MainWindow &window, const SessionHost &host, const ScreenshotOptions &options);

    /// What the command can take; the others are not built yet.
    static bool isBuilt(const QString &page);
    /// Error::Invalid when the page has no such cluster or the script names what is not there.
    Result<QImage> take(const ScreenshotOptions::Shot &shot);
    /// Once more, as it stands; for another theme.
    QImage again() { return pictureAtRest(); }
    /// What can be read on it.
    QStringList texts() const;

private:
    Result<Done> leadTo(const QString &page);
    Result<Done> perform(const QString &script);
    Result<Done> perform(const QList<ShotAction> &actions);
    Result<Done> perform(const ShotAction &action);
    Result<ClusterId> clusterForPage() const;
    void closeDialogs();
    static void processAll();
    static void settle();
    QImage pictureAtRest();
    QImage picture();

    ui::MainWindow &m_window;
    const ScreenshotOptions &m_options;
    ShotActor m_actor;
};

} // namespace deck
