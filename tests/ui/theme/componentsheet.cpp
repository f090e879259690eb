// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "componentsheet.h"

#include "barpainter.h"
#include "buttonrole.h"
#include "statewords.h"
#include "statuspainter.h"
#include "tokens.h"
#include "type.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTabBar>
#include <QToolButton>

using namespace deck::ui;

namespace {

void text(QPainter &painter, int x, int y, const QString &words, Type::Role role, const QColor &color)
{
    painter.setFont(Type::font(role));
    painter.setPen(color);
    painter.drawText(QRect(x, y, 700, Type::lineHeight(role)), Qt::AlignLeft | Qt::AlignVCenter, words);
}

void section(QPainter &painter, int x, int y, int width, const QString &title, const Tokens &c)
{
    text(painter, x, y, title, Type::Role::Strong, c.text);
    painter.fillRect(x, y + 20, width, 1, c.line);
}

void pills(QPainter &painter, int x, int y, const QList<Visual> &states, const Tokens &c)
{
    for (const Visual state : states) {
        StatusPainter::pill(painter, QRect(x, y, 300, 20), {state, {}}, c);
        y += 27;
    }
}

} // namespace

ComponentSheet::ComponentSheet()
{
    resize(1440, 900);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    addControls();
}

void ComponentSheet::addControls()
{
    int x = 24;
    const auto place = [&](QWidget *widget, int y, int width = 0) {
        widget->setParent(this);
        const QSize size = widget->sizeHint();
        widget->setGeometry(x, y, width ? width : size.width(), size.height());
        x += widget->width() + 8;
    };
    auto *primary = new QPushButton(QStringLiteral("Primary"));
    setButtonRole(primary, ButtonRole::Primary);
    place(primary, 561);
    place(new QPushButton(QStringLiteral("Default")), 561);
    auto *danger = new QPushButton(QStringLiteral("Delete…"));
    setButtonRole(danger, ButtonRole::Danger);
    place(danger, 561);
    auto *flat = new QPushButton(QStringLiteral("Flat"));
    setButtonRole(flat, ButtonRole::Flat);
    place(flat, 561);
    auto *disabled = new QPushButton(QStringLiteral("Disabled"));
    disabled->setEnabled(false);
    place(disabled, 561);
    x += 4;
    place(new QPushButton(QStringLiteral("Focus")), 561);
    auto *combo = new QComboBox;
    combo->addItems({QStringLiteral("prod-ml"), QStringLiteral("staging")});
    place(combo, 561, 140);
    auto *spin = new QSpinBox;
    spin->setRange(8, 512);
    spin->setValue(32);
    spin->setFont(Type::font(Type::Role::DialogTitle));
    spin->setAlignment(Qt::AlignRight);
    setControlSize(spin, ControlSize::Dialog);
    place(spin, 559, 144);

    x = 24;
    place(new QLineEdit(QStringLiteral("Text")), 597, 120);
    auto *focused = new QLineEdit(QStringLiteral("Focused"));
    place(focused, 597, 120);
    auto *invalid = new QLineEdit(QStringLiteral("12"));
    setInvalid(invalid, true);
    place(invalid, 597, 120);
    auto *tabs = new QTabBar;
    for (const auto *name : {"Overview", "Nodes", "Protection"})
        tabs->addTab(QLatin1String(name));
    tabs->setTabData(2, 2);
    tabs->setDrawBase(false);
    tabs->setExpanding(false);
    x = 600;
    place(tabs, 597);

    x = 130;
    const auto check = [](const QString &words, bool on, bool asSwitch) {
        auto *box = new QCheckBox(words);
        box->setChecked(on);
        setSwitch(box, asSwitch);
        return box;
    };
    place(check(QStringLiteral("On"), true, true), 635);
    place(check(QStringLiteral("Off"), false, true), 635);
    place(check(QStringLiteral("Check"), true, false), 635);
    auto *radio = new QRadioButton(QStringLiteral("Radio"));
    radio->setChecked(true);
    place(radio, 635);
    for (const bool on : {true, false}) {
        auto *chip = new QPushButton(on ? QStringLiteral("Chip on") : QStringLiteral("Chip off"));
        setButtonRole(chip, ButtonRole::Pill);
        chip->setCheckable(true);
        chip->setChecked(on);
        place(chip, 635);
    }
    focused->setFocus(Qt::TabFocusReason);
}

