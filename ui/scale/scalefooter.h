// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QPushButton;

namespace deck::ui {

class DialogFrame;
class PlainLabel;

/// The buttons of the scale dialog: which of them each page has, and which may be pressed.
class ScaleFooter : public QObject
{
    Q_OBJECT

public:
    enum class Page { Edit, Review, Compare };

    struct State
    {
        Page page = Page::Edit;
        bool writesAllowed = true;
        bool underWay = false;    ///< a request goes on whether the dialog is open or not
        bool sent = false;
        bool changed = false;     ///< there is something to reset
        bool complete = false;    ///< what is wanted may be asked for
        bool agreed = false;      ///< Review: the check box opened the deed
        bool newestShown = false; ///< Compare: the fleet knows the state that is shown
        bool there = true;
        bool onlyRemoves = false;
        QString deed;
    };

    explicit ScaleFooter(DialogFrame *dialog);

    void show(const State &state);
    void retranslate();

    QPushButton *cancel() const { return m_cancel; }
    QPushButton *reset() const { return m_reset; }
    QPushButton *review() const { return m_review; }
    QPushButton *back() const { return m_back; }
    QPushButton *deed() const { return m_deed; }
    QPushButton *keepTheirs() const { return m_keepTheirs; }
    QPushButton *applyMine() const { return m_applyMine; }

private:
    static QString captionOf(const State &state);

    QPushButton *m_cancel;
    PlainLabel *m_caption;
    QPushButton *m_reset;
    QPushButton *m_review;
    QPushButton *m_back;
    QPushButton *m_deed;
    QPushButton *m_keepTheirs;
    QPushButton *m_applyMine;
};

} // namespace deck::ui
