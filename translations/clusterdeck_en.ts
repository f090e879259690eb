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
</TS>
