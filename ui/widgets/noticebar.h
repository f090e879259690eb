// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sentence.h"
#include "surface.h"

class QHBoxLayout;
class QPushButton;
class QVBoxLayout;

namespace deck::ui {

class Glyph;
class SentenceLabel;

/// A calm banner: glyph, a sentence whose bold part is the headline, buttons at the right.
///
///     auto *notice = new NoticeBar(NoticeBar::Kind::Preemption);
///     notice->setSentence(Sentence(tr("**1 preemptible node is being taken back.** ``%1`` leaves by %2."), {name, time}));
///     connect(notice->addButton(tr("View drain")), &QPushButton::clicked, …);
class NoticeBar : public Surface
{
    Q_OBJECT

public:
    enum class Kind { Info, Warning, Critical, Preemption, Quiet, Good, Offline };
    Q_ENUM(Kind)
    enum class Frame { Box, EdgeToEdge }; ///< EdgeToEdge lies on top of a view, with a line below only

    explicit NoticeBar(Kind kind, const Sentence &sentence = {}, QWidget *parent = nullptr);

    void setKind(Kind kind);
    void setIcon(const QString &iconName); ///< instead of the kind's glyph ("clock", "bolt")
    void setSentence(const Sentence &sentence);
    void setFrame(Frame frame);
    QPushButton *addButton(const QString &text); ///< 24 px, never a default button
    void addWidget(QWidget *widget);             ///< before the buttons: a drain bar, a countdown
    void setButtonsBelow(bool below);            ///< for narrow panels: buttons under the sentence

private:
    Glyph *m_glyph;
    SentenceLabel *m_label;
    QHBoxLayout *m_row;
    QVBoxLayout *m_words;
    QHBoxLayout *m_buttons;
};

} // namespace deck::ui
