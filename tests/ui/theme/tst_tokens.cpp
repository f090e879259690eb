// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tokens.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace deck::ui;

namespace {

QHash<QString, QColor> declarations(const QString &css, const QString &selector)
{
    const qsizetype open = css.indexOf(selector + QLatin1Char('{'));
    const QString block = css.mid(open, css.indexOf(QLatin1Char('}'), open) - open);
    static const QRegularExpression hex(QStringLiteral("--(\\w+):(#[0-9A-Fa-f]{6})"));
    static const QRegularExpression rgba(QStringLiteral("--(\\w+):rgba\\((\\d+),(\\d+),(\\d+),([\\d.]+)\\)"));
    QHash<QString, QColor> colors;
    for (auto it = hex.globalMatch(block); it.hasNext();) {
        const auto match = it.next();
        colors.insert(match.captured(1), QColor(match.captured(2)));
    }
    for (auto it = rgba.globalMatch(block); it.hasNext();) {
        const auto match = it.next();
        colors.insert(match.captured(1), QColor(match.captured(2).toInt(), match.captured(3).toInt(), match.captured(4).toInt(),
                                                qRound(match.captured(5).toDouble() * 255)));
    }
    return colors;
}

double luminance(const QColor &color)
{
    const auto channel = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF()) + 0.0722 * channel(color.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double first = luminance(a);
    const double second = luminance(b);
    return (qMax(first, second) + 0.05) / (qMin(first, second) + 0.05);
}

} // namespace

class TestTokens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTokenIsTheMockups_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void everyTokenIsTheMockups()
    {
        QFETCH(bool, dark);
        QFile file(QStringLiteral(KIT_CSS));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto css = declarations(QString::fromUtf8(file.readAll()),
                                      dark ? QStringLiteral("html[data-theme=dark]") : QStringLiteral(":root"));
        const Tokens &tokens = dark ? Tokens::dark() : Tokens::light();
        QCOMPARE(css.size(), Tokens::all().size());
        for (const Tokens::Named &named : Tokens::all()) {
            QVERIFY2(css.contains(QLatin1String(named.cssName)), named.cssName);
            QVERIFY2(tokens.*named.member == css.value(QLatin1String(named.cssName)), named.cssName);
        }
    }

    void pairsAreReadable_data()
    {
        QTest::addColumn<QColor Tokens::*>("ink");
        QTest::addColumn<QColor Tokens::*>("paper");
        QTest::addColumn<double>("least");
        const auto row = [](const char *name, QColor Tokens::*ink, QColor Tokens::*paper, double least) {
            QTest::newRow(name) << ink << paper << least;
        };
        constexpr double text = 4.5, graphics = 3.0;
        for (const auto &[name, paper] : {std::pair{"window", &Tokens::window}, {"base", &Tokens::base}, {"alt", &Tokens::alt},
                                          {"raised", &Tokens::raised}, {"sel", &Tokens::sel}}) {
            row(qPrintable(QStringLiteral("text on %1").arg(QLatin1String(name))), &Tokens::text, paper, text);
            row(qPrintable(QStringLiteral("text2 on %1").arg(QLatin1String(name))), &Tokens::text2, paper, text);
            row(qPrintable(QStringLiteral("text3 on %1").arg(QLatin1String(name))), &Tokens::text3, paper, text);
        }
        row("primary button", &Tokens::onAccent, &Tokens::accent, text);
        row("primary button, hovered", &Tokens::onAccent, &Tokens::accentHi, text);
        row("link", &Tokens::link, &Tokens::base, text);
        row("standard badge", &Tokens::standardText, &Tokens::standardTint, text);
        row("preemptible badge", &Tokens::preText, &Tokens::preTint, text);
        row("good pill", &Tokens::okText, &Tokens::okTint, text);
        row("warning pill", &Tokens::warnText, &Tokens::warnTint, text);
        row("critical pill", &Tokens::critText, &Tokens::critTint, text);
        row("information pill", &Tokens::infoText, &Tokens::infoTint, text);
        row("provisioning pill", &Tokens::provText, &Tokens::provTint, text);
        row("quiet pill", &Tokens::pausedText, &Tokens::paused, text);
        row("stale pill", &Tokens::text2, &Tokens::raised, text);
        row("critical text", &Tokens::critText, &Tokens::base, text);
        row("running segment", &Tokens::runText, &Tokens::run, text);
        row("draining segment", &Tokens::drainText, &Tokens::drain, text);
        row("text on a warning notice", &Tokens::text, &Tokens::warnTint, text);
        row("text on a critical notice", &Tokens::text, &Tokens::critTint, text);
        row("control border", &Tokens::line2, &Tokens::base, graphics);
        row("focus ring", &Tokens::accent, &Tokens::window, graphics);
        row("standard bar", &Tokens::standard, &Tokens::base, graphics);
        row("preemptible bar", &Tokens::pre, &Tokens::base, graphics);
        row("preemptible bar, selected", &Tokens::pre, &Tokens::sel, graphics);
        row("storage bar", &Tokens::storage, &Tokens::base, graphics);
        row("good glyph", &Tokens::ok, &Tokens::base, graphics);
        row("warning glyph", &Tokens::warn, &Tokens::base, graphics);
        row("critical glyph", &Tokens::crit, &Tokens::base, graphics);
        row("information glyph", &Tokens::info, &Tokens::base, graphics);
    }

    void pairsAreReadable()
    {
        QFETCH(QColor Tokens::*, ink);
        QFETCH(QColor Tokens::*, paper);
        QFETCH(double, least);
        for (const Tokens *tokens : {&Tokens::light(), &Tokens::dark()}) {
            const double ratio = contrast(tokens->*ink, tokens->*paper);
            // The design system states one decimal ("storage 3.1"), measured on rounded values.
            QVERIFY2(ratio >= least - 0.05, qPrintable(QStringLiteral("%1 %2").arg(tokens->isDark() ? QStringLiteral("dark")
                                                                                                   : QStringLiteral("light"))
                                                           .arg(ratio)));
        }
    }

    void aPaletteLeadsBackToItsTokens()
    {
        QCOMPARE(&Tokens::of(Tokens::light().toPalette()), &Tokens::light());
        QCOMPARE(&Tokens::of(Tokens::dark().toPalette()), &Tokens::dark());
    }

    void selectedTextKeepsItsColour()
    {
        const QPalette palette = Tokens::light().toPalette();
        QCOMPARE(palette.color(QPalette::HighlightedText), palette.color(QPalette::Text));
    }
};

QTEST_MAIN(TestTokens)
#include "tst_tokens.moc"
