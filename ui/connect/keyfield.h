// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "secret.h"

#include <QWidget>

class QLineEdit;
class QPushButton;

namespace deck::ui {

class LinkButton;
class PlainLabel;
class SentenceLabel;

/// The API key: hidden as it is typed, with its last four characters beside it, so that two keys can be told apart.
class KeyField : public QWidget
{
    Q_OBJECT
public:
    /// `fromEnvironment` is offered when it is not empty.
    explicit KeyField(Secret fromEnvironment, QWidget *parent = nullptr);

    Secret key() const; ///< without spaces around it
    void clear();
    void setRefused(bool refused);
    /// While it is tried the key can be looked at, not changed.
    void setFixed(bool fixed);
    void takeFocus();
    /// In the order of the Tab key.
    QList<QWidget *> fields() const;

Q_SIGNALS:
    void edited();
    void submitted(); ///< Enter

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void retranslate();
    void showEnd();

    Secret m_fromEnvironment;
    PlainLabel *m_label;
    QLineEdit *m_key;
    PlainLabel *m_end; ///< inside the field
    QPushButton *m_show;
    QPushButton *m_paste;
    SentenceLabel *m_hint;
    LinkButton *m_offer;
};

} // namespace deck::ui
