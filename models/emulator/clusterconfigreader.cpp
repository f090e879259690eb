// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clusterconfigreader.h"

namespace deck::emulator {

namespace {

void copyText(BodyReader &from, QJsonObject &to, const QString &name)
{
    if (const auto value = from.text(name))
        to.insert(name, *value);
}

void copyFlag(BodyReader &from, QJsonObject &to, const QString &name)
{
    if (const auto value = from.flag(name))
        to.insert(name, *value);
}

void copyToggle(BodyReader &from, QJsonObject &to, const QString &name)
{
    const auto block = from.object(name);
    if (!block)
        return;
    BodyReader nested(*block, name + u'.');
    QJsonObject toggle;
    copyFlag(nested, toggle, QStringLiteral("enabled"));
    from.adopt(nested);
    to.insert(name, toggle);
}

void copyScripts(BodyReader &from, QJsonObject &to)
{
    const QString name = QStringLiteral("slurm_startup_scripts");
    const auto block = from.object(name);
    if (!block)
        return;
    BodyReader nested(*block, name + u'.');
    QJsonObject scripts;
    for (const char16_t *script : {u"controller_epilog", u"controller_prolog", u"extra_slurm_conf", u"login_init_script",
                                   u"nodeset_init_script", u"worker_epilog", u"worker_prolog"})
        copyText(nested, scripts, QString::fromUtf16(script));
    from.adopt(nested);
    to.insert(name, scripts);
}

} // namespace

QJsonObject readClusterConfig(BodyReader &outer)
{
    QJsonObject config;
    const auto block = outer.object(QStringLiteral("cluster_config"));
    if (!block)
        return config;
    BodyReader reader(*block, QStringLiteral("cluster_config."));
    reader.requiredText(QStringLiteral("load_balancer"));
    if (const auto balancer = reader.oneOf(QStringLiteral("load_balancer"),
                                           {QStringLiteral("NONE"), QStringLiteral("TRAEFIK"), QStringLiteral("NGINX"),
                                            QStringLiteral("ISTIO")}))
        config.insert(QStringLiteral("load_balancer"), *balancer);
    copyText(reader, config, QStringLiteral("gpu_operator_version"));
    copyText(reader, config, QStringLiteral("network_operator_version"));
    copyFlag(reader, config, QStringLiteral("jumphost_enabled"));
    copyFlag(reader, config, QStringLiteral("kubernetes_dashboard_enabled"));
    copyFlag(reader, config, QStringLiteral("ssh_ca_enabled"));
    copyToggle(reader, config, QStringLiteral("ingress"));
    copyToggle(reader, config, QStringLiteral("observability"));
    copyScripts(reader, config);
    outer.adopt(reader);
    return config;
}

QJsonObject readOidcConfig(BodyReader &outer)
{
    QJsonObject config;
    const auto block = outer.object(QStringLiteral("oidc_config"));
    if (!block)
        return config;
    BodyReader reader(*block, QStringLiteral("oidc_config."));
    for (const char16_t *name :
         {u"client_id", u"group_claim", u"group_prefix", u"issuer_url", u"username_claim", u"username_prefix"})
        config.insert(QString::fromUtf16(name), reader.requiredText(QString::fromUtf16(name)));
    copyText(reader, config, QStringLiteral("ca_cert"));
    outer.adopt(reader);
    return config;
}

bool readAcceptanceTests(BodyReader &outer)
{
    const auto block = outer.object(QStringLiteral("acceptance_tests_params"));
    if (!block)
        return false;
    BodyReader reader(*block, QStringLiteral("acceptance_tests_params."));
    const bool enabled = reader.flag(QStringLiteral("enabled")).value_or(false);
    reader.oneOf(QStringLiteral("dcgm_diag_level"),
                 {QStringLiteral("DCGM_DIAG_LEVEL_SHORT"), QStringLiteral("DCGM_DIAG_LEVEL_MEDIUM"),
                  QStringLiteral("DCGM_DIAG_LEVEL_LONG"), QStringLiteral("DCGM_DIAG_LEVEL_EXTENDED")});
    reader.number(QStringLiteral("gpu_burn_duration"), 0);
    for (const char16_t *name : {u"dcgm_diag_skipped", u"gpu_burn_skipped", u"nccl_multi_node_skipped",
                                 u"nccl_single_node_skipped", u"storage_skipped"})
        reader.flag(QString::fromUtf16(name));
    outer.adopt(reader);
    return enabled;
}

std::vector<AddOn> readAddOns(BodyReader &outer, bool withType)
{
    std::vector<AddOn> addOns;
    for (const QJsonObject &entry : outer.objects(QStringLiteral("add_ons"))) {
        BodyReader reader(entry, QStringLiteral("add_ons."));
        AddOn addOn;
        addOn.name = reader.requiredText(QStringLiteral("name"));
        if (withType)
            addOn.type = reader.requiredText(QStringLiteral("add_on_type"));
        const QJsonObject config = reader.object(QStringLiteral("config")).value_or(QJsonObject());
        // Only the block named like the type counts; an update does not repeat the type, so any block may switch.
        for (const QString &block : config.keys()) {
            BodyReader toggle(config.value(block).toObject(), QStringLiteral("add_ons.config."));
            addOn.enabled = toggle.flag(QStringLiteral("enabled")).value_or(addOn.enabled);
            reader.adopt(toggle);
        }
        outer.adopt(reader);
        addOns.push_back(std::move(addOn));
    }
    return addOns;
}

} // namespace deck::emulator
