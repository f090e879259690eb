#!/usr/bin/env python3
# SPDX-FileCopyrightText: ClusterDeck contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Flags co_await spellings that GCC 12.2 miscompiles or refuses (style.md, 4.1). Allowed is one per statement:

    [const auto x = | x = ] co_await call(named, args);

with only named locals, strings and plain calls as arguments. A lambda with captures must be no coroutine itself: its captures
die with the closure.      co_await_lint.py ROOT | --self-test
"""
import pathlib
import re
import sys

import sources

ALLOWED = re.compile(
    r"^(?:(?:const\s+)?(?:auto|[\w:<>,\s&*]+?)\s+(?:\w+|\[[\w,\s]+\])\s*=\s*|[\w.\->:]+\s*=\s*)?"
    r"co_await\s+[^{}\[\]?]+$")
# A temporary of a class type among the arguments: an aggregate there is destroyed twice, and a reader cannot tell an aggregate
# from a class with a constructor.
TEMPORARY = re.compile(r"[(,]\s*(?!QStringLiteral|QLatin1String)(?:\w+::)*[A-Z]\w*(?:<[^()]*>)?\s*\(")
CAPTURING = re.compile(r"\[\s*[^\]\[\s][^\]\[]*\]\s*\([^()]*\)\s*(?:mutable\s*)?(?:noexcept\s*)?->\s*(?:\w+::)*Task\s*<[^{;]*\{")
NESTED = re.compile(r"\[[^\]\[]*\]\s*(?:\([^()]*\))?\s*(?:mutable\s*)?(?:->\s*[\w:<>\s,&*]+)?\s*\{")


def closing(text, opening):
    """The offset just behind the brace that closes the one at `opening`."""
    depth = 0
    for offset in range(opening, len(text)):
        depth += (text[offset] == "{") - (text[offset] == "}")
        if depth == 0:
            return offset + 1
    return len(text)


def statements(text):
    """Yields (line, statement) for every statement that mentions co_await."""
    for hit in re.finditer(r"(?<!operator )\bco_await\b", text):
        start, depth = hit.start(), 0
        while start > 0:  # back to the statement's first token
            char = text[start - 1]
            depth += char in ")]"
            depth -= char in "(["
            if depth <= 0 and char in ";{}":
                break
            if depth < 0 and char == "(" and re.search(r"\b(?:if|while|for|switch)\s*$", text[:start - 1]):
                start = text.rfind("\n", 0, start) + 1
                break
            start -= 1
        end, depth = hit.end(), 0
        while end < len(text) and not (text[end] == ";" and depth <= 0):
            depth += text[end] in "({["
            depth -= text[end] in ")}]"
            end += 1
        yield sources.line_of(text, hit.start()), " ".join(text[start:end].split())


def capturing_coroutines(text):
    for hit in CAPTURING.finditer(text):
        body = text[hit.end() - 1:closing(text, hit.end() - 1)]
        while nested := NESTED.search(body, 1):
            body = body[:nested.start()] + body[closing(body, nested.end() - 1):]
        if re.search(r"\bco_(?:await|return|yield)\b", body):
            yield sources.line_of(text, hit.start())


def check(name, original):
    text = sources.without_strings(original)
    findings = []
    for line, statement in statements(text):
        if not ALLOWED.match(statement) or TEMPORARY.search(statement) or statement.count("co_await") > 1:
            findings.append(f"{name}:{line}: [co-await] a statement of its own (braces after if), arguments and result in named locals: {statement[:90]}")
    for line in capturing_coroutines(text):
        findings.append(f"{name}:{line}: [lambda-coroutine] a coroutine lambda must not capture: make it a function")
    return findings


GOOD = """
Task<> f(std::stop_token stop) {
    const auto answer = co_await send(request, stop);
    co_await reply;
    result = co_await m_transport.get(QStringLiteral("a;b{"), stop);
    const auto [a, b] = co_await both(std::move(x));
    try { co_await fn(token); } catch (...) {}
    // if (co_await nothing()) in a comment
    scope.spawn([this](std::stop_token token) { return poll(token); });
    const auto plain = [](int *flag) -> Task<> { co_await g(flag); };
    auto operator co_await() noexcept { return Awaiter(*this); }
    const auto passing = [this](std::stop_token token) -> Task<> { return poll(token); };
}
"""
BAD = [
    "if (co_await f(x)) return;", "while (!co_await f()) {}", "if (co_await a() && co_await b()) {}", "co_return co_await f();",
    "co_await f(Struct{1});", "co_await f({a, b});", "co_await f(ns::Struct(a));", "co_await f(x, Struct<int>(a));",
    "const auto x = c ? co_await a() : co_await b();", "co_await f(c ? x : y);", "const Struct s{.a = co_await f()};",
    "co_await f([x] { return x; });", "for (auto &x : *(co_await f())) {}", "const auto x = *co_await f();",
    "use(co_await f());", "co_await f(co_await g());", "switch (co_await f()) {}",
]
BAD_LAMBDAS = [
    "const auto l = [x](int a) -> Task<> { co_await g(x); };", "const auto l = [&](int) -> QCoro::Task<int> { co_return 1; };",
]


def self_test():
    good = sources.expect("good", check("good.cpp", GOOD), [])
    for snippet in BAD:
        wanted = ["co-await"] * len(re.findall("co_await", snippet))
        good &= sources.expect(snippet, check("bad.cpp", "Task<> f() {\n    " + snippet + "\n}\n"), wanted)
    for snippet in BAD_LAMBDAS:
        good &= sources.expect(snippet, check("bad.cpp", "void f() {\n    " + snippet + "\n}\n"), ["lambda-coroutine"])
    print("self-test passed" if good else "self-test failed")
    return 0 if good else 1


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    root = pathlib.Path(sys.argv[1])
    findings = []
    for path in sources.find(root, ["app", "models", "tests", "ui"], {".cpp", ".h"}):
        findings += check(path, (root / path).read_text(encoding="utf-8"))
    return sources.report(findings)


if __name__ == "__main__":
    sys.exit(main())
