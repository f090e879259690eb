<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>deck::ClusterTableModel</name>
    <message numerus="yes">
        <source>%n node(s) preempted in 24 hours</source>
        <translation>
            <numerusform>%n node preempted in 24 hours</numerusform>
            <numerusform>%n nodes preempted in 24 hours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::CostTreeModel</name>
    <message numerus="yes">
        <source>%n more node(s)</source>
        <translation>
            <numerusform>%n more node</numerusform>
            <numerusform>%n more nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Standard, %n node(s)</source>
        <translation>
            <numerusform>Standard, %n node</numerusform>
            <numerusform>Standard, %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Standard, %n node(s), %1 now</source>
        <translation>
            <numerusform>Standard, %n node, %1 now</numerusform>
            <numerusform>Standard, %n nodes, %1 now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Preemptible, %n node(s)</source>
        <translation>
            <numerusform>Preemptible, %n node</numerusform>
            <numerusform>Preemptible, %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Preemptible, %n node(s), %1 now</source>
        <translation>
            <numerusform>Preemptible, %n node, %1 now</numerusform>
            <numerusform>Preemptible, %n nodes, %1 now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Class unknown, %n node(s)</source>
        <translation>
            <numerusform>Class unknown, %n node</numerusform>
            <numerusform>Class unknown, %n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::OddityTableModel</name>
    <message numerus="yes">
        <source>%1: %2, %n time(s)</source>
        <translation>
            <numerusform>%1: %2, %n time</numerusform>
            <numerusform>%1: %2, %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::AsksPage</name>
    <message numerus="yes">
        <source>%n ask(s), %1 refused, %2 waiting · times in %3</source>
        <translation>
            <numerusform>%n ask, %1 refused, %2 waiting · times in %3</numerusform>
            <numerusform>%n asks, %1 refused, %2 waiting · times in %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::BillingSection</name>
    <message numerus="yes">
        <source>day(s)</source>
        <extracomment>stands behind a number, &quot;30 days&quot;</extracomment>
        <translation>
            <numerusform>day</numerusform>
            <numerusform>days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::BrushView</name>
    <message numerus="yes">
        <source>Last %n day(s)</source>
        <translation>
            <numerusform>Last day</numerusform>
            <numerusform>Last %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::CapacityCard</name>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s) failed. Never preempted</source>
        <translation>
            <numerusform>%n GPU failed. Never preempted</numerusform>
            <numerusform>%n GPUs failed. Never preempted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s) not running. Never preempted</source>
        <translation>
            <numerusform>%n GPU not running. Never preempted</numerusform>
            <numerusform>%n GPUs not running. Never preempted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::CapacityPage</name>
    <message numerus="yes">
        <source>= %n node(s) with 8 GPUs each</source>
        <translation>
            <numerusform>= %n node with 8 GPUs</numerusform>
            <numerusform>= %n nodes with 8 GPUs each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>GPU target = up to %n more node(s)</source>
        <translation>
            <numerusform>GPU target = up to %n more node</numerusform>
            <numerusform>GPU target = up to %n more nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::CheckWords</name>
    <message numerus="yes">
        <source>%n cluster(s) can be read</source>
        <translation>
            <numerusform>%n cluster can be read</numerusform>
            <numerusform>%n clusters can be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) can be read</source>
        <translation>
            <numerusform>%n region can be read</numerusform>
            <numerusform>%n regions can be read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::ClusterPage</name>
    <message numerus="yes">
        <source>%n node(s) draining, %1</source>
        <translation>
            <numerusform>%n node draining, %1</numerusform>
            <numerusform>%n nodes draining, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::ConnectionWords</name>
    <message numerus="yes">
        <source>**The service&apos;s list is empty, but %n cluster(s) were known.**</source>
        <translation>
            <numerusform>**The service&apos;s list is empty, but %n cluster was known.**</numerusform>
            <numerusform>**The service&apos;s list is empty, but %n clusters were known.**</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::CostChangePanel</name>
    <message numerus="yes">
        <source>When the %n on-demand node(s) run</source>
        <translation>
            <numerusform>When the on-demand node runs</numerusform>
            <numerusform>When the %n on-demand nodes run</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When the %n on-demand node(s) are gone</source>
        <translation>
            <numerusform>When the on-demand node is gone</numerusform>
            <numerusform>When the %n on-demand nodes are gone</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::CostChart</name>
    <message numerus="yes">
        <source>per %n minute(s)</source>
        <translation>
            <numerusform>per minute</numerusform>
            <numerusform>per %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::CostPage</name>
    <message numerus="yes">
        <source>%n time(s), last %1 to %2</source>
        <translation>
            <numerusform>%1 to %2</numerusform>
            <numerusform>%n times, last %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**%n minute(s) were not observed** (%1). %2</source>
        <translation>
            <numerusform>**%n minute was not observed** (%1). %2</numerusform>
            <numerusform>**%n minutes were not observed** (%1). %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::CostTable</name>
    <message numerus="yes">
        <source>Total, %n cluster(s)</source>
        <translation>
            <numerusform>Total, %n cluster</numerusform>
            <numerusform>Total, %n clusters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::DetailsCard</name>
    <message numerus="yes">
        <source>%1, %n node(s)</source>
        <translation>
            <numerusform>%1, %n node</numerusform>
            <numerusform>%1, %n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::EvidenceWords</name>
    <message numerus="yes">
        <source>Asked for %n time(s) in 30 days: %1 filled, %2 refused, %3 waiting.</source>
        <translation>
            <numerusform>Asked for %n time in 30 days: %1 filled, %2 refused, %3 waiting.</numerusform>
            <numerusform>Asked for %n times in 30 days: %1 filled, %2 refused, %3 waiting.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::FillChanceWords</name>
    <message numerus="yes">
        <source>%1 of %n ask(s) were filled within %2</source>
        <translation>
            <numerusform>%1 of %n ask was filled within %2</numerusform>
            <numerusform>%1 of %n asks were filled within %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n filled</source>
        <translation>
            <numerusform>%n filled</numerusform>
            <numerusform>%n filled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still waiting</source>
        <translation>
            <numerusform>%n still waiting</numerusform>
            <numerusform>%n still waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed before that</source>
        <translation>
            <numerusform>%n changed before that</numerusform>
            <numerusform>%n changed before that</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n out of sight while it was filled or changed</source>
        <translation>
            <numerusform>%n out of sight while it was filled or changed</numerusform>
            <numerusform>%n out of sight while they were filled or changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ask(s): %1.</source>
        <translation>
            <numerusform>%n ask: %1.</numerusform>
            <numerusform>%n asks: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more refused.</source>
        <translation>
            <numerusform>%n more refused.</numerusform>
            <numerusform>%n more refused.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::FleetPage</name>
    <message numerus="yes">
        <source>%n cluster(s)</source>
        <translation>
            <numerusform>%n cluster</numerusform>
            <numerusform>%n clusters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n region</numerusform>
            <numerusform>%n regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cluster(s) of earlier days are not in the service&apos;s list. They may still run and cost money.</source>
        <translation>
            <numerusform>%n cluster of earlier days is not in the service&apos;s list. It may still run and cost money.</numerusform>
            <numerusform>%n clusters of earlier days are not in the service&apos;s list. They may still run and cost money.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::FleetTable</name>
    <message numerus="yes">
        <source>Total, %n cluster(s)</source>
        <translation>
            <numerusform>Total, %n cluster</numerusform>
            <numerusform>Total, %n clusters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::FleetTiles</name>
    <message numerus="yes">
        <source>clusters</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>cluster</numerusform>
            <numerusform>clusters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ready</source>
        <translation>
            <numerusform>%n ready</numerusform>
            <numerusform>%n ready</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n degraded</source>
        <translation>
            <numerusform>%n degraded</numerusform>
            <numerusform>%n degraded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n starting</source>
        <translation>
            <numerusform>%n starting</numerusform>
            <numerusform>%n starting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paused</source>
        <translation>
            <numerusform>%n paused</numerusform>
            <numerusform>%n paused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleting</source>
        <translation>
            <numerusform>%n deleting</numerusform>
            <numerusform>%n deleting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unknown</numerusform>
            <numerusform>%n unknown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::Fmt</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::NodeDetails</name>
    <message numerus="yes">
        <source>%n core(s)</source>
        <translation>
            <numerusform>%n core</numerusform>
            <numerusform>%n cores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n NVSwitch(es)</source>
        <translation>
            <numerusform>%1, %n NVSwitch</numerusform>
            <numerusform>%1, %n NVSwitches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::NodeStrip</name>
    <message numerus="yes">
        <source>%n standard node(s), ready first</source>
        <translation>
            <numerusform>%n standard node, ready first</numerusform>
            <numerusform>%n standard nodes, ready first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n standard node(s) on day one</source>
        <translation>
            <numerusform>%n standard node on day one</numerusform>
            <numerusform>%n standard nodes on day one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n preemptible node(s) join as capacity appears</source>
        <translation>
            <numerusform>%n preemptible node joins as capacity appears</numerusform>
            <numerusform>%n preemptible nodes join as capacity appears</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::NodeTile</name>
    <message numerus="yes">
        <source>%1, %n GPU(s)</source>
        <translation>
            <numerusform>%1, %n GPU</numerusform>
            <numerusform>%1, %n GPUs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::NodesOverview</name>
    <message numerus="yes">
        <source>%n running</source>
        <comment>nodes</comment>
        <translation>
            <numerusform>%n running</numerusform>
            <numerusform>%n running</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draining</source>
        <comment>nodes</comment>
        <translation>
            <numerusform>%n draining</numerusform>
            <numerusform>%n draining</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other</source>
        <comment>nodes neither running nor draining</comment>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n other</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <comment>unfilled slots</comment>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::NodesView</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**%n preemptible slot(s) unfilled.** Target %1 GPUs, %2 running. New nodes join on their own when capacity returns; you pay nothing until then.</source>
        <translation>
            <numerusform>**%n preemptible slot is unfilled.** Target %1 GPUs, %2 running. A new node joins on its own when capacity returns; you pay nothing until then.</numerusform>
            <numerusform>**%n preemptible slots are unfilled.** Target %1 GPUs, %2 running. New nodes join on their own when capacity returns; you pay nothing until then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) without the filter.</source>
        <translation>
            <numerusform>%n node without the filter.</numerusform>
            <numerusform>%n nodes without the filter.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::PriceWords</name>
    <message numerus="yes">
        <source>Time is rounded up to %n second(s).</source>
        <translation>
            <numerusform>Time is rounded up to %n second.</numerusform>
            <numerusform>Time is rounded up to %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::ReviewPage</name>
    <message numerus="yes">
        <source>%1 GPUs, %n node(s)</source>
        <translation>
            <numerusform>%1 GPUs, %n node</numerusform>
            <numerusform>%1 GPUs, %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>target %1 GPUs, %n node(s)</source>
        <translation>
            <numerusform>target %1 GPUs, %n node</numerusform>
            <numerusform>target %1 GPUs, %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**Later:** up to %n preemptible node(s) join by themselves. No date is promised.</source>
        <translation>
            <numerusform>**Later:** up to %n preemptible node joins by itself. No date is promised.</numerusform>
            <numerusform>**Later:** up to %n preemptible nodes join by themselves. No date is promised.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**Ready:** usually after %1, the median of %n cluster(s) of this kind.</source>
        <translation>
            <numerusform>**Ready:** usually after %1, the time of %n cluster of this kind.</numerusform>
            <numerusform>**Ready:** usually after %1, the median of %n clusters of this kind.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::ScaleSide</name>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) more</source>
        <translation>
            <numerusform>%n node more</numerusform>
            <numerusform>%n nodes more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) fewer</source>
        <translation>
            <numerusform>%n node fewer</numerusform>
            <numerusform>%n nodes fewer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n node(s) more</source>
        <translation>
            <numerusform>up to %n node more</numerusform>
            <numerusform>up to %n nodes more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::ScaleWords</name>
    <message numerus="yes">
        <source>%1**%2 GPUs**, %n more node(s) now</source>
        <translation>
            <numerusform>%1**%2 GPUs**, %n more node now</numerusform>
            <numerusform>%1**%2 GPUs**, %n more nodes now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1**%2 GPUs**, %n node(s) less</source>
        <translation>
            <numerusform>%1**%2 GPUs**, %n node less</numerusform>
            <numerusform>%1**%2 GPUs**, %n nodes less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n standard node(s) (%1 GPUs) and lower the target to %2</source>
        <translation>
            <numerusform>Remove %n standard node (%1 GPUs) and lower the target to %2</numerusform>
            <numerusform>Remove %n standard nodes (%1 GPUs) and lower the target to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n standard node(s) (%1 GPUs)</source>
        <translation>
            <numerusform>Remove %n standard node (%1 GPUs)</numerusform>
            <numerusform>Remove %n standard nodes (%1 GPUs)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n standard node(s) removed</source>
        <translation>
            <numerusform>%n standard node removed</numerusform>
            <numerusform>%n standard nodes removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting slot(s) dropped</source>
        <translation>
            <numerusform>%n waiting slot dropped</numerusform>
            <numerusform>%n waiting slots dropped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running preemptible node(s) removed</source>
        <translation>
            <numerusform>%n running preemptible node removed</numerusform>
            <numerusform>%n running preemptible nodes removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) are draining already and count toward this.</source>
        <translation>
            <numerusform>%n node is draining already and counts toward this.</numerusform>
            <numerusform>%n nodes are draining already and count toward this.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::StatusLine</name>
    <message numerus="yes">
        <source>%n field(s) odd</source>
        <translation>
            <numerusform>%n field odd</numerusform>
            <numerusform>%n fields odd</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::TermWords</name>
    <message numerus="yes">
        <source>Reserved, %n day(s)</source>
        <translation>
            <numerusform>Reserved, %n day</numerusform>
            <numerusform>Reserved, %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reserved for %n day(s), paid up front, not refunded</source>
        <translation>
            <numerusform>reserved for %n day, paid up front, not refunded</numerusform>
            <numerusform>reserved for %n days, paid up front, not refunded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I agree to pay **a sum up front that is not known here** for %n day(s). It is not refunded.</source>
        <translation>
            <numerusform>I agree to pay **a sum up front that is not known here** for %n day. It is not refunded.</numerusform>
            <numerusform>I agree to pay **a sum up front that is not known here** for %n days. It is not refunded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create and pay %n day(s)</source>
        <translation>
            <numerusform>Create and pay %n day</numerusform>
            <numerusform>Create and pay %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**Now:** %n standard node(s) created and paid for up front.</source>
        <translation>
            <numerusform>**Now:** %n standard node created and paid for up front.</numerusform>
            <numerusform>**Now:** %n standard nodes created and paid for up front.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**From %1:** %n standard node(s), booked now.</source>
        <translation>
            <numerusform>**From %1:** %n standard node, booked now.</numerusform>
            <numerusform>**From %1:** %n standard nodes, booked now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**Now:** %n standard node(s) created for the scheduled window.</source>
        <translation>
            <numerusform>**Now:** %n standard node created for the scheduled window.</numerusform>
            <numerusform>**Now:** %n standard nodes created for the scheduled window.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**Now:** %n standard node(s) created. %1</source>
        <translation>
            <numerusform>**Now:** %n standard node created. %1</numerusform>
            <numerusform>**Now:** %n standard nodes created. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::TimelinePage</name>
    <message numerus="yes">
        <source>%n event(s) of other kinds.</source>
        <translation>
            <numerusform>%n event of other kinds.</numerusform>
            <numerusform>%n events of other kinds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::TimelineWords</name>
    <message numerus="yes">
        <source>%n unfilled slot(s)</source>
        <translation>
            <numerusform>%n unfilled slot</numerusform>
            <numerusform>%n unfilled slots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Standard, %n node(s)</source>
        <translation>
            <numerusform>Standard, %n node</numerusform>
            <numerusform>Standard, %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Preemptible, %1 of %n node(s)</source>
        <translation>
            <numerusform>Preemptible, %1 of %n node</numerusform>
            <numerusform>Preemptible, %1 of %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Preemptible, %n node(s)</source>
        <translation>
            <numerusform>Preemptible, %n node</numerusform>
            <numerusform>Preemptible, %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Class unknown, %n node(s)</source>
        <translation>
            <numerusform>Class unknown, %n node</numerusform>
            <numerusform>Class unknown, %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left in this range, %n node(s)</source>
        <translation>
            <numerusform>Left in this range, %n node</numerusform>
            <numerusform>Left in this range, %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n preempted</source>
        <translation>
            <numerusform>%n preempted</numerusform>
            <numerusform>%n preempted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed otherwise</source>
        <translation>
            <numerusform>%n removed otherwise</numerusform>
            <numerusform>%n removed otherwise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged node(s)</source>
        <translation>
            <numerusform>%n unchanged node</numerusform>
            <numerusform>%n unchanged nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n GPU(s)</source>
        <translation>
            <numerusform>%1, %n GPU</numerusform>
            <numerusform>%1, %n GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n close together</source>
        <translation>
            <numerusform>%n close together</numerusform>
            <numerusform>%n close together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Timeline, table, %n lane(s)</source>
        <translation>
            <numerusform>Timeline, table, %n lane</numerusform>
            <numerusform>Timeline, table, %n lanes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::WhatIfDialog</name>
    <message numerus="yes">
        <source>= %n node(s) with 8 GPUs each</source>
        <translation>
            <numerusform>= %n node with 8 GPUs</numerusform>
            <numerusform>= %n nodes with 8 GPUs each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s) are paid by the reservation.</source>
        <translation>
            <numerusform>%n GPU is paid by the reservation.</numerusform>
            <numerusform>%n GPUs are paid by the reservation.</numerusform>
        </translation>
    </message>
</context>
</TS>
