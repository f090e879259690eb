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
    <name>deck::ui::ScaleSide</name>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
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
</TS>
