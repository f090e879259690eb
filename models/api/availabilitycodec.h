// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "availability.h"
#include "result.h"

#include <QByteArray>
#include <QList>

namespace deck {

class JsonOddities;

/// `{"availability": [{region, gpu_type, standard_gpus_available, preemptible_gpus_available, as_of, source}]}`, our own shape
/// (DESIGN.md, decision 8). A number that is missing stays unknown; an entry without region, GPU type or time is left out,
/// because a number of free GPUs without its time is no evidence.
Result<QList<Availability>> decodeAvailability(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities);

} // namespace deck
