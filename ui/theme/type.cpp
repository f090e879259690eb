// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "type.h"

#include <QApplication>

namespace deck::ui {

namespace {

constexpr int bodyPixels = 12;

struct Shape
{
    int pixels;
    int line;
    bool bold;
    bool mono;
};

Shape shapeOf(Type::Role role)
{
    switch (role) {
    case Type::Role::Countdown: return {36, 44, true, false};
    case Type::Role::Tile: return {22, 28, true, false};
    case Type::Role::Title: return {17, 22, true, false};
    case Type::Role::DialogTitle: return {15, 20, true, false};
    case Type::Role::Strong: return {12, 16, true, false};
    case Type::Role::Body: return {12, 16, false, false};
    case Type::Role::Caption: return {11, 14, false, false};
    case Type::Role::CaptionStrong: return {11, 14, true, false};
    case Type::Role::Mono: return {12, 16, false, true};
    case Type::Role::MonoStrong: return {12, 16, true, true};
    case Type::Role::MonoCaption: return {11, 14, false, true};
    }
    Q_UNREACHABLE();
}

} // namespace

QFont Type::font(Role role)
{
    const Shape shape = shapeOf(role);
    QFont font = QApplication::font();
    if (shape.mono) {
        font = QFont(QStringList{QStringLiteral("DejaVu Sans Mono"), QStringLiteral("monospace")});
        font.setStyleHint(QFont::Monospace);
    }
    font.setPixelSize(qRound(shape.pixels * textScale()));
    font.setBold(shape.bold);
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
    font.setFeature("tnum", 1); // figures of one width, so that columns of numbers stand; DejaVu's already are
#endif
    return font;
}

int Type::lineHeight(Role role)
{
    return qRound(shapeOf(role).line * textScale());
}

qreal Type::textScale()
{
    const int pixels = QApplication::font().pixelSize();
    return pixels > 0 ? qreal(pixels) / bodyPixels : 1.0;
}

void Type::setTextScale(qreal scale)
{
    QFont font(QStringList{QStringLiteral("DejaVu Sans"), QStringLiteral("sans-serif")});
    font.setPixelSize(qRound(bodyPixels * qBound(1.0, scale, 2.0)));
    QApplication::setFont(font);
}

} // namespace deck::ui
