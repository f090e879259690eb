// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clusterspec.h"
#include "fleetsession.h"
#include "uicontext.h"

#include <QWidget>

class QCheckBox;

namespace deck::ui {

class LinkButton;
class NoticeBar;
class PlainLabel;
class PriceLine;
class SentenceLabel;
class SplitBar;
class Surface;

/// What the wanted cluster costs at least and at most, beside every step; on the last one also the box that agrees to it.
class PricePanel : public QWidget
{
    Q_OBJECT

public:
    PricePanel(FleetSession &session, const UiContext &context, QWidget *parent = nullptr);

    /// Any change of a price clears the agreement.
    void showSpec(const ClusterSpec &spec);
    void setAgreementShown(bool shown);
    bool isAgreed() const;
    void clearAgreement();
    QCheckBox *agreement() const { return m_agree; }

Q_SIGNALS:
    void agreementChanged();
    void ratesWanted();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildLayout();
    void retranslate();
    QString range(Amount least, Amount most, bool unpriced) const;
    void showLines(const RateCard &card, Instant now);
    void showSaving(bool known);

    FleetSession &m_session;
    UiContext m_context;
    ClusterSpec m_spec;
    BurnRate m_least;
    BurnRate m_most;
    BurnRate m_beside; ///< what comes by the hour whatever the standard GPUs cost
    PlainLabel *m_title;
    SentenceLabel *m_source;
    PriceLine *m_standard;
    PriceLine *m_preemptible;
    PriceLine *m_storage;
    SentenceLabel *m_why; ///< there is no price
    PlainLabel *m_startsCaption;
    PlainLabel *m_starts;
    QWidget *m_upTo;
    PlainLabel *m_upToCaption;
    PlainLabel *m_mostFigure;
    PlainLabel *m_fill;
    QWidget *m_parts;
    SplitBar *m_bar;
    PlainLabel *m_always;
    PlainLabel *m_whileRunning;
    PriceLine *m_perDay;
    PriceLine *m_perMonth;
    PriceLine *m_allOnDemand;
    PriceLine *m_saved;
    NoticeBar *m_metering;
    LinkButton *m_rates;
    Surface *m_agreeBox;
    QCheckBox *m_agree;
    SentenceLabel *m_agreeWords;
};

} // namespace deck::ui
