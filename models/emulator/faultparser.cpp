// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultparser.h"

#include "duration.h"
#include "visibletext.h"

#include <QStringList>

#include <algorithm>

namespace deck::emulator {

namespace {

Error complaint(const QString &field, const QString &what)
{
    return Error(Error::Kind::Invalid, QStringLiteral("fault field \"%1\" %2").arg(visibleText(field, 60), what));
}

/// Splits at semicolons that are not escaped, and removes the escapes.
QStringList fieldsOf(const QString &spec)
{
    QStringList fields{QString()};
    for (qsizetype i = 0; i < spec.size(); ++i) {
        const bool escape = spec[i] == u'\\' && i + 1 < spec.size() && (spec[i + 1] == u';' || spec[i + 1] == u'\\');
        if (escape)
            fields.back() += spec[++i];
        else if (spec[i] == u';')
            fields.append(QString());
        else
            fields.back() += spec[i];
    }
    return fields;
}

QString expressionOf(const QString &glob)
{
    QString expression;
    for (qsizetype i = 0; i < glob.size(); ++i) {
        if (glob[i] == u'*' && i + 1 < glob.size() && glob[i + 1] == u'*') {
            expression += QStringLiteral(".*");
            ++i;
        } else if (glob[i] == u'*') {
            expression += QStringLiteral("[^/]*");
        } else if (glob[i] == u'?') {
            expression += QStringLiteral("[^/]");
        } else {
            expression += QRegularExpression::escape(QString(glob[i]));
        }
    }
    return expression;
}

bool isToken(const QByteArray &text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    });
}

/// Reads one SPEC field by field; the first that is wrong ends it.
class SpecReader
{
public:
    explicit SpecReader(const QString &spec) { m_rule.spec = spec; }

    Result<FaultRule> read()
    {
        for (const QString &field : fieldsOf(m_rule.spec)) {
            const qsizetype equals = field.indexOf(u'=');
            m_name = (equals < 0 ? field : field.left(equals)).trimmed();
            m_value = equals < 0 ? std::nullopt : std::optional(field.mid(equals + 1));
            if (!readField())
                return m_error.value_or(complaint(m_name, QStringLiteral("is not known")));
        }
        return finish();
    }

private:
    bool readField()
    {
        return readSelection() || (!m_error && (readWire() || (!m_error && readAnswer())));
    }

    bool refuse(const QString &what)
    {
        m_error = complaint(m_name, what);
        return false;
    }

    bool is(const char *name) const { return m_name == QLatin1StringView(name); }

    /// A flag without a value.
    bool isFlag(const char *name)
    {
        if (!is(name))
            return false;
        return !m_value || refuse(QStringLiteral("takes no value"));
    }

    bool hasValue(const char *name)
    {
        if (!is(name))
            return false;
        return (m_value && !m_value->isEmpty()) || refuse(QStringLiteral("wants a value"));
    }

    std::optional<int> whole(int least, int most)
    {
        bool good = false;
        const int number = m_value->toInt(&good);
        if (good && number >= least && number <= most)
            return number;
        refuse(QStringLiteral("wants a whole number from %1 to %2").arg(least).arg(most));
        return std::nullopt;
    }

