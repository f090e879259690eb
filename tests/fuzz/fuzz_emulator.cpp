// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bodyreader.h"
#include "clusterrequests.h"
#include "faultparser.h"
#include "messagehead.h"
#include "require.h"
#include "scenario.h"
#include "simulation.h"

using namespace deck::emulator;

namespace {

const Simulation &calm()
{
    static const auto scenario = loadScenario(u"calm");
    deck::require(scenario.has_value(), "the scenario is there");
    static const Simulation simulation(*scenario, 1, *deck::Instant::fromRfc3339(u"2026-06-16T14:32:08Z"));
    return simulation;
}

} // namespace

/// What the emulator takes from outside: fault specs, message heads, bodies of requests.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), qsizetype(size));
    parseFault(QString::fromUtf8(text));
    for (const MessageKind kind : {MessageKind::Request, MessageKind::Answer}) {
        const auto head = readHead(text, kind);
        if (!head)
            continue;
        deck::require(head->size <= text.size() && head->length >= 0, "a head ends inside the message");
        if (kind == MessageKind::Request) {
            const auto end = endOfRequest(text, *head);
            deck::require(!end || *end <= text.size(), "a request ends inside the message");
        }
    }
    const ParsedBody body = parseBody(text);
    if (body.refused)
        return 0;
    readCreate(calm(), body.object);
    readVolume(calm(), body.object);
    if (!calm().world().clusters.empty())
        readUpdate(calm(), *calm().world().clusters.front(), body.object);
    return 0;
}
