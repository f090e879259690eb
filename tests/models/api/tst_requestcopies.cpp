// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clusterspeccodec.h"
#include "hcl.h"
#include "requestcopies.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

using namespace deck;

namespace {

ClusterSpec mixedSpec()
{
    ClusterSpec spec;
    spec.name = QStringLiteral("ft-batch-h100");
    spec.region = RegionName(QStringLiteral("us-central-8"));
    spec.gpuType = GpuType(QStringLiteral("H100_SXM"));
    spec.driver = {QStringLiteral("nvidia-570-12"), QStringLiteral("12.8"), QStringLiteral("570"), QStringLiteral("ubuntu-22.04")};
    spec.standardGpus = 32;
    spec.preemptibleGpus = 64;
    spec.project = ProjectId(QStringLiteral("prod-ml"));
    return spec;
}

/// What a shell makes of a command: its arguments, one by one.
QStringList argumentsSeenByTheShell(const QString &command)
{
    QString text = command.trimmed();
    text.replace(text.left(text.indexOf(QLatin1Char(' '))), QStringLiteral("printf '%s\\0'"));
    QProcess shell;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("TOGETHER_API_KEY"), QStringLiteral("the-key"));
    shell.setProcessEnvironment(environment);
    shell.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), text});
    shell.waitForFinished();
    QStringList arguments = QString::fromUtf8(shell.readAllStandardOutput()).split(QChar(u'\0'));
    arguments.removeLast();
    return arguments;
}

} // namespace

class TestRequestCopies : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void curlSendsExactlyTheBody_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("plain") << QStringLiteral("ft-batch-h100");
        QTest::newRow("shell characters") << QStringLiteral("a'b\"$(touch x)`id`\\ %s !1");
        QTest::newRow("line break") << QStringLiteral("a\nb");
    }
    void curlSendsExactlyTheBody()
    {
        QFETCH(QString, name);
        ClusterSpec spec = mixedSpec();
        spec.name = name;
        const QStringList arguments =
            argumentsSeenByTheShell(curlCopy(spec, QUrl(QStringLiteral("https://api.example.com/v1/"))).text);
        QVERIFY(arguments.contains(QStringLiteral("https://api.example.com/v1/compute/clusters")));
        QVERIFY(arguments.contains(QStringLiteral("Authorization: Bearer the-key")));
        QCOMPARE(QJsonDocument::fromJson(arguments.last().toUtf8()), QJsonDocument::fromJson(encodeClusterSpec(spec)));
    }
    void curlNeverRepeatsAndNeverFollows()
    {
        const QString text = curlCopy(mixedSpec(), QUrl(QStringLiteral("https://user:CANARY@api.example.com/v1?key=CANARY"))).text;
        QVERIFY(!text.contains(QLatin1String("--retry")));
        QVERIFY(!text.contains(QLatin1String("--location")));
        QVERIFY(!text.contains(QLatin1String("CANARY")));
    }
    void theCommandHasEveryOption()
    {
        const RequestCopy copy = commandCopy(mixedSpec());
        QCOMPARE(copy.leftOut, QStringList());
        QCOMPARE(argumentsSeenByTheShell(copy.text).join(QLatin1Char(' ')),
                 QStringLiteral("beta clusters create --non-interactive --name ft-batch-h100 --cluster-type KUBERNETES --region us-central-8 "
                                "--gpu-type H100_SXM --num-gpus 32 --num-preemptible-gpus 64 --billing-type ON_DEMAND "
                                "--nvidia-version-id nvidia-570-12 --project prod-ml"));
    }
    void theCommandNamesWhatItCannotSay()
    {
        ClusterSpec spec = mixedSpec();
        spec.newVolume = NewVolume();
        spec.newVolume->name = QStringLiteral("ft-data");
        spec.access.oidc = OidcSettings();
        spec.access.addOns = {QStringLiteral("headlamp"), QStringLiteral("torchpass")};
        spec.access.loadBalancer = LoadBalancer::Traefik;
        const RequestCopy copy = commandCopy(spec);
        QCOMPARE(copy.leftOut, QStringList({QStringLiteral("add_ons: torchpass"), QStringLiteral("cluster_config"),
                                            QStringLiteral("oidc_config"), QStringLiteral("shared_volume")}));
        QVERIFY(copy.text.contains(QLatin1String("--headlamp-addon")));
    }
    void terraformTakesDriversByPairAndOnDemandOnly()
    {
        ClusterSpec spec = mixedSpec();
        QCOMPARE(terraformCopy(spec).leftOut, QStringList());
        QVERIFY(terraformCopy(spec).text.contains(QLatin1String("  cuda_version = \"12.8\"\n  nvidia_driver_version = \"570\"\n")));
        spec.billing = BillingType::Reserved;
        spec.reservedDays = 30;
        const RequestCopy copy = terraformCopy(spec);
        QCOMPARE(copy.leftOut, QStringList({QStringLiteral("billing_type"), QStringLiteral("duration_days")}));
        QVERIFY(copy.text.contains(QLatin1String("billing_type = \"ON_DEMAND\"")));
    }
    void terraformTextsAreNoTemplates()
    {
        QCOMPARE(hclExpression(QStringLiteral("a\"b\\c${d}%{e}$f\n\x01")), QStringLiteral("\"a\\\"b\\\\c$${d}%%{e}$f\\n\\u0001\""));
        QCOMPARE(hclExpression(QJsonObject{{QStringLiteral("on"), true}, {QStringLiteral("n"), QJsonArray{1, QStringLiteral("x")}}}),
                 QStringLiteral("{\n  n = [\n    1,\n    \"x\",\n  ]\n  on = true\n}"));
        QCOMPARE(hclIdentifier(QStringLiteral("8x ä-b")), QStringLiteral("_8x__-b"));
    }
};

QTEST_GUILESS_MAIN(TestRequestCopies)
#include "tst_requestcopies.moc"
