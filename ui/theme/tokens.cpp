// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tokens.h"

namespace deck::ui {

namespace {

struct Row
{
    const char *cssName;
    QColor Tokens::*member;
    QRgb light;
    QRgb dark;
};

// The mockups' kit.css is the source; tst_tokens compares.
constexpr Row rows[] = {
    {"window", &Tokens::window, 0xFFF2F4F7, 0xFF14181E},
    {"base", &Tokens::base, 0xFFFFFFFF, 0xFF1A2028},
    {"alt", &Tokens::alt, 0xFFF8F9FB, 0xFF1E242D},
    {"raised", &Tokens::raised, 0xFFE9EDF2, 0xFF262E39},
    {"sidebar", &Tokens::sidebar, 0xFFE9EDF2, 0xFF171C23},
    {"line", &Tokens::line, 0xFFD6DCE4, 0xFF343E4B},
    {"line2", &Tokens::line2, 0xFF838E9C, 0xFF77859A},
    {"grid", &Tokens::grid, 0xFFE6EAEF, 0xFF2A323D},
    {"text", &Tokens::text, 0xFF18212C, 0xFFE6EBF1},
    {"text2", &Tokens::text2, 0xFF465362, 0xFFB7C1CD},
    {"text3", &Tokens::text3, 0xFF5C6877, 0xFF97A4B3},
    {"dis", &Tokens::disabled, 0xFF8B95A2, 0xFF6F7B8A},
    {"accent", &Tokens::accent, 0xFF1459C7, 0xFF78AEFF},
    {"accentHi", &Tokens::accentHi, 0xFF0F4AA8, 0xFF9CC4FF},
    {"onAccent", &Tokens::onAccent, 0xFFFFFFFF, 0xFF0B1624},
    {"sel", &Tokens::sel, 0xFFDCE8FB, 0xFF223A5E},
    {"selLine", &Tokens::selLine, 0xFF1459C7, 0xFF78AEFF},
    {"hover", &Tokens::hover, 0xFFEEF3FA, 0xFF222B37},
    {"link", &Tokens::link, 0xFF1459C7, 0xFF8DBBFF},
    {"std", &Tokens::standard, 0xFF1F4878, 0xFFB2CDEC},
    {"stdArea", &Tokens::standardArea, 0xFF1F4878, 0xFF6F97CB},
    {"stdText", &Tokens::standardText, 0xFF1F4470, 0xFFBFD6F0},
    {"stdTint", &Tokens::standardTint, 0xFFE7EDF5, 0xFF25364A},
    {"pre", &Tokens::pre, 0xFFB262D0, 0xFFB565D4},
    {"preText", &Tokens::preText, 0xFF7A2F96, 0xFFE0AEF2},
    {"preTint", &Tokens::preTint, 0xFFF6EDFA, 0xFF3A2744},
    {"preArea", &Tokens::preArea, 0xFFE3C5EE, 0xFF5C3A6B},
    {"sto", &Tokens::storage, 0xFF8793A1, 0xFF66717F},
    {"ok", &Tokens::ok, 0xFF2C8A62, 0xFF55C090},
    {"okText", &Tokens::okText, 0xFF14603F, 0xFF7FD9AE},
    {"okTint", &Tokens::okTint, 0xFFDFF1E7, 0xFF1B3A2D},
    {"warn", &Tokens::warn, 0xFFB36B00, 0xFFF0B54A},
    {"warnText", &Tokens::warnText, 0xFF7A4700, 0xFFFFCF7D},
    {"warnTint", &Tokens::warnTint, 0xFFFFF1D6, 0xFF3D2F14},
    {"warnLine", &Tokens::warnLine, 0xFFE0B061, 0xFF7F6227},
    {"crit", &Tokens::crit, 0xFFB3261E, 0xFFFF8A80},
    {"critText", &Tokens::critText, 0xFF93180F, 0xFFFFA79F},
    {"critTint", &Tokens::critTint, 0xFFFCE6E3, 0xFF462220},
    {"critLine", &Tokens::critLine, 0xFFE3A19B, 0xFF8C4640},
    {"info", &Tokens::info, 0xFF1459C7, 0xFF78AEFF},
    {"infoText", &Tokens::infoText, 0xFF12479B, 0xFFA6CAFF},
    {"infoTint", &Tokens::infoTint, 0xFFE6EFFC, 0xFF1D3150},
    {"infoLine", &Tokens::infoLine, 0xFFA9C5F0, 0xFF3E639B},
    {"p0", &Tokens::p0, 0xFFE4E8ED, 0xFF2C3541},
    {"p1", &Tokens::p1, 0xFFC5D4EA, 0xFF33486A},
    {"p2", &Tokens::p2, 0xFF9CB8DF, 0xFF42659B},
    {"p3", &Tokens::p3, 0xFF6E93CC, 0xFF5F8BD0},
    {"pvText", &Tokens::provText, 0xFF2F4F86, 0xFFA9C6F5},
    {"pvTint", &Tokens::provTint, 0xFFE8EEF8, 0xFF22324B},
    {"pvLine", &Tokens::provLine, 0xFF5577AE, 0xFF7FA3DA},
    {"run", &Tokens::run, 0xFFD9EFE3, 0xFF1D4233},
    {"runLine", &Tokens::runLine, 0xFF2C8A62, 0xFF55C090},
    {"runText", &Tokens::runText, 0xFF14553A, 0xFFA5E6C8},
    {"drain", &Tokens::drain, 0xFFFFE3AB, 0xFF5A4315},
    {"drainLine", &Tokens::drainLine, 0xFFA86200, 0xFFF0B54A},
    {"drainText", &Tokens::drainText, 0xFF6B3E00, 0xFFFFDFA5},
    {"fail", &Tokens::fail, 0xFFF8CFCB, 0xFF5A2724},
    {"failLine", &Tokens::failLine, 0xFFB3261E, 0xFFFF8A80},
    {"paus", &Tokens::paused, 0xFFE2E5EA, 0xFF333C48},
    {"pausLine", &Tokens::pausedLine, 0xFF66717F, 0xFF97A4B3},
    {"pausText", &Tokens::pausedText, 0xFF4B5664, 0xFFC2CBD6},
    {"scrim", &Tokens::scrim, 0x6118212C, 0x94040609},
    {"track", &Tokens::track, 0xFFE1E6EC, 0xFF303946},
};

Tokens filled(QRgb Row::*column)
{
    Tokens tokens;
    for (const Row &row : rows)
        tokens.*row.member = QColor::fromRgba(row.*column);
    return tokens;
}

} // namespace

const Tokens &Tokens::light()
{
    static const Tokens tokens = filled(&Row::light);
    return tokens;
}

const Tokens &Tokens::dark()
{
    static const Tokens tokens = filled(&Row::dark);
    return tokens;
}

const Tokens &Tokens::of(const QPalette &palette)
{
    // By the window alone: labels and buttons change their text colours, nobody changes the window from light to dark.
    return qGray(palette.color(QPalette::Active, QPalette::Window).rgb()) < 128 ? dark() : light();
}

bool Tokens::isDark() const
{
    return this == &dark();
}

QPalette Tokens::toPalette() const
{
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, alt);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::PlaceholderText, text3);
    palette.setColor(QPalette::Button, base);
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::BrightText, onAccent);
    palette.setColor(QPalette::ToolTipBase, base);
    palette.setColor(QPalette::ToolTipText, text);
    // Fusion draws selected text with HighlightedText; our selection is a tint, so the text keeps its colour.
    palette.setColor(QPalette::Highlight, sel);
    palette.setColor(QPalette::HighlightedText, text);
    palette.setColor(QPalette::Link, link);
    palette.setColor(QPalette::LinkVisited, link);
    palette.setColor(QPalette::Light, base);
    palette.setColor(QPalette::Midlight, raised);
    palette.setColor(QPalette::Mid, line);
    palette.setColor(QPalette::Dark, line2);
    palette.setColor(QPalette::Shadow, line2);
    palette.setColor(QPalette::Disabled, QPalette::WindowText, disabled);
    palette.setColor(QPalette::Disabled, QPalette::Text, disabled);
    palette.setColor(QPalette::Disabled, QPalette::ButtonText, disabled);
    palette.setColor(QPalette::Disabled, QPalette::PlaceholderText, disabled);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, disabled);
    palette.setColor(QPalette::Disabled, QPalette::Base, window);
    palette.setColor(QPalette::Disabled, QPalette::Button, window);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, raised);
    palette.setColor(QPalette::Disabled, QPalette::Link, disabled);
    return palette;
}

QList<Tokens::Named> Tokens::all()
{
    QList<Named> names;
    for (const Row &row : rows)
        names.append({row.cssName, row.member});
    return names;
}

} // namespace deck::ui
