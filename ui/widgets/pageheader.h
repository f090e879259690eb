// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sentence.h"
#include "surface.h"

class QHBoxLayout;
class QTabBar;

namespace deck::ui {

class PlainLabel;
class SentenceLabel;

/// The head of a page: title with pills, subtitle, actions at the right, and tabs where there are some. 64 px high, or 60
/// and 34 for the tabs.
class PageHeader : public Surface
{
    Q_OBJECT

public:
    explicit PageHeader(const QString &title = {}, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    void setSubtitle(const Sentence &subtitle);
    void addPill(QWidget *pill);     ///< right of the title
    void addAction(QWidget *widget); ///< at the right edge, in reading order
    /// Made on first use. Texts may carry mnemonics.
    QTabBar *tabs();
    void setTabCounter(int index, int count); ///< behind the text of the tab; 0 hides it

protected:
    bool event(QEvent *event) override;

private:
    void applyHeight();

    PlainLabel *m_title;
    SentenceLabel *m_subtitle;
    QHBoxLayout *m_titleRow;
    QHBoxLayout *m_actions;
    QWidget *m_top;
    QTabBar *m_tabs = nullptr;
};

} // namespace deck::ui
