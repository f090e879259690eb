// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "accountcodec.h"
#include "jsonoddities.h"
#include "require.h"

using namespace deck;

/// Whose key it is, and its projects.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray body(reinterpret_cast<const char *>(data), qsizetype(size));
    JsonOddities oddities;
    if (const Result<Account> account = decodeAccount(body, "application/json", oddities))
        require(!account->project.isEmpty(), "an account has a project");
    if (const Result<Page<Project>> page = decodeProjectPage(body, "application/json", oddities)) {
        for (const Project &project : page->entries)
            require(!project.id.isEmpty(), "a project has an id");
    }
    return 0;
}
