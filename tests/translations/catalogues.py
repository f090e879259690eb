#!/usr/bin/env python3
# SPDX-FileCopyrightText: ClusterDeck contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The catalogues hold every text of the program, translated.

    catalogues.py LUPDATE FILES_LST WORK_DIR TS_FOLDER | --self-test

Takes the texts anew into copies of the catalogues and names what is missing or not translated. Also refuses contexts outside of
our namespace: lupdate lost it there, and the text would not be found at run time.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as tree

PLACES = re.compile(r"%(?:L?\d|n)")


def messages(path):
    """(context, source, comment) → the message element."""
    return {(context.findtext("name"), message.findtext("source"), message.findtext("comment") or ""): message
            for context in tree.parse(path).getroot().iter("context") for message in context.iter("message")}


def complaints(committed, fresh):
    """What is wrong with a catalogue, given the texts found in the sources just now."""
    result = [f"not in the catalogue: {key}" for key in fresh.keys() - committed.keys()]
    for key, message in committed.items():
        context, source, _ = key
        translation = message.find("translation")
        forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
        if not context.startswith("deck::"):
            result.append(f"lost its namespace: {key}")
        if translation.get("type") == "unfinished" or not all(forms):
            result.append(f"not translated: {key}")
            continue
        for form in forms:
            # A singular may say its number in a word; every other place must survive.
            missing = set(PLACES.findall(source)) - set(PLACES.findall(form)) - {"%n"}
            if missing or form.count("**") != source.count("**") or form.count("``") != source.count("``"):
                result.append(f"places or marks differ: {key} → {form}")
    return result


def self_test():
    def catalogue(context, source, translation):
        return {(context, source, ""): tree.fromstring(f"<message><source>{source}</source>{translation}</message>")}

    good = catalogue("deck::A", "**%1** of %2", "<translation>**%1** de %2</translation>")
    cases = [
        (good, good, 0),
        (good, {**good, ("deck::A", "new", ""): None}, 1),
        (catalogue("A", "x", "<translation>y</translation>"), {}, 1),
        (catalogue("deck::A", "x", '<translation type="unfinished"/>'), {}, 1),
        (catalogue("deck::A", "**%1** of %2", "<translation>**%1** de</translation>"), {}, 1),
        (catalogue("deck::A", "**%1**", "<translation>%1</translation>"), {}, 1),
        (catalogue("deck::A", "%n x(s)", "<translation><numerusform>um x</numerusform><numerusform>%n x</numerusform></translation>"),
         {}, 0),
    ]
    for committed, fresh, expected in cases:
        found = complaints(committed, fresh)
        assert len(found) == expected, (committed, found)
    return 0


def main(lupdate, files, work, folder):
    work = pathlib.Path(work)
    work.mkdir(parents=True, exist_ok=True)
    wrong = False
    for committed in sorted(pathlib.Path(folder).glob("*.ts")):
        fresh = work / committed.name
        shutil.copy(committed, fresh)
        plural = ["-pluralonly"] if committed.stem.endswith("_en") else []
        subprocess.run([lupdate, "-silent", "-locations", "none", "-no-obsolete", "-source-language", "en", *plural, f"@{files}",
                        "-ts", str(fresh)], check=True, stdout=subprocess.DEVNULL)
        for line in complaints(messages(committed), messages(fresh)):
            print(f"{committed.name}: {line}")
            wrong = True
    if wrong:
        print("cmake --build --preset dev --target update_translations takes new texts in; then translate them.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(self_test() if sys.argv[1:] == ["--self-test"] else main(*sys.argv[1:]))
