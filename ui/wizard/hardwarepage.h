// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "uicontext.h"
#include "wizardpage.h"

class QComboBox;
class QStandardItemModel;
class QTableView;

namespace deck::ui {

class ColumnFitter;
class FormField;
class PlainLabel;
class RowDelegate;
class SentenceLabel;

/// Region and GPU type, with what is known about free GPUs and the price of each pair, and the driver.
class HardwarePage : public WizardPage
{
    Q_OBJECT

public:
    HardwarePage(FleetSession &session, const UiContext &context, QWidget *parent = nullptr);

    QString stepName() const override;
    QString stepSummary(const ClusterSpec &spec) const override;
    QList<SpecField> fields() const override;
    void store(ClusterSpec &spec) const override;
    void load(const ClusterSpec &spec) override;
    void showSpec(const ClusterSpec &spec) override;
    void showProblems(const QList<SpecProblem> &problems, bool all) override;
    QWidget *firstField() const override;

    static QString driverWords(const DriverVersion &driver);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Offer
    {
        RegionName region;
        GpuType gpuType;
        bool operator==(const Offer &) const = default;
    };

    void retranslate();
    void fillOffers();
    void fillDrivers();
    std::optional<Offer> chosen() const;
    QString freeWords(const Offer &offer) const;

    FleetSession &m_session;
    UiContext m_context;
    QList<Offer> m_offers;
    std::optional<Offer> m_chosen;
    QList<DriverVersion> m_drivers;
    std::optional<DriverVersion> m_wanted; ///< of an earlier try; nothing once the user chose
    PlainLabel *m_title;
    SentenceLabel *m_intro;
    PlainLabel *m_offersLabel;
    QStandardItemModel *m_model;
    QTableView *m_table;
    ColumnFitter *m_fit;
    SentenceLabel *m_problem;
    SentenceLabel *m_evidence;
    QComboBox *m_driver;
    FormField *m_driverField;
};

} // namespace deck::ui
