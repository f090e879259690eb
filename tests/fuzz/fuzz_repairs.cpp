// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonoddities.h"
#include "remediationcodec.h"
#include "require.h"

using namespace deck;

namespace {

void look(const Remediation &repair)
{
    require(!repair.id.isEmpty(), "a repair has an id");
    const RemediationState state = repair.state.value;
    require(!mayBeReviewed(state) || !isOver(state), "what is over waits for nobody");
    require((state == RemediationState::Missing) == repair.state.raw.isEmpty(), "a word is kept, and none is made up");
    require(repair.mode == RemediationMode::Unrecognised || apiWord(repair.mode.value) == repair.mode.raw, "a mode is what was sent");
    for (const LinkedAlert &alert : repair.alerts)
        require((alert.severity == AlertSeverity::Missing) == alert.severity.raw.isEmpty(), "a severity is what was sent");
}

} // namespace

/// Repairs, one and in pages.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray body(reinterpret_cast<const char *>(data), qsizetype(size));
    JsonOddities oddities;
    if (const Result<Remediation> repair = decodeRemediation(body, "application/json", oddities))
        look(*repair);
    JsonOddities ofPage;
    if (const Result<Page<Remediation>> page = decodeRemediationPage(body, "application/json", ofPage)) {
        for (const Remediation &repair : page->entries)
            look(repair);
        require(page->whole || !ofPage.isEmpty(), "what is not whole is counted");
    }
    return 0;
}
