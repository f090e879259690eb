// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "csvreport.h"

#include "csvwriter.h"
#include "exporttext.h"

namespace deck {
namespace {

const QStringList header{
    QStringLiteral("data"), QStringLiteral("cluster_id"), QStringLiteral("cluster_name"), QStringLiteral("class"),
    QStringLiteral("region"), QStringLiteral("gpu_type"), QStringLiteral("node"), QStringLiteral("volume_id"),
    QStringLiteral("volume_name"), QStringLiteral("from_utc"), QStringLiteral("to_utc"), QStringLiteral("seconds"),
    QStringLiteral("gpus"), QStringLiteral("tib"), QStringLiteral("gpu_hours"), QStringLiteral("rate_usd_per_unit_hour"),
    QStringLiteral("amount_usd"), QStringLiteral("on_demand_usd"), QStringLiteral("open"), QStringLiteral("estimated"),
    QStringLiteral("reserved"), QStringLiteral("priced")};

/// GPUs, TiB and GPU-hours; a number that the service never told stays empty, it is not 0.
void writeUnits(CsvWriter &csv, const Charge &charge)
{
    const QString units = charge.units > 0 ? QString::number(charge.units) : QString();
    if (charge.chargeClass == ChargeClass::Storage)
        csv.empty().number(units).empty();
    else
        csv.number(units).empty().number(units.isEmpty() ? units : gpuHours(charge.usage));
}

} // namespace

QByteArray csvReport(const Report &report, const CsvStyle &style)
{
    CsvWriter csv(style);
    OutgoingText outgoing;
    for (const QString &name : header)
        csv.text(name);
    csv.endRecord();

    const QList<Charge> &charges = report.cost.charges;
    QList<Amount> amounts;
    QList<Amount> onDemand;
    for (const Charge &charge : charges) {
        amounts.append(charge.amount);
        onDemand.append(charge.onDemandAmount);
    }
    amounts = addingUp(amounts);
    onDemand = addingUp(onDemand);
    const QString mark = dataMark(report);
    for (qsizetype i = 0; i < charges.size(); ++i) {
        const Charge &charge = charges.at(i);
        csv.text(mark).text(outgoing(charge.cluster.toString())).text(outgoing(charge.clusterName));
        csv.text(className(charge.chargeClass)).text(charge.region.toString()).text(charge.gpuType.toString());
        csv.text(outgoing(charge.node.toString())).text(outgoing(charge.volume.toString())).text(outgoing(charge.volumeName));
        csv.text(charge.from.toIso()).text(charge.to.toIso()).number(charge.to.seconds() - charge.from.seconds());
        writeUnits(csv, charge);
        if (charge.priced && charge.microUsdPerUnitHour)
            csv.number(dollars(Amount::fromMicroUsd(*charge.microUsdPerUnitHour)));
        else
            csv.empty();
        if (charge.priced)
            csv.number(dollars(amounts.at(i))).number(dollars(onDemand.at(i)));
        else
            csv.empty().empty();
        csv.flag(charge.open).flag(charge.estimated).flag(charge.reserved).flag(charge.priced);
        csv.endRecord();
    }
    return csv.bytes();
}

} // namespace deck
