// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;

namespace deck::ui {

class GpuSpinBox;
class PlainLabel;
class SentenceLabel;

/// The caption below a GpuSpinBox: a hint, or, while a value is refused, why and the two nearest values as buttons.
class RefusalLine : public QWidget
{
    Q_OBJECT

public:
    explicit RefusalLine(GpuSpinBox *spinBox, const QString &hint = {}, QWidget *parent = nullptr);

    void setHint(const QString &hint);

protected:
    void changeEvent(QEvent *event) override;

private:
    void renew();

    GpuSpinBox *m_spinBox;
    SentenceLabel *m_hint;
    QWidget *m_offer;
    QHBoxLayout *m_offerRow;
};

} // namespace deck::ui
