// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tokens.h"

namespace deck::ui {

/// The colour of a text, by meaning; inkColor() looks it up in the tokens in force.
enum class Ink { Text, Text2, Text3, Link, Ok, Warn, Crit, Info, Standard, Pre, OnAccent, Disabled };

inline QColor inkColor(Ink ink, const Tokens &c)
{
    switch (ink) {
    case Ink::Text: return c.text;
    case Ink::Text2: return c.text2;
    case Ink::Text3: return c.text3;
    case Ink::Link: return c.link;
    case Ink::Ok: return c.okText;
    case Ink::Warn: return c.warnText;
    case Ink::Crit: return c.critText;
    case Ink::Info: return c.infoText;
    case Ink::Standard: return c.standardText;
    case Ink::Pre: return c.preText;
    case Ink::OnAccent: return c.onAccent;
    case Ink::Disabled: return c.disabled;
    }
    Q_UNREACHABLE();
}

} // namespace deck::ui
