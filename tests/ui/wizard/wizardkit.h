// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "createwizard.h"
#include "gpuspinbox.h"
#include "windowkit.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QSpinBox>
#include <QTableView>

namespace deck::ui {


template <class T = QWidget>
inline T *part(const QWidget &dialog, const char *name)
{
    T *found = dialog.findChild<T *>(QString::fromLatin1(name));
    Q_ASSERT(found);
    return found;
}

inline std::unique_ptr<CreateWizard> opened(WindowKit &kit)
{
    auto wizard = std::make_unique<CreateWizard>(kit.session, kit.context);
    wizard->show();
    // Without a window manager nobody gives the keyboard to a new window.
    wizard->activateWindow();
    QCoreApplication::processEvents();
    return wizard;
}

/// Types into whatever has the keyboard.
inline void press(QWidget &dialog, int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QWidget *target = dialog.focusWidget() ? dialog.focusWidget() : &dialog;
    QTest::keyClick(target, Qt::Key(key), modifiers);
}

inline void type(GpuSpinBox *box, const QString &number)
{
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, number);
}

/// The wizard of the mockups, filled with the keyboard only, up to the review.
inline void fillAsInTheMockup(CreateWizard &wizard)
{
    QTest::keyClicks(part<QLineEdit>(wizard, "clusterName"), QStringLiteral("ft-batch-h100"));
    press(wizard, Qt::Key_Return);
    press(wizard, Qt::Key_Down);
    press(wizard, Qt::Key_Up);
    press(wizard, Qt::Key_Space); // first offer of the table: H100 in us-central-8
    press(wizard, Qt::Key_Return);
    type(part<GpuSpinBox>(wizard, "standardGpus"), QStringLiteral("32"));
    part(wizard, "preemptibleSwitch")->setFocus();
    press(wizard, Qt::Key_Space);
    type(part<GpuSpinBox>(wizard, "preemptibleGpus"), QStringLiteral("64"));
    press(wizard, Qt::Key_Return);
    part(wizard, "newVolume")->setFocus();
    press(wizard, Qt::Key_Space);
    auto *name = part<QLineEdit>(wizard, "volumeName");
    name->setFocus();
    QTest::keyClicks(name, QStringLiteral("ft-data"));
    part<QSpinBox>(wizard, "volumeSize")->setValue(20);
    press(wizard, Qt::Key_Return);
    press(wizard, Qt::Key_Return); // access: all left to the service
}

inline void answer(WindowKit &kit, Operation::State state, std::optional<Error> error = {}, const QList<Candidate> &candidates = {})
{
    Operation operation = kit.session.operations().first();
    operation.state = state;
    operation.error = error;
    operation.candidates = candidates;
    if (state == Operation::State::Succeeded)
        operation.cluster = ClusterId(QStringLiteral("cl-new"));
    kit.session.finish(operation);
}

inline void agreeAndCreate(CreateWizard &wizard)
{
    auto *agree = part<QCheckBox>(wizard, "agree");
    agree->setFocus();
    press(wizard, Qt::Key_Space);
    press(wizard, Qt::Key_Return, Qt::ControlModifier);
}

} // namespace deck::ui
