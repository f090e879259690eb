// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace deck::ui {

class FormField;
class GpuSpinBox;
class PlainLabel;
class RefusalLine;

/// A labelled whole number with its unit. What is typed out of range stays as typed and is refused with the nearest values.
class CountField : public QWidget
{
    Q_OBJECT

public:
    CountField(const char *spinBoxName, int least, int most, QWidget *parent = nullptr);

    void setTexts(const QString &label, const QString &unit, const QString &hint);
    int value() const;
    void setValue(int value);
    bool isAcceptable() const;
    void setProblem(const QString &problem);

Q_SIGNALS:
    void edited();

private:
    GpuSpinBox *m_spin;
    PlainLabel *m_unit;
    FormField *m_field;
    RefusalLine *m_refusal;
};

} // namespace deck::ui