    std::optional<Portion> portion()
    {
        const bool percent = m_value->endsWith(u'%');
        if (percent)
            m_value->chop(1);
        const auto amount = whole(0, percent ? 100 : 1'000'000'000);
        if (!amount)
            return std::nullopt;
        return Portion{*amount, percent};
    }

    std::optional<Millis> duration()
    {
        if (m_value->endsWith(QStringLiteral("ms"))) {
            m_value->chop(2);
            const auto amount = whole(0, 3'600'000);
            return amount ? std::optional(Millis(*amount)) : std::nullopt;
        }
        const auto seconds = parseDuration(*m_value);
        if (!seconds) {
            refuse(QStringLiteral("wants a time such as 250ms, 2s or 5m"));
            return std::nullopt;
        }
        return Millis(*seconds);
    }

    bool readSelection()
    {
        if (hasValue("method")) {
            for (const QString &method : m_value->split(u',')) {
                if (!isToken(method.toLatin1()))
                    return refuse(QStringLiteral("wants methods such as GET or POST,PUT"));
                m_rule.methods.append(method.toLatin1().toUpper());
            }
            return true;
        }
        if (hasValue("path"))
            return setPath(expressionOf(*m_value));
        if (hasValue("regex"))
            return setPath(*m_value);
        if (hasValue("skip"))
            return take(m_rule.skip, whole(0, 1'000'000'000));
        if (hasValue("count"))
            return take(m_rule.count, whole(1, 1'000'000'000));
        if (!hasValue("chance"))
            return false;
        bool good = false;
        const double chance = m_value->toDouble(&good);
        if (!good || !(chance >= 0 && chance <= 1))
            return refuse(QStringLiteral("wants a number from 0 to 1"));
        m_rule.chanceInMillion = int(chance * 1'000'000 + 0.5);
        return true;
    }

    bool setPath(const QString &expression)
    {
        if (!m_rule.path.pattern().isEmpty())
            return refuse(QStringLiteral("is a second path"));
        m_rule.path.setPattern(QRegularExpression::anchoredPattern(expression));
        return m_rule.path.isValid()
            || refuse(QStringLiteral("is no regular expression: ") + m_rule.path.errorString());
    }

    bool readWire()
    {
        WireFault &wire = m_rule.fault.wire;
        if (hasValue("delay"))
            return take(m_delay, duration());
        if (hasValue("throttle"))
            return take(wire.bytesPerSecond, whole(1, 1'000'000'000));
        if (hasValue("cut"))
            return take(wire.keep, portion()) && setEnd(WireFault::End::Cut);
        if (isFlag("drop"))
            return setEnd(WireFault::End::Drop);
        if (isFlag("reset"))
            return setEnd(WireFault::End::Reset);
        if (!hasValue("when"))
            return false;
        m_after = *m_value == u"after";
        return m_after || *m_value == u"before" || refuse(QStringLiteral("is \"before\" or \"after\""));
    }

    bool setEnd(WireFault::End end)
    {
        if (m_rule.fault.wire.end != WireFault::End::Whole)
            return refuse(QStringLiteral("does not go with another of drop, reset and cut"));
        m_rule.fault.wire.end = end;
        return true;
    }

    bool readAnswer()
    {
        Fault &fault = m_rule.fault;
        if (hasValue("status"))
            return take(fault.status, whole(200, 599));
        if (is("body") && m_value) {
            fault.body = m_value->toUtf8();
            return true;
        }
        if (isFlag("html")) {
            m_html = true;
            return true;
        }
        if (hasValue("header"))
            return addHeader();
        if (hasValue("truncate"))
            return take(fault.truncate, portion());
        if (hasValue("rival"))
            return addRival();
        if (!hasValue("skew"))
            return false;
        const bool back = m_value->startsWith(u'-');
        if (back || m_value->startsWith(u'+'))
            m_value->remove(0, 1);
        const auto shift = parseDuration(*m_value);
        if (!shift)
            return refuse(QStringLiteral("wants a time such as 90s or -5m"));
        fault.skew = back ? -*shift : *shift;
        return true;
    }

    bool addHeader()
    {
        const qsizetype colon = m_value->indexOf(u':');
        const QByteArray name = m_value->left(colon).trimmed().toLatin1();
        const QByteArray value = m_value->mid(colon + 1).trimmed().toUtf8();
        const bool broken = std::any_of(value.begin(), value.end(), [](char c) { return quint8(c) < ' ' && c != '\t'; });
        if (colon < 0 || !isToken(name) || broken)
            return refuse(QStringLiteral("wants NAME: VALUE"));
        for (const char *framing : {"content-length", "transfer-encoding", "connection"}) {
            if (name.compare(framing, Qt::CaseInsensitive) == 0)
                return refuse(QStringLiteral("cannot change how the message is framed; see cut and truncate"));
        }
        m_rule.fault.headers.emplace_back(name, value);
        return true;
    }

    bool addRival()
    {
        const auto rival = parseRivalChange(*m_value);
        if (!rival)
            return refuse(rival.error().detail);
        m_rival = *rival;
        return true;
    }

    template <class Target, class Value>
    static bool take(Target &target, const std::optional<Value> &value)
    {
        if (value)
            target = *value;
        return value.has_value();
    }

    Result<FaultRule> finish()
    {
        Fault &fault = m_rule.fault;
        WireFault &wire = fault.wire;
        if (m_html)
            addPage();
        const bool ends = wire.end == WireFault::End::Drop || wire.end == WireFault::End::Reset;
        const bool does = m_delay.count() > 0 || wire.bytesPerSecond > 0 || wire.end != WireFault::End::Whole
            || fault.replacesAnswer() || !fault.headers.empty() || fault.truncate || fault.skew.count() != 0 || m_rival;
        if (!does)
            return Error(Error::Kind::Invalid, QStringLiteral("the fault \"%1\" does nothing").arg(visibleText(m_rule.spec, 80)));
        if (fault.status == 204 || fault.status == 304) {
            if (fault.body && !fault.body->isEmpty())
                return complaint(QStringLiteral("body"), QStringLiteral("does not go with a status that has none"));
            fault.body = QByteArray();
        }
        (m_after ? wire.hold : wire.delay) = m_delay;
        if (m_rival && ends && !m_after)
            return complaint(QStringLiteral("rival"), QStringLiteral("does not go with a call that never arrives"));
        (m_after ? fault.rivalAfter : fault.rivalBefore) = std::move(m_rival);
        fault.hasEffect = m_after || !(ends || fault.replacesAnswer());
        wire.reachesServer = m_after || !ends;
        return m_rule;
    }

    void addPage()
    {
        Fault &fault = m_rule.fault;
        const QByteArray title = QByteArray::number(fault.status.value_or(200)) + " - Gateway";
        fault.body = "<!DOCTYPE html>\n<html><head><title>" + title + "</title></head>\n<body><h1>" + title
            + "</h1><p>This page is not from the API.</p></body></html>\n";
        fault.headers.insert(fault.headers.begin(), {"Content-Type", "text/html; charset=utf-8"});
    }

    FaultRule m_rule;
    QString m_name;
    std::optional<QString> m_value;
    std::optional<Error> m_error;
    std::optional<RivalChange> m_rival;
    Millis m_delay{0};
    bool m_after = false;
    bool m_html = false;
};

} // namespace

Result<FaultRule> parseFault(const QString &spec)
{
    return SpecReader(spec).read();
}

} // namespace deck::emulator
