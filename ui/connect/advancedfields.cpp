// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "advancedfields.h"

#include "buttonrole.h"
#include "metrics.h"
#include "plainlabel.h"
#include "readallowance.h"
#include "sentencelabel.h"

#include <QEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace deck::ui {

namespace {

constexpr qint64 longestCaFile = 4 * 1024 * 1024; // a whole system's authorities are a tenth of it

bool isLoopback(const QUrl &url)
{
    const QString host = url.host();
    return host == QLatin1String("localhost") || host == QLatin1String("::1") || host.startsWith(QLatin1String("127."));
}

void judge(QWidget *field, SentenceLabel *line, const QString &complaint)
{
    setInvalid(field, !complaint.isEmpty());
    line->setText(complaint);
    line->setVisible(!complaint.isEmpty());
}

} // namespace

AdvancedFields::AdvancedFields(QWidget *parent)
    : QWidget(parent)
    , m_serviceLabel(new PlainLabel({}, Type::Role::Strong, Ink::Text, this))
    , m_service(new QLineEdit(this))
    , m_serviceError(new SentenceLabel({}, Type::Role::Caption, Ink::Crit, this))
    , m_caLabel(new PlainLabel({}, Type::Role::Strong, Ink::Text, this))
    , m_ca(new QLineEdit(this))
    , m_browse(new QPushButton(this))
    , m_caError(new SentenceLabel({}, Type::Role::Caption, Ink::Crit, this))
    , m_readsLabel(new PlainLabel({}, Type::Role::Strong, Ink::Text, this))
    , m_reads(new QSpinBox(this))
    , m_readsHint(new SentenceLabel({}, Type::Role::Caption, Ink::Text3, this))
{
    m_service->setObjectName(QStringLiteral("serviceUrl"));
    m_serviceError->setObjectName(QStringLiteral("serviceUrlError"));
    m_ca->setObjectName(QStringLiteral("caFile"));
    m_browse->setObjectName(QStringLiteral("browseCaFile"));
    m_caError->setObjectName(QStringLiteral("caFileError"));
    m_reads->setObjectName(QStringLiteral("readsPerMinute"));
    m_reads->setRange(ReadAllowance::smallestPerMinute, ReadAllowance::largestPerMinute);
    setReadsPerMinute(0);
    buildLayout();
    connect(m_service, &QLineEdit::textChanged, this, [this] {
        judge(m_service, m_serviceError, {});
        Q_EMIT serviceEdited();
    });
    connect(m_ca, &QLineEdit::textChanged, this, [this] { judge(m_ca, m_caError, {}); });
    connect(m_ca, &QLineEdit::editingFinished, this, [this] { judge(m_ca, m_caError, caComplaint()); });
    connect(m_browse, &QPushButton::clicked, this, &AdvancedFields::browse);
    for (QLineEdit *edit : {m_service, m_ca})
        connect(edit, &QLineEdit::returnPressed, this, &AdvancedFields::submitted);
    retranslate();
}

void AdvancedFields::buildLayout()
{
    for (QWidget *each : QList<QWidget *>{m_service, m_ca, m_browse, m_reads})
        setControlSize(each, ControlSize::Dialog);
    m_serviceLabel->setBuddy(m_service);
    m_caLabel->setBuddy(m_ca);
    m_readsLabel->setBuddy(m_reads);
    m_serviceError->hide();
    m_caError->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 16, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_serviceLabel);
    column->addWidget(m_service);
    column->addWidget(m_serviceError);
    column->addSpacing(6);
    column->addWidget(m_caLabel);
    auto *caRow = new QHBoxLayout;
    caRow->setSpacing(Metrics::grid);
    caRow->addWidget(m_ca, 1);
    caRow->addWidget(m_browse);
    column->addLayout(caRow);
    column->addWidget(m_caError);
    column->addSpacing(6);
    column->addWidget(m_readsLabel);
    column->addWidget(m_reads, 0, Qt::AlignLeft);
    column->addWidget(m_readsHint);
}

void AdvancedFields::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void AdvancedFields::retranslate()
{
    m_serviceLabel->setText(tr("&Service URL"));
    m_caLabel->setText(tr("CA &file"));
    m_ca->setPlaceholderText(tr("PEM certificates of a company's own authority; none by default"));
    m_browse->setText(tr("Browse…"));
    m_browse->setAccessibleName(tr("Browse for the CA file"));
    m_readsLabel->setText(tr("Reads per &minute"));
    m_readsHint->setText(tr("The service publishes no limit; %1 is our assumption. With fewer, what you see is older.")
                             .arg(ReadAllowance::assumedPerMinute));
}

void AdvancedFields::setService(const QUrl &service)
{
    m_service->setText(service.toString());
}

QUrl AdvancedFields::service() const
{
    return QUrl(m_service->text().trimmed(), QUrl::StrictMode);
}

void AdvancedFields::setCaFile(const QString &path)
{
    m_ca->setText(path);
}

QString AdvancedFields::caFile() const
{
    return m_ca->text().trimmed();
}

void AdvancedFields::setReadsPerMinute(int reads)
{
    m_reads->setValue(reads > 0 ? reads : ReadAllowance::assumedPerMinute);
}

int AdvancedFields::readsPerMinute() const
{
    return m_reads->value() == ReadAllowance::assumedPerMinute ? 0 : m_reads->value();
}

QString AdvancedFields::complaint()
{
    const QString aboutService = serviceComplaint();
    const QString aboutCa = caComplaint();
    judge(m_service, m_serviceError, aboutService);
    judge(m_ca, m_caError, aboutCa);
    return aboutService.isEmpty() ? aboutCa : aboutService;
}

QString AdvancedFields::serviceComplaint() const
{
    const QUrl url = service();
    if (!url.isValid() || url.host().isEmpty())
        return tr("The service URL is no URL such as https://api.together.ai/v1.");
    if (url.scheme() != QLatin1String("https") && (url.scheme() != QLatin1String("http") || !isLoopback(url)))
        return tr("The service URL must begin with https, or the key could be read on its way.");
    return {};
}

QString AdvancedFields::caComplaint() const
{
    const QString path = caFile();
    if (path.isEmpty())
        return {};
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return tr("The CA file cannot be read.");
    if (!file.read(longestCaFile).contains("-----BEGIN CERTIFICATE-----"))
        return tr("The CA file holds no certificate in PEM form.");
    return {};
}

void AdvancedFields::browse()
{
    auto *dialog = new QFileDialog(this, tr("CA file"), QFileInfo(caFile()).path(), tr("Certificates (*.pem *.crt *.cer);;All files (*)"));
    dialog->setObjectName(QStringLiteral("caFileDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        m_ca->setText(path);
        judge(m_ca, m_caError, caComplaint());
        m_ca->setFocus();
    });
    dialog->open();
}

void AdvancedFields::focusFirst()
{
    m_service->setFocus();
}

QList<QWidget *> AdvancedFields::fields() const
{
    return {m_service, m_ca, m_browse, m_reads};
}

} // namespace deck::ui
