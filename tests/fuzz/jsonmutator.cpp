// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <random>

// Mutates JSON as JSON: bytes alone would hardly ever get past the parser. One time in four, bytes all the same.

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);
extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t maxSize, unsigned int seed);

namespace {

using Random = std::minstd_rand;

qsizetype below(Random &random, qsizetype limit)
{
    return qsizetype(random() % std::uint_fast32_t(std::max<qsizetype>(limit, 1)));
}

/// One of the values that tell good decoders from bad ones, or another part of the same document.
QJsonValue surprise(Random &random, const QJsonValue &whole)
{
    switch (below(random, 16)) {
    case 0: return QJsonValue();
    case 1: return true;
    case 2: return 0;
    case 3: return -1;
    case 4: return 8;
    case 5: return 1e30;
    case 6: return 12.5;
    case 7: return QString();
    case 8: return QStringLiteral("2026-08-20T14:02:11Z");
    case 9: return QStringLiteral("9999-12-31T23:59:59.999999Z");
    case 10: return QStringLiteral("TogetherPreemptionNotified");
    case 11: return QStringLiteral("NODE_PHASE_RUNNING");
    case 12: return QJsonArray();
    case 13: return QJsonObject();
    case 14: return QString(QChar(0x202e)) + QStringLiteral("gpu-dp-") + QChar(0) + QChar(0xd800);
    default: return whole;
    }
}

QJsonValue mutated(Random &random, const QJsonValue &value, const QJsonValue &whole, int depth)
{
    const bool stop = depth > 8 || below(random, 5) == 0;
    if (value.isObject() && !value.toObject().isEmpty() && !stop) {
        QJsonObject object = value.toObject();
        const QString key = object.keys().at(below(random, object.size()));
        if (below(random, 8) == 0)
            object.remove(key);
        else
            object.insert(key, mutated(random, object.value(key), whole, depth + 1));
        return object;
    }
    if (value.isArray() && !value.toArray().isEmpty() && !stop) {
        QJsonArray array = value.toArray();
        const qsizetype index = below(random, array.size());
        switch (below(random, 8)) {
        case 0:
            array.removeAt(index);
            break;
        case 1:
            array.append(QJsonValue(array.at(index)));
            break;
        default:
            array.replace(index, mutated(random, array.at(index), whole, depth + 1));
        }
        return array;
    }
    return surprise(random, whole);
}

} // namespace

extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t maxSize, unsigned int seed)
{
    Random random(seed);
    const QByteArray before(reinterpret_cast<const char *>(data), qsizetype(size));
    const QJsonDocument document = QJsonDocument::fromJson(before);
    if (document.isNull() || below(random, 4) == 0)
        return LLVMFuzzerMutate(data, size, maxSize);
    const QJsonValue whole = document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
    QJsonValue value = whole;
    for (qsizetype left = 1 + below(random, 4); left > 0; --left)
        value = mutated(random, value, whole, 0);
    QByteArray after = value.isArray() ? QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact)
                                       : QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact);
    after.truncate(qsizetype(maxSize));
    std::memcpy(data, after.constData(), size_t(after.size()));
    return size_t(after.size());
}
