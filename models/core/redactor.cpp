// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "redactor.h"

#include <QMutex>
#include <QRegularExpression>
#include <QStringList>

namespace deck {
namespace {

struct Guarded
{
    QMutex mutex;
    QStringList exact;
};

Guarded &guarded()
{
    static Guarded instance;
    return instance;
}

struct Rule
{
    QRegularExpression pattern;
    QString replacement;
};

const QList<Rule> &rules()
{
    const auto rule = [](const char *pattern, const char *replacement) {
        return Rule{QRegularExpression(QString::fromLatin1(pattern), QRegularExpression::CaseInsensitiveOption),
                    QString::fromLatin1(replacement)};
    };
    static const QList<Rule> list{
        rule("\\b(bearer|basic)\\s+[A-Za-z0-9._~+/=-]+", "\\1 [redacted]"),
        rule("\\btgp_[A-Za-z0-9_-]+", "[redacted]"),
        rule("\\beyJ[A-Za-z0-9_-]*(?:\\.[A-Za-z0-9_-]+){1,2}", "[redacted]"),
        rule("(\"(?:kube_?config|client-key-data|client-certificate-data|token|password|id-token|refresh-token|api_?key|"
             "client_secret)\"\\s*:\\s*\")(?:\\\\.|[^\"\\\\])*", "\\1[redacted]"),
        rule("((?:client-key-data|client-certificate-data|token|password|id-token|refresh-token|client_secret)\\s*:\\s+)"
             "[^\\s\"'{\\[,]+", "\\1[redacted]"),
        rule("(://[^/\\s:@]+:)[^/\\s@]+@", "\\1[redacted]@"),
        rule("-----BEGIN [A-Z ]*PRIVATE KEY-----[\\s\\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|\\z)", "[redacted]"),
    };
    return list;
}

} // namespace

QString redact(const QString &text)
{
    QString result = text;
    {
        Guarded &all = guarded();
        const QMutexLocker lock(&all.mutex);
        for (const QString &secret : std::as_const(all.exact))
            result.replace(secret, QStringLiteral("[redacted]"));
    }
    for (const Rule &rule : rules())
        result.replace(rule.pattern, rule.replacement);
    return result;
}

void guardSecret(const Secret &secret)
{
    if (secret.reveal().size() < 6)
        return;
    const QString text = QString::fromUtf8(secret.reveal());
    Guarded &all = guarded();
    const QMutexLocker lock(&all.mutex);
    if (!all.exact.contains(text))
        all.exact.append(text);
}

} // namespace deck
