// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "dialogframe.h"
#include "fleetsession.h"
#include "uicontext.h"

class QCheckBox;
class QComboBox;
class QDateEdit;
class QGridLayout;
class QLineEdit;
class QPushButton;

namespace deck::ui {

class PlainLabel;
class PriceField;
class SentenceLabel;

/// The price book: a price per GPU-hour and class for each GPU type, one for storage, valid from a date, with its source. The
/// service publishes none (DESIGN.md, decision 7). What is entered here counts from its date and never changes the past
/// before it.
class RatesDialog : public DialogFrame
{
    Q_OBJECT

public:
    RatesDialog(FleetSession &session, const UiContext &context, QWidget *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        GpuType type;
        PlainLabel *name;
        PriceField *onDemand;
        PriceField *preemptible; ///< blank = half of on-demand
    };

    void buildLayout();
    void retranslate();
    void renew();
    void save();
    QString problem() const;
    QStringList dearerPreemptible() const;
    QList<GpuType> knownTypes() const;
    Instant validFrom() const;
    RateCard edited() const;

    FleetSession &m_session;
    UiContext m_context;
    SentenceLabel *m_intro;
    QGridLayout *m_grid;
    PlainLabel *m_typeHead;
    PlainLabel *m_onDemandHead;
    PlainLabel *m_preemptibleHead;
    QList<Row> m_rows;
    PlainLabel *m_storageLabel;
    PriceField *m_storage;
    QComboBox *m_storagePer;
    PlainLabel *m_fromLabel;
    QDateEdit *m_from;
    PlainLabel *m_fromNote;
    PlainLabel *m_sourceLabel;
    QLineEdit *m_source;
    QCheckBox *m_yes; ///< preemptible dearer than on-demand is meant
    SentenceLabel *m_problem;
    QPushButton *m_cancel;
    QPushButton *m_save;
};

} // namespace deck::ui
