// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace deck {

/// Server text made safe to show as plain text: control and bidirectional characters appear as «U+202E» instead of acting,
/// line breaks and tabs become blanks, and more than `maxLength` characters end in "…" (DESIGN.md, decision 16).
QString visibleText(const QString &serverText, qsizetype maxLength = 4000);

/// One argument for a POSIX shell: quoted unless it consists of harmless characters only.
QString shellQuoted(const QString &argument);

/// A file name from any text: no separators, no control characters, no leading dot, at most 120 characters, never empty.
QString safeFileName(const QString &text);

} // namespace deck
