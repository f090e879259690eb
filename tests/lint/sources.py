# SPDX-FileCopyrightText: ClusterDeck contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the lints share: which files there are, their text without comments, and the marker that allows an exception."""
import pathlib
import re

TOKEN = re.compile(
    r'(?P<raw>R"(?P<tag>[^()\s\\]{0,16})\(.*?\)(?P=tag)")|(?P<string>"(?:\\.|[^"\\\n])*")|(?P<char>\'(?:\\.|[^\'\\\n])\')'
    r"|(?P<comment>//[^\n]*|/\*.*?\*/)", re.S)
MARKER = re.compile(r"//\s*lint:\s*allow\(([\w-]+)\):\s*\S")


def without_comments(text):
    """Comments become blanks; lines and strings stay where they are."""
    return TOKEN.sub(lambda m: re.sub(r"[^\n]", " ", m.group()) if m.group("comment") else m.group(), text)


def without_strings(text):
    """Comments and the insides of strings become blanks."""
    def blank(match):
        inside = re.sub(r"[^\n]", " ", match.group())
        return inside if match.group("comment") else '"' + inside[2:] + '"' if len(inside) > 1 else inside
    return TOKEN.sub(blank, text)


def allowed(text):
    """The (line, rule) pairs that a marker with a reason allows: `// lint: allow(rule): why` on that line or the one above."""
    result = set()
    for number, line in enumerate(text.split("\n"), 1):
        if hit := MARKER.search(line):
            result |= {(number, hit.group(1)), (number + 1, hit.group(1))}
    return result


def line_of(text, offset):
    return text.count("\n", 0, offset) + 1


def find(root, folders, suffixes):
    """Paths relative to root, sorted."""
    root = pathlib.Path(root)
    result = []
    for folder in folders:
        for path in (root / folder).rglob("*"):
            if path.is_file() and path.suffix in suffixes and "node_modules" not in path.parts and "__pycache__" not in path.parts:
                result.append(path.relative_to(root))
    return sorted(result)


def report(findings):
    for finding in findings:
        print(finding)
    print(f"{len(findings)} finding(s)")
    return 1 if findings else 0


def expect(name, findings, wanted):
    """For self-tests: exactly the wanted rules are reported, in any order."""
    got = sorted(re.search(r"\[([\w-]+)\]", finding).group(1) for finding in findings)
    if got == sorted(wanted):
        return True
    print(f"self-test {name}: wanted {sorted(wanted)}, got {findings}")
    return False
