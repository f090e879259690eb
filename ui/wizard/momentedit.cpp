// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "momentedit.h"

#include <QDateTime>
#include <QEvent>
#include <QKeyEvent>
#include <QRegularExpression>

namespace deck::ui {
namespace {

constexpr Seconds hour{3600};
constexpr Seconds day{86'400};

Instant nextFullHour(Instant now)
{
    return Instant::fromSeconds((now.seconds() / hour.count() + 1) * hour.count());
}

} // namespace

MomentEdit::MomentEdit(const Clock &clock, ZoneChoice &zone, QWidget *parent)
    : QLineEdit(parent), m_clock(clock), m_zone(zone)
{
    setMaxLength(40);
    setPlaceholderText(tr("YYYY-MM-DD HH:MM"));
    connect(this, &QLineEdit::textChanged, this, &MomentEdit::judge);
    connect(&m_zone, &ZoneChoice::changed, this, [this] {
        if (m_moment)
            setMoment(m_moment);
        else
            judge();
    });
}

QString MomentEdit::textOf(Instant moment) const
{
    return moment.toDateTimeUtc().toTimeZone(m_zone.fmt().zone()).toString(QStringLiteral("yyyy-MM-dd HH:mm"));
}

void MomentEdit::setMoment(std::optional<Instant> moment)
{
    setText(moment ? textOf(*moment) : QString());
    m_moment = moment; // with its seconds, and also in an hour that the clock runs through twice
    m_fault = Fault::None;
    Q_EMIT momentChanged();
}

void MomentEdit::judge()
{
    static const QRegularExpression form(QStringLiteral("\\A(\\d{4})-(\\d{1,2})-(\\d{1,2})[ T]+(\\d{1,2}):(\\d{2})\\z"));
    const QString typed = text().trimmed();
    const QRegularExpressionMatch match = form.match(typed);
    const auto number = [&match](int group) { return match.captured(group).toInt(); };
    const QDate date(number(1), number(2), number(3));
    const QTime time(number(4), number(5));
    m_moment.reset();
    m_fault = typed.isEmpty() ? Fault::None : Fault::Form;
    if (match.hasMatch() && date.isValid() && time.isValid() && date.year() >= 1970) {
        const QDateTime local(date, time, m_zone.fmt().zone());
        // In spring an hour is missing; Qt would silently take another one.
        m_fault = local.isValid() && local.time() == time && local.date() == date ? Fault::None : Fault::NoSuchTime;
        if (m_fault == Fault::None)
            m_moment = Instant::fromDateTime(local);
    }
    Q_EMIT momentChanged();
}

QString MomentEdit::refusal() const
{
    switch (m_fault) {
    case Fault::None: return {};
    case Fault::Form: return tr("Use the form YYYY-MM-DD HH:MM, for example %1.").arg(textOf(nextFullHour(m_clock.now())));
    case Fault::NoSuchTime: return tr("The clocks of this zone skip this time. Use another one.");
    }
    Q_UNREACHABLE();
}

QString MomentEdit::zoneName() const
{
    return m_zone.fmt().zoneName(m_moment.value_or(m_clock.now()));
}

void MomentEdit::keyPressEvent(QKeyEvent *event)
{
    Seconds step{0};
    switch (event->key()) {
    case Qt::Key_Up: step = hour; break;
    case Qt::Key_Down: step = -hour; break;
    case Qt::Key_PageUp: step = day; break;
    case Qt::Key_PageDown: step = -day; break;
    default: QLineEdit::keyPressEvent(event); return;
    }
    setMoment(m_moment ? *m_moment + step : nextFullHour(m_clock.now()));
}

void MomentEdit::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        setPlaceholderText(tr("YYYY-MM-DD HH:MM"));
    QLineEdit::changeEvent(event);
}

} // namespace deck::ui
