// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "screenshotcommand.h"

#include "complain.h"
#include "composition.h"
#include "paths.h"
#include "photographer.h"

#include <QApplication>
#include <QFile>
#include <QSaveFile>
#include <QTemporaryDir>

namespace deck {

namespace {

constexpr auto screen = R"({"synchronousWindowSystemEvents":true,"windowFrameMargins":false,
"screens":[{"name":"picture","x":0,"y":0,"width":1920,"height":1080,"logicalDpi":96,"logicalBaseDpi":96,"dpr":1}]})";

bool needsSession(const ScreenshotOptions::Shot &shot)
{
    return shot.page != QLatin1String("connect");
}

/// Everything of this computer that could show in a picture is replaced, before Qt looks at it.
bool prepareSurroundings(const ScreenshotOptions &options, const QTemporaryDir &folder)
{
    const QString config = folder.filePath(QStringLiteral("screen.json"));
    QFile file(config);
    if (!file.open(QIODevice::WriteOnly) || file.write(screen) < 0)
        return false;
    file.close();
    qputenv("QT_QPA_PLATFORM", QByteArray("offscreen:configfile=") + QFile::encodeName(config));
    qputenv("QT_SCALE_FACTOR", QByteArray::number(options.scale));
    qputenv("QT_FONT_DPI", "96");
    qunsetenv("QT_SCREEN_SCALE_FACTORS");
    qunsetenv("QT_QPA_PLATFORMTHEME");
    qunsetenv("QT_STYLE_OVERRIDE");
    if (options.source.kind != SourceOptions::Kind::ApiUrl) {
        qunsetenv("TOGETHER_API_KEY");
        qunsetenv("TOGETHER_BASE_URL");
    }
    return true;
}

Result<Done> save(const QImage &picture, const QString &name)
{
    QSaveFile file(name);
    if (!file.open(QIODevice::WriteOnly) || !picture.save(&file, "PNG") || !file.commit())
        return Error(Error::Kind::Unavailable, QStringLiteral("%1 cannot be written: %2").arg(name, file.errorString()));
    return Done();
}

Result<Done> save(const QStringList &texts, const QString &name)
{
    QSaveFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write((texts.join(QLatin1Char('\n')) + QLatin1Char('\n')).toUtf8()) < 0 || !file.commit())
        return Error(Error::Kind::Unavailable, QStringLiteral("%1 cannot be written: %2").arg(name, file.errorString()));
    return Done();
}

/// Pictures show this computer's profiles only when one of them was named.
QString profilesFor(const ScreenshotOptions &options)
{
    return options.source.kind == SourceOptions::Kind::Profile ? Paths::configFolder() : QString();
}

/// The window and what it needs, and the pictures still to be taken.
class Session
{
public:
    explicit Session(const ScreenshotOptions &options)
        : m_options(options)
        , m_zone(QLocale(QLocale::English, QLocale::UnitedStates), options.zone)
        , m_composition(Composition::DemoClock::StandsStill, profilesFor(options))
    {
        m_theme.install();
        m_theme.setChoice(options.theme == ScreenshotOptions::Theme::Dark ? ui::Theme::Choice::Dark : ui::Theme::Choice::Light);
        m_languages.setCurrent(options.language.isEmpty() ? QStringLiteral("en") : ui::Languages::bestFor(QLocale(options.language)));
        m_zone.setLocale(m_languages.locale());
        m_zone.setZone(options.zone == QTimeZone::utc() ? ui::ZoneChoice::Zone::Utc : ui::ZoneChoice::Zone::Local);
        m_window = std::make_unique<ui::MainWindow>(m_composition, m_theme, m_zone, m_languages, nullptr, ui::MainWindow::Pace::Still);
        m_window->setMinimumSize(options.size.boundedTo(m_window->minimumSize()));
        m_window->resize(options.size);
        m_photographer = std::make_unique<Photographer>(*m_window, m_composition, m_options);
    }

    void begin()
    {
        m_window->show();
        // The start page is what there is before a session opens.
        if (const int status = takeAll(false); status != 0 || std::ranges::none_of(m_options.shots, needsSession)) {
            QCoreApplication::exit(status);
            return;
        }
        m_scope.spawn([this](std::stop_token stop) { return openAndTake(stop); });
    }

private:
    Task<> openAndTake(std::stop_token stop)
    {
        const SourceOptions source = m_options.source;
        const Result<Done> opened = co_await m_composition.openAndWait(source, stop);
        if (stop.stop_requested())
            co_return;
        if (!opened) {
            QCoreApplication::exit(complain(opened.error()));
            co_return;
        }
        // Outside of the coroutine: taking pictures runs the event loop.
        QMetaObject::invokeMethod(m_window.get(), [this] { QCoreApplication::exit(takeAll(true)); }, Qt::QueuedConnection);
    }

    int takeAll(bool inSession)
    {
        for (const ScreenshotOptions::Shot &shot : m_options.shots) {
            if (needsSession(shot) != inSession)
                continue;
            if (const Result<Done> taken = take(shot); !taken)
                return complain(taken.error());
        }
        return 0;
    }

    Result<Done> take(const ScreenshotOptions::Shot &shot)
    {
        const bool both = m_options.theme == ScreenshotOptions::Theme::Both;
        if (both)
            m_theme.setChoice(ui::Theme::Choice::Light);
        const Result<QImage> picture = m_photographer->take(shot);
        if (!picture)
            return picture.error();
        const auto fileOf = [&shot](const char *theme) { return QString(shot.file).replace(QLatin1String("{theme}"), QLatin1String(theme)); };
        if (const Result<Done> saved = save(*picture, both ? fileOf("light") : shot.file); !saved)
            return saved.error();
        if (!shot.texts.isEmpty())
            if (const Result<Done> saved = save(m_photographer->texts(), shot.texts); !saved)
                return saved.error();
        if (!both)
            return Done();
        m_theme.setChoice(ui::Theme::Choice::Dark);
        return save(m_photographer->again(), fileOf("dark"));
    }

    const ScreenshotOptions &m_options;
    ui::Theme m_theme;
    ui::ZoneChoice m_zone;
    ui::Languages m_languages;
    Composition m_composition;
    std::unique_ptr<ui::MainWindow> m_window;
    std::unique_ptr<Photographer> m_photographer;
    TaskScope m_scope;
};

} // namespace

int runScreenshot(const ScreenshotOptions &options, int &argc, char **argv)
{
    for (const ScreenshotOptions::Shot &shot : options.shots) {
        if (!Photographer::isBuilt(shot.page)) {
            complain(QStringLiteral("the page '%1' is not built yet").arg(shot.page));
            return 2;
        }
        if (needsSession(shot) && options.source.kind == SourceOptions::Kind::None) {
            complain(QStringLiteral("name a source: --demo, --api-url URL or --profile NAME"));
            return 2;
        }
        if (const auto script = parseShotScript(shot.script); !script) {
            complain(script.error());
            return 2;
        }
    }
    const QTemporaryDir folder;
    if (!folder.isValid() || !prepareSurroundings(options, folder))
        return complain(QStringLiteral("no temporary file can be written"));
    const QApplication app(argc, argv);
    QApplication::setCursorFlashTime(0);
    QApplication::setEffectEnabled(Qt::UI_AnimateCombo, false);
    Session session(options);
    QMetaObject::invokeMethod(qApp, [&session] { session.begin(); }, Qt::QueuedConnection);
    return QApplication::exec();
}

} // namespace deck
