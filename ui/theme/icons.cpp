// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "icons.h"

#include "tokens.h"

#include <QApplication>
#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

// The resource lives in a static library, which the linker drops unless it is asked for; the macro must stand outside
// of any namespace.
static void initIconResource()
{
    Q_INIT_RESOURCE(icons);
}

namespace deck::ui {

namespace {

const QByteArray &source(const QString &name)
{
    static QHash<QString, QByteArray> cache;
    const auto found = cache.constFind(name);
    if (found != cache.constEnd())
        return *found;
    initIconResource();
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    QByteArray svg;
    if (file.open(QIODevice::ReadOnly))
        svg = file.readAll();
    return *cache.insert(name, svg);
}

class InkEngine final : public QIconEngine
{
public:
    explicit InkEngine(QString name) : m_name(std::move(name)) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const Tokens &tokens = Tokens::of(QApplication::palette());
        Icons::paint(*painter, rect, m_name,
                     mode == QIcon::Disabled ? tokens.disabled : Icons::markInk(m_name, tokens.text, tokens), tokens.base);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new InkEngine(m_name); }
    QString iconName() override { return m_name; }
    QString key() const override { return QStringLiteral("deck-ink"); }

private:
    QString m_name;
};

} // namespace

QIcon Icons::icon(const QString &name)
{
    Q_ASSERT(has(name));
    return QIcon(new InkEngine(name));
}

QColor Icons::markInk(const QString &name, const QColor &ink, const Tokens &tokens)
{
    if (name == QLatin1String("glyph-std"))
        return tokens.standard;
    return name == QLatin1String("glyph-pre") ? tokens.pre : ink;
}

bool Icons::has(const QString &name)
{
    return !name.isEmpty() && !source(name).isEmpty();
}

QPixmap Icons::pixmap(const QString &name, int size, const QColor &ink, const QColor &paper, qreal dpr)
{
    const QString key = QStringLiteral("deck/%1/%2/%3/%4/%5")
                            .arg(name).arg(size).arg(ink.rgba(), 8, 16).arg(paper.rgba(), 8, 16).arg(dpr);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    const int side = qMax(1, qRound(size * dpr));
    pixmap = QPixmap(side, side);
    pixmap.fill(Qt::transparent);
    QByteArray svg = source(name);
    svg.replace("#000000", ink.name().toLatin1()).replace("#FFFFFF", paper.name().toLatin1());
    QSvgRenderer renderer(svg);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    painter.end();
    pixmap.setDevicePixelRatio(dpr);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

void Icons::paint(QPainter &painter, const QRectF &rect, const QString &name, const QColor &ink, const QColor &paper)
{
    const qreal dpr = painter.device() ? painter.device()->devicePixelRatioF() : 1.0;
    const int side = qRound(qMin(rect.width(), rect.height()));
    const QPixmap image = pixmap(name, side, ink, paper, dpr);
    const QPointF at = rect.center() - QPointF(side / 2.0, side / 2.0);
    painter.drawPixmap(QPointF(qRound(at.x() * dpr) / dpr, qRound(at.y() * dpr) / dpr), image);
}

} // namespace deck::ui
