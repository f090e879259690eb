// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QJsonValue;

namespace deck {

/// A JSON value as an expression of Terraform's language. In texts, `${` and `%{` are escaped: they would be templates.
QString hclExpression(const QJsonValue &value, int indent = 0);

/// A name that can stand after `resource "…"`: letters, digits, `_` and `-`, not beginning with a digit or hyphen.
QString hclIdentifier(const QString &text);

} // namespace deck
