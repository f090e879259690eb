// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ink.h"
#include "sentence.h"
#include "type.h"

#include <QTextLayout>
#include <QWidget>

namespace deck::ui {

/// Shows a Sentence, wrapped to its width, in the line height of the design. Its plain text is its accessible name.
class SentenceLabel : public QWidget
{
    Q_OBJECT

public:
    explicit SentenceLabel(const Sentence &sentence = {}, Type::Role role = Type::Role::Body, Ink ink = Ink::Text,
                           QWidget *parent = nullptr);

    const Sentence &sentence() const { return m_sentence; }
    void setSentence(const Sentence &sentence);
    void setText(const QString &text) { setSentence(Sentence::plain(text)); }
    void setRole(Type::Role role);
    void setInk(Ink ink);
    void setAlignment(Qt::Alignment alignment); ///< AlignLeft or AlignHCenter
    void setWrapped(bool wrapped);              ///< true at first; unwrapped text is elided at its end, and whole in the tooltip
    bool isElided() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return m_wrapped; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    QList<QTextLayout::FormatRange> formats(const Tokens *tokens) const;
    int layOut(QTextLayout &layout, int width) const;
    int naturalWidth() const;
    void contentChanged();

    Sentence m_sentence;
    QString m_text;
    Type::Role m_role;
    Ink m_ink;
    Qt::Alignment m_alignment = Qt::AlignLeft;
    bool m_wrapped = true;
};

} // namespace deck::ui
