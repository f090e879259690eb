// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mainwindow.h"
#include "screenshotoptions.h"
#include "shotscript.h"

#include <QImage>

class QDialog;

namespace deck {

/// Leads the real window to a page, does what the script says, and takes its picture once it has come to rest.
class Photographer
{
public:
    Photographer(ui::MainWindow &window, const ScreenshotOptions &options, QList<ShotAction> script);

    /// What the command can take; the others are not built yet.
    static bool isBuilt(const QString &page);
    /// Error::Invalid when the page has no such cluster or the script names what is not there.
    Result<QImage> take(const QString &page);

private:
    Result<Done> leadTo(const QString &page);
    Result<Done> perform(const QString &script);
    Result<Done> perform(const QList<ShotAction> &actions);
    Result<Done> perform(const ShotAction &action);
    Result<Done> waitForAnswer();
    Result<ClusterId> clusterForPage() const;
    QDialog *openDialog() const;
    void closeDialogs();
    QImage pictureAtRest();
    QImage picture();

    ui::MainWindow &m_window;
    const ScreenshotOptions &m_options;
    QList<ShotAction> m_script;
};

} // namespace deck
