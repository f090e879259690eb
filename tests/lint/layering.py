#!/usr/bin/env python3
# SPDX-FileCopyrightText: ClusterDeck contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Who may include what (DESIGN.md, "Rooms"). Forbidden includes of our own headers do not compile; installed libraries share one
include path, so their whitelist stands here. Also: base names are unique, headers have #pragma once, sources an SPDX head.

    layering.py ROOT QT_INCLUDE_DIR | --self-test QT_INCLUDE_DIR
"""
import pathlib
import re
import sys

import sources

CORE = {"QtCore"}
WIDGETS = {"QtCore", "QtGui", "QtWidgets"}
# The longest matching folder counts. "Posix" are the system's own headers.
ROOMS = {
    "models/core": CORE | {"spdlog", "Posix"},
    "models/async": CORE | {"QCoroCore"},
    "models/domain": CORE,
    "models/net": CORE | {"QtNetwork", "QCoroNetwork"},
    "models/api": CORE,
    "models/kube": CORE | {"yaml-cpp"},
    "models/history": CORE,
    "models/ledger": CORE,
    "models/store": CORE | {"QtSql"},
    "models/sync": CORE,
    "models/items": CORE,
    "models/reports": CORE | {"QtGui"},
    "models/session": CORE | {"QtNetwork", "qtkeychain"},
    "models/emulator": CORE | {"QtNetwork", "QtHttpServer"},
    "ui": WIDGETS,
    "ui/theme": WIDGETS | {"QtSvg"},
    "ui/charts": WIDGETS | {"QtCharts"},
    "ui/cost": WIDGETS | {"QtCharts"},
    "ui/metrics": WIDGETS | {"QtCharts"},
    "app": None,  # composes everything
    "tests": None,
}
PREFIXES = {"spdlog/": "spdlog", "fmt/": "spdlog", "CLI/": "CLI11", "yaml-cpp/": "yaml-cpp", "qtkeychain/": "qtkeychain",
            "qt6keychain/": "qtkeychain", "QtConcurrent/": "QtConcurrent", "sys/": "Posix"}
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]+(?:<([^>]+)>|"([^"]+)")', re.M)
SPDX = ("SPDX-FileCopyrightText: ClusterDeck contributors", "SPDX-License-Identifier: GPL-3.0-or-later")


def qt_modules(folder):
    """Header name → Qt module, from the installed folders."""
    result = {}
    for module in pathlib.Path(folder).glob("Qt*"):
        if module.is_dir():
            for header in module.iterdir():
                result.setdefault(header.name, module.name)
    return result


def library_of(header, modules):
    """The library of an angle-bracket include, or None for the standard library."""
    for prefix, library in PREFIXES.items():
        if header.startswith(prefix):
            return library
    if header.startswith("QCoro"):
        network = ("Network", "Socket", "TcpServer")
        return "QCoroNetwork" if any(word in header for word in network) else "QCoroCore"
    if header in modules:
        return modules[header]
    return "Posix" if header.endswith(".h") else None


def room_of(path):
    parts = path.as_posix().split("/")[:-1]
    for length in range(len(parts), 0, -1):
        if "/".join(parts[:length]) in ROOMS:
            return "/".join(parts[:length])
    return None


def check_includes(path, text, modules):
    findings = []
    allowed = sources.allowed(text)
    room = room_of(path)
    if room is None:
        return [f"{path}:1: [room] this folder is in no row of ROOMS in layering.py"]
    # Not the text without strings: "header.h" is one.
    for hit in INCLUDE.finditer(sources.without_comments(text)):
        header, own = hit.groups()
        line = sources.line_of(text, hit.start())

        def add(rule, words):
            if (line, rule) not in allowed:
                findings.append(f"{path}:{line}: [{rule}] {words}")

        if own:
            if "/" in own and not own.endswith(".moc"):
                add("own-path", f'"{own}": our headers are included by bare name')
            if own in modules or own.startswith("Q"):
                add("own-path", f'"{own}": installed headers go in angle brackets')
            continue
        if re.match(r"Qt\w*/", header) or modules.get(header) == header:
            add("qt-prefix", f"<{header}>: no Qt module prefix, and no whole modules")
            continue
        library = library_of(header, modules)
        if library and ROOMS[room] is not None and library not in ROOMS[room]:
            add("include", f"<{header}> is {library}, which {room} may not use")
    return findings


def check_head(path, text):
    findings = []
    head = text.split("\n")[:4]
    if not all(any(wanted in line for line in head) for wanted in SPDX):
        findings.append(f"{path}:1: [spdx] the SPDX two-liner is missing")
    if path.suffix == ".h" and "\n#pragma once\n" not in text:
        findings.append(f"{path}:1: [pragma] #pragma once is missing")
    return findings


def check_names(paths):
    findings, seen = [], {}
    for path in paths:
        if path.name == "main.cpp":
            continue
        if path.name != path.name.lower():
            findings.append(f"{path}:1: [base-name] file names are lower case")
        if path.name in seen:
            findings.append(f"{path}:1: [base-name] {seen[path.name]} has this name too")
        seen.setdefault(path.name, path)
    return findings


def self_test(modules):
    path = pathlib.Path
    spdx = "// " + SPDX[0] + "\n// " + SPDX[1] + "\n"

    def includes(where, text, *wanted):
        return sources.expect(f"{where}: {text}", check_includes(path(where), text, modules), list(wanted))

    good = all([
        includes("models/domain/a.h", '#include <QString>\n#include <vector>\n#include "instant.h"\n'),
        includes("models/net/a.cpp", "#include <QNetworkReply>\n#include <QCoroNetworkReply>\n"),
        includes("models/api/a.cpp", "#include <QNetworkReply>\n", "include"),
        includes("models/domain/a.cpp", "#include <QCoroTask>\n", "include"),
        includes("models/history/a.cpp", "#include <QSqlQuery>\n", "include"),
        includes("models/items/a.cpp", "#include <QColor>\n", "include"),
        includes("models/async/a.cpp", "#include <QCoroNetworkReply>\n", "include"),
        includes("models/ledger/a.cpp", "#include <spdlog/spdlog.h>\n", "include"),
        includes("models/store/a.cpp", "#include <unistd.h>\n", "include"),
        includes("ui/fleet/a.cpp", "#include <QChart>\n", "include"),
        includes("ui/cost/a.cpp", "#include <QChart>\n"),
        includes("ui/shell/a.cpp", "#include <QNetworkAccessManager>\n", "include"),
        includes("ui/shell/a.cpp", "// lint: allow(include): why\n#include <QNetworkAccessManager>\n"),
        includes("ui/shell/a.cpp", "// #include <QNetworkAccessManager>\n"),
        includes("ui/shell/a.cpp", "#include <QtWidgets/QLabel>\n", "qt-prefix"),
        includes("ui/shell/a.cpp", "#include <QtWidgets>\n", "qt-prefix"),
        includes("tests/a.cpp", "#include <QtCore/QString>\n", "qt-prefix"),
        includes("app/gui/a.cpp", '#include "../compose/paths.h"\n', "own-path"),
        includes("app/gui/a.cpp", '#include "QString"\n', "own-path"),
        includes("models/attic/a.cpp", "#include <QString>\n", "room"),
        sources.expect("head", check_head(path("a.h"), spdx + "#pragma once\n"), []),
        sources.expect("no head", check_head(path("a.h"), "\n#pragma once\n"), ["spdx"]),
        sources.expect("no pragma", check_head(path("a.h"), spdx), ["pragma"]),
        sources.expect("names", check_names([path("a/x.h"), path("b/x.h"), path("a/main.cpp"), path("b/main.cpp")]), ["base-name"]),
        sources.expect("case", check_names([path("a/Window.h")]), ["base-name"]),
    ])
    print("self-test passed" if good else "self-test failed")
    return 0 if good else 1


def main():
    modules = qt_modules(sys.argv[2])
    if len(modules) < 500:
        print(f"no Qt headers in {sys.argv[2]}")
        return 1
    if sys.argv[1] == "--self-test":
        return self_test(modules)
    root = pathlib.Path(sys.argv[1])
    paths = sources.find(root, ["app", "models", "tests", "ui"], {".cpp", ".h", ".py"})
    findings = check_names(paths)
    for path in paths:
        text = (root / path).read_text(encoding="utf-8")
        findings += check_head(path, text)
        if path.suffix != ".py":
            findings += check_includes(path, text, modules)
    return sources.report(findings)


if __name__ == "__main__":
    sys.exit(main())
