// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "accountcodec.h"
#include "billingcodec.h"
#include "jsonoddities.h"
#include "require.h"

using namespace deck;

/// Whose key it is, its projects and its bill.
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
    if (const Result<BillingPage> page = decodeBillingPage(body, "application/json", oddities)) {
        bool priced = true;
        for (const BillingWindow &window : page->usage.windows) {
            for (const BillingLine &line : window.lines) {
                priced = priced && line.cost;
                require(!line.cost || Decimal::fromText(line.cost->toText()) == line.cost, "a cost survives its own spelling");
            }
        }
        const std::optional<Decimal> cost = page->usage.cost();
        require(!cost || (priced && page->usage.whole), "a sum is of everything");
        require(!cost || cost->isInRange(), "a sum can be shown");
    }
    return 0;
}
