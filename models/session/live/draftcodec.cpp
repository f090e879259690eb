// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "draftcodec.h"

#include "intentdetails.h"

#include <QJsonDocument>

namespace deck {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr int version = 1;

} // namespace

QByteArray writeDraft(const ClusterDraft &draft)
{
    const QJsonObject object{{"version"_L1, version},
                             {"at"_L1, draft.at.toIso()},
                             {"step"_L1, draft.step},
                             {"create"_L1, writeSpec(draft.spec)}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

std::optional<ClusterDraft> readDraft(const QByteArray &kept)
{
    if (kept.isEmpty())
        return std::nullopt;
    ClusterDraft draft;
    const QJsonObject object = QJsonDocument::fromJson(kept).object();
    const auto at = Instant::fromRfc3339(object["at"_L1].toString());
    draft.isReadable = object["version"_L1].toInt() == version && object["create"_L1].isObject() && at.has_value();
    if (!draft.isReadable)
        return draft;
    draft.at = *at;
    draft.step = object["step"_L1].toInt();
    draft.spec = readSpec(object["create"_L1].toObject());
    return draft;
}

} // namespace deck
