// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "profilerows.h"

#include "buttonrole.h"
#include "confirmdialog.h"
#include "linkbutton.h"
#include "plainlabel.h"
#include "visibletext.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>

namespace deck::ui {

ProfileRows::ProfileRows(SessionHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_column(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("profiles"));
    m_column->setContentsMargins(0, 0, 0, 16);
    m_column->setSpacing(6);
    connect(&m_host, &SessionHost::profilesChanged, this, &ProfileRows::rebuild);
    rebuild();
}

void ProfileRows::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        rebuild();
}

void ProfileRows::rebuild()
{
    for (QWidget *row : std::as_const(m_rows)) {
        m_column->removeWidget(row);
        row->hide();
        row->deleteLater(); // one of its buttons may be what brought us here
    }
    m_rows.clear();
    const QList<Profile> profiles = m_host.profiles();
    setVisible(!profiles.isEmpty());
    if (profiles.isEmpty())
        return;
    auto *title = new PlainLabel(tr("Your accounts"), Type::Role::Strong);
    m_column->addWidget(title);
    m_rows.append(title);
    for (const Profile &profile : profiles) {
        auto *row = new QWidget;
        auto *line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(8);
        const QString name = visibleText(profile.name, 60);
        auto *open = new QPushButton(name);
        open->setObjectName(QStringLiteral("openProfile-") + profile.id);
        open->setAccessibleName(tr("Open %1").arg(name));
        setControlSize(open, ControlSize::Dialog);
        const QString project = profile.projectName.isEmpty() ? profile.project.toString() : profile.projectName;
        const QString where = project.isEmpty() ? profile.baseUrl.host() : tr("%1 at %2").arg(project, profile.baseUrl.host());
        auto *forget = new LinkButton(tr("Forget…"));
        forget->setObjectName(QStringLiteral("forgetProfile-") + profile.id);
        forget->setAccessibleName(tr("Forget %1").arg(name));
        connect(open, &QPushButton::clicked, this, [this, id = profile.id] { m_host.openProfile(id); });
        auto *choices = new QMenu(forget);
        choices->setObjectName(QStringLiteral("forgetMenu-") + profile.id);
        QAction *key = choices->addAction(profile.keyKept ? tr("Forget &key…") : tr("Forget &key (none is kept)"));
        key->setEnabled(profile.keyKept);
        QAction *account = choices->addAction(tr("Forget &account…"));
        connect(key, &QAction::triggered, this, [this, profile] { askToForgetKey(profile); });
        connect(account, &QAction::triggered, this, [this, profile] { askToForget(profile); });
        connect(forget, &QPushButton::clicked, choices,
                [forget, choices] { choices->popup(forget->mapToGlobal(QPoint(0, forget->height()))); });
        line->addWidget(open);
        line->addWidget(new PlainLabel(visibleText(where, 80), Type::Role::Caption, Ink::Text2), 1);
        line->addWidget(forget);
        m_column->addWidget(row);
        m_rows.append(row);
    }
}

void ProfileRows::askToForget(const Profile &profile)
{
    Confirmation confirmation;
    confirmation.kind = Confirmation::Kind::Removing;
    confirmation.question = tr("Forget %1?").arg(visibleText(profile.name, 60));
    confirmation.facts = {Fact{tr("Key"), Sentence::plain(profile.keyKept ? tr("It is removed from this computer's keychain")
                                                                          : tr("None is kept"))},
                          Fact{tr("History"), Sentence::plain(tr("It stays on this computer; the clusters themselves are not touched"))}};
    auto *dialog = new ConfirmDialog(tr("Forget account"), confirmation, tr("Forget"), tr("Keep"), this);
    dialog->setObjectName(QStringLiteral("forgetDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ConfirmDialog::confirmed, this, [this, id = profile.id] { m_host.forgetProfile(id); });
    dialog->open();
}

void ProfileRows::askToForgetKey(const Profile &profile)
{
    Confirmation confirmation;
    confirmation.kind = Confirmation::Kind::Removing;
    confirmation.question = tr("Forget the key of %1?").arg(visibleText(profile.name, 60));
    confirmation.facts = {Fact{tr("Key"), Sentence::plain(tr("It is removed from this computer's keychain and asked for next time"))},
                          Fact{tr("Account"), Sentence::plain(tr("It stays here with its history"))}};
    auto *dialog = new ConfirmDialog(tr("Forget key"), confirmation, tr("Forget key"), tr("Keep"), this);
    dialog->setObjectName(QStringLiteral("forgetKeyDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ConfirmDialog::confirmed, this, [this, id = profile.id] { m_host.forgetKey(id); });
    dialog->open();
}

} // namespace deck::ui
