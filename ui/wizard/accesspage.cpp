// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "accesspage.h"

#include "buttonrole.h"
#include "formfield.h"
#include "linkbutton.h"
#include "oidcform.h"
#include "plainlabel.h"
#include "sentencelabel.h"
#include "visibletext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QUrl>
#include <QVBoxLayout>

namespace deck::ui {
namespace {

constexpr LoadBalancer balancers[]{LoadBalancer::ServiceDefault, LoadBalancer::None, LoadBalancer::Traefik, LoadBalancer::Nginx,
                                   LoadBalancer::Istio};
constexpr AcceptanceTests testLevels[]{AcceptanceTests::ServiceDefault, AcceptanceTests::Off,  AcceptanceTests::Short,
                                       AcceptanceTests::Medium,         AcceptanceTests::Long, AcceptanceTests::Extended};

QString balancerWords(LoadBalancer balancer)
{
    switch (balancer) {
    case LoadBalancer::ServiceDefault: return AccessPage::tr("as the service chooses");
    case LoadBalancer::None: return AccessPage::tr("none");
    case LoadBalancer::Traefik: return QStringLiteral("Traefik");
    case LoadBalancer::Nginx: return QStringLiteral("NGINX");
    case LoadBalancer::Istio: return QStringLiteral("Istio");
    }
    return {};
}

/// The add-on that the official CLI offers for each kind of cluster (together-py, clusters/create.py).
QString addOnFor(ClusterType type)
{
    return type == ClusterType::Slurm ? QStringLiteral("slurm_web") : QStringLiteral("headlamp");
}

QString addOnName(const QString &type)
{
    return type == QLatin1String("slurm_web") ? QStringLiteral("Slurm Web") : QStringLiteral("Headlamp");
}

} // namespace

AccessPage::AccessPage(QWidget *parent)
    : WizardPage(parent)
    , m_title(new PlainLabel({}, Type::Role::DialogTitle))
    , m_intro(new SentenceLabel({}, Type::Role::Body, Ink::Text2))
    , m_signIn(new QCheckBox)
    , m_signInNote(new SentenceLabel({}, Type::Role::Caption, Ink::Text3))
    , m_oidc(new OidcForm)
    , m_more(new LinkButton)
    , m_moreFields(new QWidget)
    , m_balancer(new QComboBox)
    , m_balancerField(new FormField(m_balancer))
    , m_addOnsTitle(new PlainLabel({}, Type::Role::Strong))
    , m_addOn(new QCheckBox)
    , m_tests(new QComboBox)
    , m_testsField(new FormField(m_tests))
{
    for (const LoadBalancer balancer : balancers)
        m_balancer->addItem({}, int(balancer));
    for (const AcceptanceTests tests : testLevels)
        m_tests->addItem({}, int(tests));
    buildLayout();
    setMoreShown(false);
    retranslate();
    connect(m_signIn, &QCheckBox::toggled, this, &AccessPage::edited);
    connect(m_oidc, &OidcForm::edited, this, &AccessPage::edited);
    connect(m_balancer, &QComboBox::currentIndexChanged, this, &AccessPage::edited);
    connect(m_addOn, &QCheckBox::toggled, this, &AccessPage::edited);
    connect(m_tests, &QComboBox::currentIndexChanged, this, &AccessPage::edited);
    connect(m_more, &LinkButton::clicked, this, [this] { setMoreShown(m_moreFields->isHidden()); });
}

void AccessPage::buildLayout()
{
    m_signIn->setObjectName(QStringLiteral("oidc"));
    m_more->setObjectName(QStringLiteral("more"));
    m_balancer->setObjectName(QStringLiteral("loadBalancer"));
    m_addOn->setObjectName(QStringLiteral("addOn"));
    m_tests->setObjectName(QStringLiteral("acceptanceTests"));
    for (QComboBox *box : {m_balancer, m_tests})
        setControlSize(box, ControlSize::Dialog);
    m_oidc->setContentsMargins(24, 4, 0, 8);

    auto *more = new QVBoxLayout(m_moreFields);
    more->setContentsMargins(0, 8, 0, 0);
    more->setSpacing(14);
    more->addWidget(m_balancerField);
    auto *addOns = new QVBoxLayout;
    addOns->setSpacing(6);
    addOns->addWidget(m_addOnsTitle);
    addOns->addWidget(m_addOn);
    more->addLayout(addOns);
    more->addWidget(m_testsField);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(6);
    column->addWidget(m_title);
    column->addSpacing(2);
    column->addWidget(m_intro);
    column->addSpacing(10);
    column->addWidget(m_signIn);
    column->addWidget(m_signInNote);
    column->addWidget(m_oidc);
    column->addSpacing(8);
    column->addWidget(m_more, 0, Qt::AlignLeft);
    column->addWidget(m_moreFields);
    column->addStretch(1);
}

void AccessPage::retranslate()
{
    m_title->setText(stepName());
    m_intro->setText(tr("How people get in, and what is installed from the start. You can leave all of it to the service."));
    m_signIn->setText(tr("&Sign in through OpenID Connect"));
    m_signInNote->setText(tr("It can be set now only. Without it, people share the cluster’s admin kubeconfig."));
    m_oidc->retranslate();
    m_balancerField->setTexts(tr("&Load balancer"));
    m_addOnsTitle->setText(tr("Add-ons"));
    m_testsField->setTexts(tr("&Acceptance tests"),
                           tr("They load every GPU before the cluster is ready and take 5 to 10 minutes or more. What runs when "
                              "nothing is chosen is not known."));
    for (int i = 0; i < m_balancer->count(); ++i)
        m_balancer->setItemText(i, balancerWords(balancers[i]));
    for (int i = 0; i < m_tests->count(); ++i)
        m_tests->setItemText(i, testWords(testLevels[i]));
    setMoreShown(!m_moreFields->isHidden());
}

void AccessPage::setMoreShown(bool shown)
{
    m_moreFields->setVisible(shown);
    m_more->setText(shown ? tr("Hide load balancer, add-ons and tests") : tr("Load balancer, add-ons and tests…"));
}

QString AccessPage::testWords(AcceptanceTests tests)
{
    switch (tests) {
    case AcceptanceTests::ServiceDefault: return tr("as the service chooses");
    case AcceptanceTests::Off: return tr("none");
    case AcceptanceTests::Short: return tr("short");
    case AcceptanceTests::Medium: return tr("medium");
    case AcceptanceTests::Long: return tr("long");
    case AcceptanceTests::Extended: return tr("extended");
    }
    return {};
}

QString AccessPage::signInWords(const ClusterAccess &access)
{
    if (!access.oidc)
        return tr("shared admin kubeconfig");
    const QString host = QUrl(access.oidc->issuerUrl).host();
    return QStringLiteral("OIDC, ") + visibleText(host.isEmpty() ? access.oidc->issuerUrl : host, 60);
}

QString AccessPage::softwareWords(const ClusterAccess &access)
{
    QStringList words;
    if (access.loadBalancer != LoadBalancer::ServiceDefault)
        words.append(access.loadBalancer == LoadBalancer::None ? tr("no load balancer") : balancerWords(access.loadBalancer));
    for (const QString &addOn : access.addOns)
        words.append(addOnName(addOn));
    return words.isEmpty() ? tr("as the service chooses") : words.join(QStringLiteral(", "));
}

QString AccessPage::stepName() const
{
    return tr("Access");
}

QString AccessPage::stepSummary(const ClusterSpec &spec) const
{
    QStringList words;
    if (spec.access.oidc)
        words.append(QStringLiteral("OIDC"));
    if (spec.access.loadBalancer != LoadBalancer::ServiceDefault || !spec.access.addOns.isEmpty())
        words.append(softwareWords(spec.access));
    return words.isEmpty() ? tr("as the service chooses") : words.join(QStringLiteral(", "));
}

QList<SpecField> AccessPage::fields() const
{
    return {SpecField::Oidc};
}

void AccessPage::store(ClusterSpec &spec) const
{
    spec.access.oidc = m_signIn->isChecked() ? std::optional(m_oidc->settings()) : std::nullopt;
    spec.access.loadBalancer = balancers[m_balancer->currentIndex()];
    spec.access.addOns = m_addOn->isChecked() ? QStringList{addOnFor(spec.type)} : QStringList();
    spec.acceptanceTests = testLevels[m_tests->currentIndex()];
}

void AccessPage::load(const ClusterSpec &spec)
{
    m_signIn->setChecked(spec.access.oidc.has_value());
    m_oidc->setSettings(spec.access.oidc.value_or(OidcSettings()));
    m_balancer->setCurrentIndex(m_balancer->findData(int(spec.access.loadBalancer)));
    m_addOn->setChecked(spec.access.addOns.contains(addOnFor(spec.type)));
    m_tests->setCurrentIndex(m_tests->findData(int(spec.acceptanceTests)));
    const bool chosen = m_balancer->currentIndex() != 0 || m_addOn->isChecked() || m_tests->currentIndex() != 0;
    setMoreShown(chosen || !m_moreFields->isHidden());
}

void AccessPage::showSpec(const ClusterSpec &spec)
{
    m_oidc->setVisible(m_signIn->isChecked());
    m_addOn->setText(spec.type == ClusterType::Slurm ? tr("Slurm &Web, a page that shows jobs and nodes")
                                                     : tr("&Headlamp, a web dashboard for Kubernetes"));
}

void AccessPage::showProblems(const QList<SpecProblem> &problems, bool all)
{
    m_oidc->setProblem(wordsFor(SpecField::Oidc, problems, all));
}

QWidget *AccessPage::firstField() const
{
    return m_signIn;
}

void AccessPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    WizardPage::changeEvent(event);
}

} // namespace deck::ui
