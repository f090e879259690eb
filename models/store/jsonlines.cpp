// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonlines.h"

#include <cctype>

namespace deck {
namespace {

class Walker
{
public:
    explicit Walker(const QByteArray &json) : m_json(json) {}

    QHash<QString, int> take()
    {
        value(QString());
        return m_lines;
    }

private:
    char peek() const { return m_at < m_json.size() ? m_json.at(m_at) : '\0'; }
    char step()
    {
        const char c = peek();
        if (c == '\n')
            ++m_line;
        ++m_at;
        return c;
    }
    void blanks()
    {
        while (m_at < m_json.size() && std::isspace(uchar(peek())))
            step();
    }
    QString text()
    {
        const qsizetype begin = ++m_at;
        while (m_at < m_json.size() && peek() != '"') {
            if (step() == '\\')
                step();
        }
        return QString::fromUtf8(m_json.mid(begin, m_at++ - begin));
    }
    void value(const QString &path)
    {
        blanks();
        m_lines.insert(path, m_line);
        if (peek() == '{')
            members(path);
        else if (peek() == '[')
            elements(path);
        else if (peek() == '"')
            text();
        else
            while (m_at < m_json.size() && peek() != ',' && peek() != '}' && peek() != ']' && !std::isspace(uchar(peek())))
                step();
        blanks();
    }
    void members(const QString &path)
    {
        step();
        blanks();
        while (m_at < m_json.size() && peek() != '}') {
            const QString name = text();
            blanks();
            step(); // the colon
            value(path.isEmpty() ? name : path + QLatin1Char('.') + name);
            if (peek() == ',')
                step();
            blanks();
        }
        step();
    }
    void elements(const QString &path)
    {
        step();
        blanks();
        for (int i = 0; m_at < m_json.size() && peek() != ']'; ++i) {
            value(QStringLiteral("%1[%2]").arg(path).arg(i));
            if (peek() == ',')
                step();
            blanks();
        }
        step();
    }

    const QByteArray &m_json;
    QHash<QString, int> m_lines;
    qsizetype m_at = 0;
    int m_line = 1;
};

} // namespace

QHash<QString, int> jsonLines(const QByteArray &json)
{
    return Walker(json).take();
}

int lineAt(const QByteArray &json, qsizetype offset)
{
    return 1 + int(json.left(offset).count('\n'));
}

} // namespace deck
