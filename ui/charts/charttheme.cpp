// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charttheme.h"

#include "hatch.h"
#include "tokens.h"

namespace deck::ui {

QBrush ChartTheme::fill(ChartData::Kind kind, const Tokens &tokens, qreal dpr)
{
    switch (kind) {
    case ChartData::Kind::Standard: return tokens.standardArea;
    case ChartData::Kind::Preemptible: return Hatch::preemptibleArea(tokens, dpr);
    case ChartData::Kind::Storage: return tokens.storage;
    }
    Q_UNREACHABLE();
}

QColor ChartTheme::line(ChartData::Kind kind, const Tokens &tokens)
{
    switch (kind) {
    case ChartData::Kind::Standard: return tokens.standard;
    case ChartData::Kind::Preemptible: return tokens.pre;
    case ChartData::Kind::Storage: return tokens.storage;
    }
    Q_UNREACHABLE();
}

} // namespace deck::ui
