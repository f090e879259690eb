// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sessionhost.h"

#include <QScrollArea>

class QBoxLayout;
class QPushButton;

namespace deck::ui {

class ConnectForm;
class FactGrid;
class PlainLabel;
class SentenceLabel;
class Surface;

/// The first page: connect with a key, or look around in the demo.
class ConnectPage : public QScrollArea
{
    Q_OBJECT
public:
    enum class Pace { Ticking, Still }; ///< Still: no seconds are counted, as in pictures

    explicit ConnectPage(SessionHost &host, Pace pace = Pace::Ticking, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildLayout();
    QWidget *makeDemoHalf();
    void retranslate();
    void startDemo();
    void showOutcome();

    SessionHost &m_host;
    PlainLabel *m_tagline;
    Surface *m_card;
    QBoxLayout *m_halves;
    ConnectForm *m_form;
    PlainLabel *m_demoTitle;
    SentenceLabel *m_demoLead;
    QList<PlainLabel *> m_points;
    QPushButton *m_demo;
    PlainLabel *m_demoKey;
    PlainLabel *m_usesTitle;
    FactGrid *m_uses;
    PlainLabel *m_keys;
};

} // namespace deck::ui
