#!/usr/bin/env python3
# SPDX-FileCopyrightText: ClusterDeck contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes every state of every dialog with the real program against the emulator over HTTP, light and dark, in English and
Portuguese, and checks that the state is really there.

    dialogs.py CLUSTERDECK EMULATOR PART [STATE…]     PART: buy, other, all
    dialogs.py CLUSTERDECK EMULATOR PART --keep DIR   leaves the pictures there

For each state of `states.py`: what can be read on it has the words that make the state (and not those that would unmake it), the
picture is not blank, the four variants differ from one another, the state differs from all others in every variant, and English,
light and dark, has the same bytes when taken again (but where a lost answer is looked for, which takes half a
minute, or where a real duration is shown).
"""
import argparse
import concurrent.futures
import os
import pathlib
import subprocess
import sys
import tempfile

import pictures
import states

LANGUAGES = ("en", "pt_BR")
THEMES = ("light", "dark")
FLEET = pathlib.Path(__file__).parent / "dialogs.json"


def group(wanted):
    """States that need the same faults and cluster share a run, so that the fleet's past is played once."""
    runs = {}
    for state in wanted:
        # What was bought or changed in a run stays so for the next state: only those that send nothing share one.
        alone = state.name if state.faults or "wait:" in state.do else ""
        runs.setdefault((state.page == "connect", state.faults, state.cluster, alone, state.timed), []).append(state)
    return list(runs.values())


def is_quick(run):
    """Whether it does not have to wait for the second look, 30 seconds after the first."""
    return not any("wait:decision" in state.do for state in run)


def is_repeatable(run):
    return is_quick(run) and not any(state.timed for state in run)


def take(program, run, language, folder, service):
    """One run of the program; what it complains about comes back, or an empty text."""
    words = [program, "screenshot", "--lang", language, "--theme", "both"]
    if run[0].page != "connect":
        words += ["--demo", "--scenario", str(FLEET)]
    for fault in run[0].faults:
        words += ["--fault", fault]
    if run[0].cluster:
        words += ["--cluster", run[0].cluster]
    for state in run:
        words += ["--page", state.page, "-o", str(folder / f"{state.name}-{language}-{{theme}}.png"),
                  "--texts", str(folder / f"{state.name}-{language}.txt"), "--do", state.do.format(**service)]
    done = subprocess.run(words, capture_output=True, timeout=150)
    if done.returncode == 0:
        return ""
    said = [line for line in done.stderr.decode().splitlines() if line.startswith("clusterdeck:")]
    return f"{', '.join(state.name for state in run)} ({language}): {' '.join(said) or done.returncode}"


def words_missing(state, language, folder):
    # Amounts and units are held together by spaces that do not break.
    read = (folder / f"{state.name}-{language}.txt").read_text().translate({0xA0: " ", 0x202F: " "})
    lines = read.splitlines()
    bad = []
    for wanted in state.words[language]:
        # A whole line where it has marks, such as "Save [off]"; a part of any line otherwise.
        found = wanted in lines if wanted.endswith("]") else wanted in read
        if not found:
            bad.append(f"{state.name} ({language}): \"{wanted}\" cannot be read there")
    bad += [f"{state.name} ({language}): \"{other}\" should not be there" for other in state.absent[language] if other in read]
    return bad


def check(wanted, folder, again):
    bad, seen = [], {}
    for state in wanted:
        for language in LANGUAGES:
            bad += words_missing(state, language, folder)
            for theme in THEMES:
                name = f"{state.name}-{language}-{theme}.png"
                bytes_ = (folder / name).read_bytes()
                if pictures.rows(folder / name) < 100:
                    bad.append(f"{name}: blank")
                twin = seen.setdefault(bytes_, name)
                if twin != name:
                    bad.append(f"{name}: the same picture as {twin}")
                if language == "en" and is_repeatable([state]) and bytes_ != (again / name).read_bytes():
                    bad.append(f"{name}: two runs differ")
    return bad


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("emulator")
    parser.add_argument("part", choices=["buy", "other", "all"])
    parser.add_argument("only", nargs="*")
    parser.add_argument("--keep")
    parser.add_argument("--workers", type=int, default=3)
    given = parser.parse_args()
    wanted = [state for state in states.STATES
              if given.part in ("all", state.part) and (not given.only or state.name in given.only)]
    if not wanted:
        sys.exit("no such state")
    os.environ.pop("TOGETHER_API_KEY", None)
    with tempfile.TemporaryDirectory() as root, states.Services(given.emulator, FLEET) as service:
        folder, again = pathlib.Path(given.keep or root, "first"), pathlib.Path(root, "again")
        folder.mkdir(parents=True, exist_ok=True)
        again.mkdir()
        jobs = [(run, language, where) for run in group(wanted)
                for language, where in (("en", folder), ("pt_BR", folder), ("en", again)) if where == folder or is_repeatable(run)]
        jobs.sort(key=lambda job: is_quick(job[0]))
        with concurrent.futures.ThreadPoolExecutor(given.workers) as pool:
            complaints = pool.map(lambda job: take(given.program, job[0], job[1], job[2], service), jobs)
            bad = [each for each in complaints if each]
        if not bad:
            bad = check(wanted, folder, again)
    print("\n".join(bad) or f"{len(wanted)} states of dialogs, {4 * len(wanted)} pictures: all are what they should be")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
