// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace deck::ui {

class PlainLabel;

/// One line of a price panel: mark and name with a caption below, the figure at the right.
class PriceLine : public QWidget
{
    Q_OBJECT

public:
    enum class Mark { None, Standard, Preemptible, Storage };

    explicit PriceLine(Mark mark, bool boldFigure, QWidget *parent = nullptr);

    void setTexts(const QString &name, const QString &caption, const QString &figure);
    void setGood(bool good); ///< a saving, in green

private:
    PlainLabel *m_name;
    PlainLabel *m_caption;
    PlainLabel *m_figure;
};

} // namespace deck::ui
