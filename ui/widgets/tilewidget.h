// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "surface.h"

#include <QVector>

class QVBoxLayout;

namespace deck::ui {

class PlainLabel;
class Sparkline;

/// A figure that matters: caption, large value with its unit, a note or a small widget below.
///
///     tile->setCaption(tr("Burn rate now"));
///     tile->setValue(fmt.usd(burn), Fmt::perHourUnit());
///     tile->setNote(tr("Compute %1, storage %2").arg(…));
class TileWidget : public Surface
{
    Q_OBJECT

public:
    explicit TileWidget(const QString &caption = {}, QWidget *parent = nullptr);

    void setCaption(const QString &caption);
    void setValue(const QString &value, const QString &unit = {});
    void setNote(const QString &note);
    void setSpark(const QVector<double> &values); ///< at the right of the value; fewer than two values hide it
    void setExtra(QWidget *widget);               ///< below the value, in the place of the note

private:
    void describe();

    PlainLabel *m_caption;
    PlainLabel *m_value;
    PlainLabel *m_unit;
    PlainLabel *m_note;
    Sparkline *m_spark;
    bool m_hasExtra = false;
    QVBoxLayout *m_column;
};

} // namespace deck::ui
