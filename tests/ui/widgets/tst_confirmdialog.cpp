// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "confirmdialog.h"
#include "theme.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace deck::ui;

class TestConfirmDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme.install(); }

    void aPurchaseOpensWithItsCheckBox()
    {
        Confirmation purchase;
        purchase.kind = Confirmation::Kind::Purchase;
        purchase.question = QStringLiteral("Buy 16 on-demand GPUs?");
        purchase.agreement = Sentence(QStringLiteral("I agree to pay up to **$438.08 per hour**."));
        const auto dialog = shown(purchase);
        QVERIFY(!dialog->deedButton()->isEnabled());
        auto *box = dialog->findChild<QCheckBox *>();
        QCOMPARE(dialog->focusWidget(), box);
        QTest::keyClick(box, Qt::Key_Space);
        QVERIFY(dialog->deedButton()->isEnabled());
        // Moved prices take the agreement back.
        dialog->panel()->setChanged(purchase, Sentence(QStringLiteral("**The price moved.**")));
        QVERIFY(!dialog->deedButton()->isEnabled());
    }

    void enterNeverConfirms_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("purchase") << int(Confirmation::Kind::Purchase);
        QTest::newRow("removing") << int(Confirmation::Kind::Removing);
        QTest::newRow("destroying") << int(Confirmation::Kind::Destroying);
    }

    void enterNeverConfirms()
    {
        QFETCH(int, kind);
        Confirmation confirmation;
        confirmation.kind = Confirmation::Kind(kind);
        confirmation.nameToType = QStringLiteral("sandbox");
        const auto dialog = shown(confirmation);
        const QSignalSpy confirmed(dialog.get(), &ConfirmDialog::confirmed);
        if (auto *box = dialog->findChild<QCheckBox *>())
            box->setChecked(true);
        if (auto *name = dialog->findChild<QLineEdit *>())
            name->setText(QStringLiteral("sandbox"));
        QVERIFY(dialog->deedButton()->isEnabled());
        QVERIFY(dialog->focusWidget() != dialog->deedButton());
        for (QWidget *target : {dialog->focusWidget(), static_cast<QWidget *>(dialog->deedButton()), static_cast<QWidget *>(dialog.get())}) {
            QTest::keyClick(target, Qt::Key_Return);
            QTest::keyClick(target, Qt::Key_Enter);
        }
        QCOMPARE(confirmed.count(), 0);
        QVERIFY(dialog->isVisible());
    }

    void removingStartsOnTheSafeButton()
    {
        const auto dialog = shown({});
        QCOMPARE(dialog->focusWidget(), dialog->safeButton());
        QVERIFY(dialog->deedButton()->isEnabled());
    }

    void destroyingWantsTheExactName()
    {
        Confirmation destroying;
        destroying.kind = Confirmation::Kind::Destroying;
        destroying.nameToType = QStringLiteral("sandbox-l40");
        destroying.extraOption = QStringLiteral("Delete the volume too");
        const auto dialog = shown(destroying);
        const QSignalSpy confirmed(dialog.get(), &ConfirmDialog::confirmed);
        auto *name = dialog->findChild<QLineEdit *>();
        QCOMPARE(dialog->focusWidget(), name);
        QVERIFY(!dialog->panel()->extraOptionChosen());
        QTest::keyClicks(name, QStringLiteral("sandbox-l4"));
        QVERIFY(!dialog->deedButton()->isEnabled());
        QTest::keyClicks(name, QStringLiteral("0"));
        QVERIFY(dialog->deedButton()->isEnabled());
        QTest::mouseClick(dialog->deedButton(), Qt::LeftButton);
        QCOMPARE(confirmed.count(), 1);
        QCOMPARE(confirmed.first().first().toBool(), false);
    }

private:
    std::unique_ptr<ConfirmDialog> shown(const Confirmation &confirmation)
    {
        auto dialog = std::make_unique<ConfirmDialog>(QStringLiteral("Title"), confirmation, QStringLiteral("Do it"),
                                                      QStringLiteral("Keep"));
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        dialog->show();
        if (!QTest::qWaitForWindowActive(dialog.get()))
            qFatal("the dialog was not shown");
        return dialog;
    }

    Theme m_theme;
};

QTEST_MAIN(TestConfirmDialog)
#include "tst_confirmdialog.moc"
