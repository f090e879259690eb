// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "offergridmodel.h"
#include "uicontext.h"
#include "wizardpage.h"

class QComboBox;

namespace deck::ui {

class FormField;
class OfferTable;
class PlainLabel;
class SentenceLabel;

/// Region and GPU type, with what is known about free GPUs and the prices of each pair, and the driver.
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
    /// The catalogue id, or that there is none and what is sent instead.
    static QString driverIdWords(const DriverVersion &driver);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Choice
    {
        RegionName region;
        GpuType gpuType;
        bool operator==(const Choice &) const = default;
    };

    void retranslate();
    void fillOffers();
    void fillDrivers();
    bool isOffered() const; ///< the choice, now
    QString evidenceWords() const;

    FleetSession &m_session;
    UiContext m_context;
    OfferGridModel m_offers;
    std::optional<Choice> m_chosen; ///< stays when it has left the list, so that the form says so instead of taking another
    QList<DriverVersion> m_drivers;
    std::optional<DriverVersion> m_wanted; ///< of an earlier try; nothing once the user chose
    PlainLabel *m_title;
    SentenceLabel *m_intro;
    PlainLabel *m_offersLabel;
    OfferTable *m_table;
    SentenceLabel *m_problem;
    SentenceLabel *m_evidence;
    QComboBox *m_driver;
    FormField *m_driverField;
};

} // namespace deck::ui
