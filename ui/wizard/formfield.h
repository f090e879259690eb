// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;

namespace deck::ui {

class PlainLabel;
class SentenceLabel;

/// A labelled field with a hint below it, which gives way to what is wrong.
class FormField : public QWidget
{
    Q_OBJECT

public:
    explicit FormField(QWidget *control, QWidget *parent = nullptr);

    void setTexts(const QString &label, const QString &hint = {});
    void addBeside(QWidget *widget);
    void setProblem(const QString &problem);
    QString problem() const { return m_problem; }

private:
    void showNote();

    QWidget *m_control;
    PlainLabel *m_label;
    QHBoxLayout *m_row;
    SentenceLabel *m_note;
    QString m_hint;
    QString m_problem;
};

} // namespace deck::ui
