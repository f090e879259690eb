// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUrl>
#include <QWidget>

class QLineEdit;
class QPushButton;
class QSpinBox;

namespace deck::ui {

class PlainLabel;
class SentenceLabel;

/// What few need: another service URL, a company's own authority, another number of reads a minute.
class AdvancedFields : public QWidget
{
    Q_OBJECT
public:
    explicit AdvancedFields(QWidget *parent = nullptr);

    void setService(const QUrl &service);
    QUrl service() const;
    void setCaFile(const QString &path);
    QString caFile() const; ///< empty for none
    /// As in Profile: 0 for what we assume.
    void setReadsPerMinute(int reads);
    int readsPerMinute() const;

    /// What is wrong, empty when nothing is; marks the field and says it below.
    QString complaint();
    void focusFirst();
    /// In the order of the Tab key.
    QList<QWidget *> fields() const;

Q_SIGNALS:
    void serviceEdited();
    void submitted(); ///< Enter in a field

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildLayout();
    void retranslate();
    void browse();
    QString serviceComplaint() const;
    QString caComplaint() const;

    PlainLabel *m_serviceLabel;
    QLineEdit *m_service;
    SentenceLabel *m_serviceError;
    PlainLabel *m_caLabel;
    QLineEdit *m_ca;
    QPushButton *m_browse;
    SentenceLabel *m_caError;
    PlainLabel *m_readsLabel;
    QSpinBox *m_reads;
    SentenceLabel *m_readsHint;
};

} // namespace deck::ui
