// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "requestcopies.h"

#include "clusterspeccodec.h"
#include "hcl.h"
#include "visibletext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>

namespace deck {
namespace {

using namespace Qt::Literals::StringLiterals;

struct CommandOption
{
    QLatin1String field;
    QLatin1String option;
};

constexpr std::array commandOptions{
    CommandOption{"cluster_name"_L1, "--name"_L1},
    CommandOption{"cluster_type"_L1, "--cluster-type"_L1},
    CommandOption{"region"_L1, "--region"_L1},
    CommandOption{"gpu_type"_L1, "--gpu-type"_L1},
    CommandOption{"num_gpus"_L1, "--num-gpus"_L1},
    CommandOption{"num_preemptible_gpus"_L1, "--num-preemptible-gpus"_L1},
    CommandOption{"billing_type"_L1, "--billing-type"_L1},
    CommandOption{"duration_days"_L1, "--duration-days"_L1},
    CommandOption{"reservation_start_time"_L1, "--reservation-start-time"_L1},
    CommandOption{"reservation_end_time"_L1, "--reservation-end-time"_L1},
    CommandOption{"nvidia_version_id"_L1, "--nvidia-version-id"_L1},
    CommandOption{"nvidia_driver_version"_L1, "--nvidia-driver-version"_L1},
    CommandOption{"cuda_version"_L1, "--cuda-version"_L1},
    CommandOption{"volume_id"_L1, "--volume"_L1},
    CommandOption{"slurm_shm_size_gib"_L1, "--slurm-shm-size-gib"_L1},
    CommandOption{"project_id"_L1, "--project"_L1},
};

struct CommandAddOn
{
    QLatin1String type;
    QLatin1String option;
};

constexpr std::array commandAddOns{CommandAddOn{"headlamp"_L1, "--headlamp-addon"_L1},
                                   CommandAddOn{"slurm_web"_L1, "--slurm-web-addon"_L1}};

constexpr std::array terraformFields{"cluster_name"_L1,     "cluster_type"_L1,         "region"_L1,
                                     "gpu_type"_L1,         "num_gpus"_L1,             "num_preemptible_gpus"_L1,
                                     "billing_type"_L1,     "cuda_version"_L1,         "nvidia_driver_version"_L1,
                                     "project_id"_L1,       "volume_id"_L1,            "slurm_shm_size_gib"_L1,
                                     "cluster_config"_L1,   "add_ons"_L1,              "oidc_config"_L1,
                                     "acceptance_tests_params"_L1};

QJsonObject bodyOf(const ClusterSpec &spec)
{
    return QJsonDocument::fromJson(encodeClusterSpec(spec)).object();
}

QString plain(const QJsonValue &value)
{
    return value.isDouble() ? QString::number(value.toInteger()) : value.toString();
}

QString takeAddOns(QJsonObject &body, QStringList &leftOut)
{
    QString options;
    const QJsonArray addOns = body.take("add_ons"_L1).toArray();
    for (const QJsonValue &addOn : addOns) {
        const QString type = addOn.toObject().value("add_on_type"_L1).toString();
        const auto known = std::ranges::find(commandAddOns, type, &CommandAddOn::type);
        if (known == commandAddOns.end())
            leftOut.append("add_ons: "_L1 + type);
        else
            options += " \\\n  "_L1 + known->option;
    }
    return options;
}

} // namespace

RequestCopy jsonCopy(const ClusterSpec &spec)
{
    return {QString::fromUtf8(indentedJson(encodeClusterSpec(spec))), {}};
}

RequestCopy curlCopy(const ClusterSpec &spec, const QUrl &baseUrl)
{
    const QString url = baseUrl.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::StripTrailingSlash) + "/compute/clusters"_L1;
    const QString body = QString::fromUtf8(indentedJson(encodeClusterSpec(spec))).trimmed();
    // No --retry and no --location: a repeated request would buy twice, a followed one would carry the key elsewhere.
    return {"curl --request POST "_L1 + shellQuoted(url) + " \\\n  --header \"Authorization: Bearer $TOGETHER_API_KEY\" \\\n"
                "  --header 'Content-Type: application/json' \\\n  --data "_L1 + shellQuoted(body) + u'\n', {}};
}

RequestCopy commandCopy(const ClusterSpec &spec)
{
    RequestCopy copy;
    copy.text = QStringLiteral("tg beta clusters create --non-interactive");
    QJsonObject body = bodyOf(spec);
    const QString addOns = takeAddOns(body, copy.leftOut);
    for (const CommandOption &known : commandOptions) {
        if (body.contains(known.field))
            copy.text += " \\\n  "_L1 + known.option + u' ' + shellQuoted(plain(body.take(known.field)));
    }
    copy.text += addOns + u'\n';
    copy.leftOut += body.keys();
    copy.leftOut.sort();
    return copy;
}

RequestCopy terraformCopy(const ClusterSpec &spec)
{
    RequestCopy copy;
    QJsonObject body = bodyOf(spec);
    if (body.contains("nvidia_version_id"_L1) && !spec.driver.cuda.isEmpty() && !spec.driver.driver.isEmpty()) {
        body.remove("nvidia_version_id"_L1);
        body.insert("cuda_version"_L1, spec.driver.cuda);
        body.insert("nvidia_driver_version"_L1, spec.driver.driver);
    }
    if (spec.billing != BillingType::OnDemand)
        copy.leftOut.append(QStringLiteral("billing_type"));
    body["billing_type"_L1] = QStringLiteral("ON_DEMAND");
    copy.text = "resource \"together_beta_cluster\" \""_L1 + hclIdentifier(spec.name) + "\" {\n"_L1;
    for (const QLatin1String field : terraformFields) {
        if (body.contains(field))
            copy.text += "  "_L1 + field + " = "_L1 + hclExpression(body.take(field), 2) + u'\n';
    }
    copy.text += QLatin1String("}\n");
    copy.leftOut += body.keys();
    copy.leftOut.sort();
    return copy;
}

} // namespace deck
