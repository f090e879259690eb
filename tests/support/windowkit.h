// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fakesession.h"
#include "samplefleet.h"
#include "uicontext.h"

#include <QApplication>
#include <QTest>
#include <QTranslator>
#include <QWidget>

namespace deck {

/// English plurals without a catalogue: "%n node(s)" becomes "1 node" or "2 nodes". With `marked` every text is wrapped in
/// brackets as well, which shows what a change of language does not reach.
class TestTranslator : public QTranslator
{
public:
    explicit TestTranslator(bool marked = false) : m_marked(marked) {}

    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int n) const override
    {
        QString text = QString::fromUtf8(source);
        if (n >= 0)
            text.replace(QLatin1String("(s)"), n == 1 ? QString() : QStringLiteral("s"));
        return m_marked ? QLatin1Char('[') + text + QLatin1Char(']') : text;
    }

private:
    bool m_marked;
};

/// What every page and dialog needs in a test: the mockups' fleet and moment, light theme, UTC, a clock that stands still.
struct WindowKit
{
    enum class Past { None, Day }; ///< only the present moment, or the day before it as well (takes a second)

    explicit WindowKit(Past past = Past::None)
        : zone(QLocale(QLocale::English, QLocale::UnitedStates), QTimeZone("America/New_York"))
        , countdown(session.time)
        , context(theme, zone, countdown)
    {
        qApp->installTranslator(&plurals);
        theme.install();
        theme.setChoice(ui::Theme::Choice::Light);
        SourceInfo source;
        source.name = QStringLiteral("prod-ml");
        source.project = ProjectId(QStringLiteral("prod-ml"));
        session.setSource(source);
        session.setRateCard(sampleRates());
        if (past == Past::Day)
            playSampleDay(session);
        else
            session.publish(sampleFleet());
    }

    /// Saves a picture into $CLUSTERDECK_PICTURES, for looking at; nothing without it.
    static void picture(QWidget &widget, const char *name)
    {
        const QString folder = qEnvironmentVariable("CLUSTERDECK_PICTURES");
        QCoreApplication::sendPostedEvents();
        if (!folder.isEmpty())
            widget.grab().save(folder + QLatin1Char('/') + QString::fromLatin1(name) + QStringLiteral(".png"));
    }

    TestTranslator plurals;
    ui::Theme theme;
    FakeSession session;
    ui::ZoneChoice zone;
    ui::Countdown countdown;
    ui::UiContext context;
};

/// All text that a person can read in the visible parts of a widget, one a line.
inline QString visibleTextOf(const QWidget &root)
{
    QStringList lines;
    const auto widgets = root.findChildren<QWidget *>();
    for (const QWidget *widget : widgets) {
        if (!widget->isVisibleTo(&root))
            continue;
        for (const char *property : {"text", "accessibleName"}) {
            const QString text = widget->property(property).toString();
            if (!text.isEmpty() && !lines.contains(text))
                lines.append(text);
        }
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace deck
