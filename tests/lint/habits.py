#!/usr/bin/env python3
# SPDX-FileCopyrightText: ClusterDeck contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Calls that are not made here, each with its reason. An exception is marked `// lint: allow(rule): why`.

    habits.py ROOT | --self-test
"""
import pathlib
import re
import sys

import sources

EVERYWHERE = ("app/", "models/", "tests/", "ui/")
PRODUCT = ("app/", "models/", "ui/")
LITERAL = r'(?:QStringLiteral|QLatin1String|QString::fromLatin1)?\s*\(?\s*"'


class Rule:
    def __init__(self, name, pattern, words, folders=PRODUCT, but=(), strings=False):
        self.name, self.pattern, self.words = name, re.compile(pattern), words
        self.folders, self.but, self.strings = folders, but, strings

    def applies(self, path):
        return path.startswith(self.folders) and not path.startswith(tuple(self.but))


RULES = [
    Rule("style-sheet", r"\bsetStyleSheet\s*\(", "colours and sizes come from the theme"),
    Rule("debug-output", r"\bq(?:Debug|Info|Warning|Critical)\s*\(", "use log::write, which redacts"),
    Rule("print", r"\b(?:std::)?(?:printf|fprintf|puts|cout|cerr)\b", "use log::write; only commands print", ("models/", "ui/")),
    Rule("sleep", r"\b(?:QTest::qSleep|QTest::qWait|sleep_for|sleep_until|QThread::(?:m|u)?sleep)\s*\(\s*(?!0\s*\))",
         "no fixed waits: QTRY_*, QSignalSpy or virtual time", EVERYWHERE),
    Rule("nested-loop", r"\bQCoro::waitFor\b|\bQEventLoop\b|\bprocessEvents\s*\(", "no nested event loops", ("models/", "ui/")),
    Rule("clock", r"\b(?:QDateTime::current\w*|QDate::currentDate|QTime::currentTime|system_clock::now|gettimeofday|clock_gettime"
         r"|std::time\s*\()|\btime\s*\(\s*(?:nullptr|NULL|0)\s*\)", "a deck::Clock is passed in; nobody asks the system",
         EVERYWHERE, but=["models/core/"]),
    Rule("label", r"\bQLabel\b", "server text is plain text: use PlainLabel", ("ui/", "app/"), but=["ui/widgets/plainlabel"]),
    Rule("message-box", r"\bQMessageBox\b", "its text may turn into rich text: use the dialogs of ui/widgets", ("ui/", "app/"),
         but=["ui/widgets/"]),
    Rule("rich-text", r"\bQt::(?:RichText|AutoText|MarkdownText)\b|\b(?:setHtml|insertHtml|setMarkdown)\s*\(",
         "server text is never rich text", ("ui/", "app/")),
    Rule("tooltip", r"\bsetToolTip\s*\((?!\s*(?:\w+\s*\?\s*)?(?:tr\s*\(\s*\"[^\"]*\"\s*\)|QString\(\))(?:\s*:\s*(?:tr\s*\(\s*\"[^\"]*\"\s*\)|QString\(\)))?\s*\))",
         "a tooltip with anything but fixed words may turn into rich text: use setPlainToolTip", ("ui/", "app/"),
         but=["ui/theme/plaintooltip"]),
    Rule("untranslated", r"\b(?:setText|setWindowTitle|setTitle|setToolTip|setStatusTip|setPlaceholderText|setAccessibleName"
         r"|setAccessibleDescription|addTab|setTitleText|setPlainToolTip)\s*\([^;{}\"]*?\b" + LITERAL + r"(?!ClusterDeck\b)[^\"%]*[A-Za-z]{3,}",
         "people read this: tr()", ("ui/",), but=["ui/theme/plaintooltip"], strings=True),
    Rule("keyword", r"(?<![\w.:])(?:signals|slots|emit|foreach)\b(?=\s*[:(\w])(?!\s*=)", "Q_SIGNALS, Q_SLOTS, Q_EMIT", EVERYWHERE),
    Rule("string-connect", r"\b(?:SIGNAL|SLOT)\s*\(", "connect to functions, not to names", EVERYWHERE),
    Rule("todo", r"(?://|/\*)[^\n]*\b(?:TODO|FIXME|XXX|HACK)\b", "do it or file it", EVERYWHERE),
    Rule("money", r"\b(?:double|float)\s+\w*(?:[Pp]rice|[Cc]ost|[Uu]sd|[Dd]ollar|[Aa]mount|[Mm]oney)\w*\b", "money is never a double", PRODUCT),
]


def check(path, text):
    name = str(path)
    allowed = sources.allowed(text)
    plain, stringless = sources.without_comments(text), sources.without_strings(text)
    findings = []
    for rule in RULES:
        if not rule.applies(name):
            continue
        haystack = text if rule.name == "todo" else plain if rule.strings else stringless
        for hit in rule.pattern.finditer(haystack):
            line = sources.line_of(haystack, hit.start())
            if rule.name == "untranslated" and "tr(" in hit.group():
                continue
            if (line, rule.name) not in allowed:
                findings.append(f"{name}:{line}: [{rule.name}] {rule.words}: {' '.join(hit.group().split())[:60]}")
    return findings


BAD = [
    ("ui/fleet/a.cpp", 'w->setStyleSheet(QStringLiteral("x"));', "style-sheet"),
    ("models/net/a.cpp", "qDebug() << key;", "debug-output"),
    ("models/net/a.cpp", 'std::printf("%s", key);', "print"),
    ("tests/a.cpp", "QTest::qWait(100);", "sleep"),
    ("tests/a.cpp", "std::this_thread::sleep_for(5ms);", "sleep"),
    ("models/sync/a.cpp", "const auto x = QCoro::waitFor(task);", "nested-loop"),
    ("ui/fleet/a.cpp", "QApplication::processEvents();", "nested-loop"),
    ("models/ledger/a.cpp", "const auto now = QDateTime::currentDateTimeUtc();", "clock"),
    ("tests/a.cpp", "const auto now = std::chrono::system_clock::now();", "clock"),
    ("app/gui/a.cpp", "const auto now = time(nullptr);", "clock"),
    ("ui/nodes/a.cpp", "auto *label = new QLabel(name);", "label"),
    ("ui/nodes/a.cpp", "QMessageBox::warning(this, title, serverText);", "message-box"),
    ("ui/nodes/a.cpp", "view->setHtml(serverText);", "rich-text"),
    ("ui/nodes/a.cpp", "label->setTextFormat(Qt::RichText);", "rich-text"),
    ("ui/nodes/a.cpp", "w->setToolTip(node.id.toString());", "tooltip"),
    ("ui/nodes/a.cpp", 'w->setToolTip(tr("Node %1").arg(name));', "tooltip"),
    ("ui/nodes/a.cpp", 'button->setText(QStringLiteral("Delete"));', "untranslated"),
    ("ui/nodes/a.cpp", 'w->setAccessibleName(QLatin1String("Close window"));', "untranslated"),
    ("ui/nodes/a.h", "public slots:", "keyword"),
    ("ui/nodes/a.cpp", "emit changed();", "keyword"),
    ("ui/nodes/a.cpp", "connect(a, SIGNAL(x()), b, SLOT(y()));", "string-connect string-connect"),
    ("models/net/a.cpp", "int a; // TODO later", "todo"),
    ("models/ledger/a.h", "double hourlyCost = 0;", "money"),
]
GOOD = [
    ("ui/fleet/a.cpp", "// setStyleSheet(x) is what we do not do\n"),
    ("tests/a.cpp", "QTest::qWait(0); QTest::qWaitFor(done, 5000); QTRY_VERIFY(x);"),
    ("models/core/clock.cpp", "return QDateTime::currentMSecsSinceEpoch();"),
    ("ui/nodes/a.cpp", 'w->setToolTip(tr("Dismiss")); v->setToolTip(narrow ? tr("New") : QString()); u->setToolTip(QString());'),
    ("ui/nodes/a.cpp", 'button->setText(tr("Delete")); id->setText(QStringLiteral("–")); x->setText(QStringLiteral("%1"));'),
    ("ui/shell/a.cpp", 'setWindowTitle(QStringLiteral("ClusterDeck")); // a name is not translated'),
    ("ui/nodes/a.cpp", "setPlainToolTip(w, name); auto *label = new PlainLabel(this);"),
    ("ui/nodes/a.cpp", "w->setToolTip(fmt.moment(t)); // lint: allow(tooltip): a date has no angle brackets"),
    ("models/net/a.cpp", "void emitLater(); Q_EMIT changed(); int slots_ = 0;"),
    ("tests/a.cpp", 'const char *text = "qDebug() SIGNAL(x)";'),
]


def self_test():
    good = True
    for path, snippet, wanted in BAD:
        good &= sources.expect(snippet, check(pathlib.PurePosixPath(path), snippet + "\n"), wanted.split())
    for path, snippet in GOOD:
        good &= sources.expect(snippet, check(pathlib.PurePosixPath(path), snippet + "\n"), [])
    untested = {rule.name for rule in RULES} - {word for _, _, wanted in BAD for word in wanted.split()}
    if untested:
        print(f"self-test: no bad snippet for {sorted(untested)}")
    print("self-test passed" if good and not untested else "self-test failed")
    return 0 if good and not untested else 1


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    root = pathlib.Path(sys.argv[1])
    findings = []
    for path in sources.find(root, ["app", "models", "tests", "ui"], {".cpp", ".h"}):
        findings += check(path.as_posix(), (root / path).read_text(encoding="utf-8"))
    return sources.report(findings)


if __name__ == "__main__":
    sys.exit(main())
