// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QLocale>

#include <optional>

namespace deck::ui {

/// A price in dollars with up to six decimals, read without any floating point. A point is always taken for the decimal mark,
/// the locale's own mark as well; group separators are refused, since "1.234" would mean two things.
class PriceField : public QLineEdit
{
    Q_OBJECT

public:
    explicit PriceField(const QLocale &locale, QWidget *parent = nullptr);

    void setMicroUsd(std::optional<qint64> micro);
    bool isBlank() const { return text().trimmed().isEmpty(); }
    /// Nothing when blank, not a number, zero or negative.
    std::optional<qint64> microUsd() const;

    static std::optional<qint64> microUsdFromText(const QString &text, const QLocale &locale);

private:
    QLocale m_locale;
};

} // namespace deck::ui
