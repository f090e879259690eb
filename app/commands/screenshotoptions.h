// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sourceoptions.h"

#include <QList>
#include <QSize>
#include <QTimeZone>

namespace deck {

/// `clusterdeck screenshot …`: one run writes any number of pages, so that the warm-up is paid once.
struct ScreenshotOptions
{
    enum class Theme { Light, Dark, Both };
    struct Shot
    {
        QString page; ///< one of `pageNames()`; whether it is built yet is for the command to say
        QString file;   ///< with `{theme}` in it when both are wanted
        QString script; ///< `--do`: user actions that lead to the state
        QString texts;  ///< `--texts`: file of what can be read on it; empty = none

        bool operator==(const Shot &) const = default;
    };

    SourceOptions source;
    QList<Shot> shots; ///< at least one, in the order of the command line
    QString cluster;   ///< name or id; empty = the page's own choice
    QString node;      ///< node id; empty = none selected
    QString tab;
    QSize size{1440, 900};
    Theme theme = Theme::Light;
    QString language; ///< empty = English, so that pictures do not depend on the machine
    QTimeZone zone = QTimeZone::utc();
    double scale = 1.0;

    bool operator==(const ScreenshotOptions &) const = default;
};

/// Every page of DESIGN.md's command line, built or not.
QStringList pageNames();

} // namespace deck
