// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sentencelabel.h"

#include <QHelpEvent>
#include <QPainter>
#include <QTextOption>
#include <QToolTip>

#include <cmath>

namespace deck::ui {

namespace {

constexpr int comfortableWidth = 440; // what an unbounded layout gets; it may still be wider or narrower

} // namespace

SentenceLabel::SentenceLabel(const Sentence &sentence, Type::Role role, Ink ink, QWidget *parent)
    : QWidget(parent), m_role(role), m_ink(ink)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setSentence(sentence);
}

void SentenceLabel::setSentence(const Sentence &sentence)
{
    m_sentence = sentence;
    m_text = sentence.toPlainText();
    m_text.replace(QLatin1Char('\n'), QChar(QChar::LineSeparator));
    setAccessibleName(sentence.toPlainText());
    contentChanged();
}

void SentenceLabel::setRole(Type::Role role)
{
    m_role = role;
    contentChanged();
}

void SentenceLabel::setInk(Ink ink)
{
    m_ink = ink;
    update();
}

void SentenceLabel::setAlignment(Qt::Alignment alignment)
{
    m_alignment = alignment;
    update();
}

void SentenceLabel::setWrapped(bool wrapped)
{
    m_wrapped = wrapped;
    QSizePolicy policy = sizePolicy();
    policy.setHeightForWidth(wrapped);
    setSizePolicy(policy);
    contentChanged();
}

void SentenceLabel::contentChanged()
{
    updateGeometry();
    update();
}

QList<QTextLayout::FormatRange> SentenceLabel::formats(const Tokens *tokens) const
{
    QList<QTextLayout::FormatRange> ranges;
    int at = 0;
    for (const Sentence::Run &run : m_sentence.runs()) {
        QTextLayout::FormatRange range;
        range.start = at;
        range.length = int(run.text.size());
        at += range.length;
        QFont font = run.mono ? Type::font(Type::Role::Mono) : Type::font(m_role);
        if (run.mono)
            font.setPixelSize(Type::font(m_role).pixelSize());
        if (run.bold)
            font.setBold(true);
        range.format.setFont(font);
        if (tokens) {
            // A bold part in a grey sentence is what matters, and stands out by its ink too.
            const bool grey = m_ink == Ink::Text2 || m_ink == Ink::Text3;
            range.format.setForeground(isEnabled() ? inkColor(run.bold && grey ? Ink::Text : m_ink, *tokens) : tokens->disabled);
        }
        ranges.append(range);
    }
    return ranges;
}

int SentenceLabel::layOut(QTextLayout &layout, int width) const
{
    QTextOption option;
    option.setWrapMode(m_wrapped ? QTextOption::WrapAtWordBoundaryOrAnywhere : QTextOption::NoWrap);
    layout.setTextOption(option);
    const int lineHeight = Type::lineHeight(m_role);
    int y = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        const qreal x = m_alignment & Qt::AlignHCenter ? (width - line.naturalTextWidth()) / 2 : 0;
        line.setPosition(QPointF(x, y + (lineHeight - line.height()) / 2));
        y += lineHeight;
    }
    layout.endLayout();
    return qMax(y, lineHeight);
}

int SentenceLabel::naturalWidth() const
{
    QTextLayout layout(m_text, Type::font(m_role));
    layout.setFormats(formats(nullptr));
    layOut(layout, 1 << 20);
    qreal width = 0;
    for (int i = 0; i < layout.lineCount(); ++i)
        width = qMax(width, layout.lineAt(i).naturalTextWidth());
    return int(std::ceil(width));
}

int SentenceLabel::heightForWidth(int width) const
{
    QTextLayout layout(m_text, Type::font(m_role));
    layout.setFormats(formats(nullptr));
    return layOut(layout, qMax(1, width));
}

QSize SentenceLabel::sizeHint() const
{
    const int width = naturalWidth();
    if (!m_wrapped)
        return {width, Type::lineHeight(m_role)};
    const int wanted = qMin(width, Type::lineHeight(m_role) * comfortableWidth / 16);
    return {wanted, heightForWidth(wanted)};
}

QSize SentenceLabel::minimumSizeHint() const
{
    return {qMin(naturalWidth(), Type::lineHeight(m_role) * 6), Type::lineHeight(m_role)};
}

void SentenceLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &tokens = Tokens::of(palette());
    QTextLayout layout(m_text, Type::font(m_role));
    layout.setFormats(formats(&tokens));
    const int height = layOut(layout, width());
    const qreal top = qMax(0, (this->height() - height) / 2);
    painter.setPen(inkColor(m_ink, tokens));
    if (!isElided()) {
        layout.draw(&painter, QPointF(0, top));
        return;
    }
    // Cut by hand, so that what is left keeps its bold and mono parts.
    const QString dots(QChar(0x2026));
    const qreal room = width() - QFontMetricsF(Type::font(m_role)).horizontalAdvance(dots);
    const int kept = layout.lineAt(0).xToCursor(qMax(0.0, room), QTextLine::CursorOnCharacter);
    QTextLayout cut(m_text.left(kept).trimmed() + dots, Type::font(m_role));
    cut.setFormats(formats(&tokens));
    layOut(cut, width());
    cut.draw(&painter, QPointF(0, top));
}

bool SentenceLabel::isElided() const
{
    return !m_wrapped && naturalWidth() > width();
}

bool SentenceLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange)
        contentChanged();
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty() && isElided()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), m_sentence.toPlainText().toHtmlEscaped(), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace deck::ui