void ComponentSheet::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &c = Tokens::of(palette());
    text(painter, 24, 13, QStringLiteral("ClusterDeck components"), Type::Role::Title, c.text);

    section(painter, 24, 46, 410, QStringLiteral("Node phase"), c);
    using V = Visual;
    pills(painter, 24, 75,
          {V::Pending, V::Scheduling, V::Booting, V::Bootstrapping, V::Running, V::Succeeded, V::Failed, V::Paused, V::Draining,
           V::Removed, V::Waiting},
          c);
    section(painter, 466, 46, 470, QStringLiteral("Cluster status"), c);
    pills(painter, 466, 75,
          {V::WaitingForControlPlane, V::WaitingForNodes, V::WaitingForSubnet, V::WaitingForVolume, V::InstallingDrivers,
           V::AcceptanceTests, V::Ready, V::Degraded, V::Paused, V::OnDemandPaused, V::Deleting},
          c);
    StatusPainter::pill(painter, QRect(680, 75, 250, 20), {V::Running, {}, true}, c);
    StatusPainter::pill(painter, QRect(680, 102, 250, 20), {V::Draining, {}, true}, c);
    StatusPainter::pill(painter, QRect(680, 129, 250, 20), {V::Unknown, QStringLiteral("Hibernating")}, c);
    StatusPainter::pill(painter, QRect(680, 156, 250, 20), {V::Missing, {}}, c);
    StatusPainter::counter(painter, QRect(680, 183, 40, 20), 3, V::Warning, c);
    StatusPainter::counter(painter, QRect(710, 183, 40, 20), 1, V::Critical, c);
    section(painter, 968, 46, 448, QStringLiteral("Remediation state"), c);
    pills(painter, 968, 75,
          {V::ToApprove, V::Approved, V::Quarantining, V::Quarantined, V::InProgress, V::Succeeded, V::Failed, V::Cancelled,
           V::ResolvedByItself},
          c);

    section(painter, 24, 379, 410, QStringLiteral("Severity"), c);
    int y = 408;
    for (const V severity : {V::Information, V::Warning, V::Critical, V::Preemption, V::Good}) {
        StatusPainter::glyph(painter, QRectF(24, y, 16, 16), severity, c);
        text(painter, 46, y, StateWords::word(severity), Type::Role::Strong, c.text);
        y += 23;
    }

    section(painter, 466, 379, 470, QStringLiteral("Compute class"), c);
    StatusPainter::badge(painter, QRect(466, 408, 90, 18), NodeClass::Standard, false, c);
    StatusPainter::badge(painter, QRect(552, 408, 90, 18), NodeClass::Standard, true, c);
    StatusPainter::glyph(painter, QRectF(606, 411, 12, 12), NodeClass::Standard, c);
    StatusPainter::badge(painter, QRect(654, 408, 120, 18), NodeClass::Preemptible, false, c);
    StatusPainter::badge(painter, QRect(756, 408, 90, 18), NodeClass::Preemptible, true, c);
    StatusPainter::glyph(painter, QRectF(810, 410, 13, 13), NodeClass::Preemptible, c);
    StatusPainter::badge(painter, QRect(834, 408, 120, 18), NodeClass::Unknown, false, c);

    section(painter, 968, 325, 448, QStringLiteral("Bars"), c);
    BarPainter::capacityBar(painter, QRectF(1176, 356, 180, 12), {NodeClass::Standard, 8, 8}, c);
    BarPainter::capacityBar(painter, QRectF(1176, 380, 180, 12), {NodeClass::Standard, 32, 24, 0, 8}, c);
    BarPainter::capacityBar(painter, QRectF(1176, 404, 180, 12), {NodeClass::Preemptible, 100, 60, 14, 0, true}, c);
    BarPainter::drainBar(painter, QRectF(1176, 428, 180, 12), 0.54, c);
    BarPainter::splitBar(painter, QRectF(968, 356, 180, 10),
                         {{BarPart::Fill::Standard, 70.8}, {BarPart::Fill::Preemptible, 26.6}, {BarPart::Fill::Storage, 2.6}}, 100,
                         true, c);
    BarPainter::sparkline(painter, QRectF(968, 376, 84, 26), {3, 3, 2.96, 2.7, 2.42, 2.7, 2.96, 2.96}, c.text2);

    section(painter, 968, 456, 448, QStringLiteral("Type, DejaVu Sans, px"), c);
    text(painter, 968, 485, QStringLiteral("2:18"), Type::Role::Countdown, c.text);
    text(painter, 968, 534, QStringLiteral("$864.80"), Type::Role::Tile, c.text);
    text(painter, 968, 567, QStringLiteral("train-west-h100"), Type::Role::Title, c.text);
    text(painter, 968, 594, QStringLiteral("Capacity"), Type::Role::DialogTitle, c.text);
    text(painter, 968, 619, QStringLiteral("Body, cells, buttons"), Type::Role::Body, c.text);
    text(painter, 1200, 619, QStringLiteral("gpu-dp-hmqnh-k4t8m"), Type::Role::Mono, c.text);
    text(painter, 968, 640, QStringLiteral("Caption, axis, column header 11/14"), Type::Role::Caption, c.text3);
    section(painter, 24, 532, 912, QStringLiteral("Controls"), c);

    section(painter, 24, 741, 1392, QStringLiteral("Palette"), c);
    int index = 0;
    for (const Tokens::Named &named : Tokens::all()) {
        const QRect box(24 + index % 30 * 46, 770 + index / 30 * 32, 40, 24);
        painter.fillRect(box, c.*named.member);
        ++index;
    }
}
