#!/usr/bin/env python3
# SPDX-FileCopyrightText: ClusterDeck contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes every built page twice, light and dark: the two runs must give the same bytes, and no page may be blank.

    pages.py CLUSTERDECK
"""
import pathlib
import subprocess
import sys
import tempfile

import pictures

PAGES = ["connect", "fleet", "overview", "nodes", "timeline", "cost", "create", "create-review", "scale", "asks"]


def take(program, folder, theme):
    folder.mkdir()
    pairs = [word for page in PAGES for word in ("--page", page, "-o", str(folder / f"{page}.png"))]
    subprocess.run([program, "screenshot", "--demo", "--theme", theme, *pairs], check=True, timeout=120)


def main():
    program, bad = sys.argv[1], []
    with tempfile.TemporaryDirectory() as root:
        for theme in ("light", "dark"):
            first, second = pathlib.Path(root, theme + "1"), pathlib.Path(root, theme + "2")
            take(program, first, theme)
            take(program, second, theme)
            for page in PAGES:
                one, two = first / f"{page}.png", second / f"{page}.png"
                if one.read_bytes() != two.read_bytes():
                    bad.append(f"{page} ({theme}): two runs differ")
                if pictures.rows(one) < 100:
                    bad.append(f"{page} ({theme}): blank")
        blocked = subprocess.run([program, "screenshot", "--page", "connect", "-o", "/nowhere/at/all.png"], capture_output=True)
        lines = [line for line in blocked.stderr.decode().splitlines() if line.startswith("clusterdeck:")]
        if blocked.returncode != 1 or len(lines) != 1:
            bad.append(f"unwritable file: status {blocked.returncode}, {lines}")
        later = subprocess.run([program, "screenshot", "--demo", "--page", "settings", "-o", str(pathlib.Path(root, "x.png"))],
                               capture_output=True)
        if later.returncode != 2:
            bad.append(f"a page that is not built: status {later.returncode}")
    print("\n".join(bad) or "all pages sound")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
