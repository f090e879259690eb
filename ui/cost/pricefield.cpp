// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pricefield.h"

#include "buttonrole.h"

#include <QRegularExpression>

namespace deck::ui {

PriceField::PriceField(const QLocale &locale, QWidget *parent)
    : QLineEdit(parent)
    , m_locale(locale)
{
    setAlignment(Qt::AlignRight);
    setMaxLength(16);
    connect(this, &QLineEdit::textChanged, this, [this] { setInvalid(this, !isBlank() && !microUsd()); });
}

void PriceField::setMicroUsd(std::optional<qint64> micro)
{
    if (!micro) {
        clear();
        return;
    }
    QString fraction = QStringLiteral("%1").arg(*micro % 1'000'000, 6, 10, QLatin1Char('0'));
    while (fraction.size() > 2 && fraction.endsWith(QLatin1Char('0')))
        fraction.chop(1);
    setText(QString::number(*micro / 1'000'000) + m_locale.decimalPoint() + fraction);
}

std::optional<qint64> PriceField::microUsd() const
{
    return microUsdFromText(text(), m_locale);
}

std::optional<qint64> PriceField::microUsdFromText(const QString &text, const QLocale &locale)
{
    QString number = text.trimmed();
    if (number.startsWith(QLatin1Char('$')))
        number = number.mid(1).trimmed();
    number.replace(locale.decimalPoint(), QStringLiteral("."));
    static const QRegularExpression form(QStringLiteral("\\A([0-9]{0,7})(?:\\.([0-9]{1,6}))?\\z"));
    const QRegularExpressionMatch match = form.match(number);
    if (!match.hasMatch() || number.isEmpty())
        return {};
    const qint64 micro = match.captured(1).toLongLong() * 1'000'000
        + match.captured(2).leftJustified(6, QLatin1Char('0')).toLongLong();
    return micro > 0 ? std::optional<qint64>(micro) : std::nullopt;
}

} // namespace deck::ui
