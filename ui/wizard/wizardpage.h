// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clusterspec.h"

#include <QWidget>

namespace deck::ui {

/// One step of the wizard. It owns the widgets of its fields, writes them into a spec, and shows what is wrong beside them.
/// Its input stays while other steps are shown and after a refusal.
class WizardPage : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual QString stepName() const = 0;
    virtual QString stepSummary(const ClusterSpec &spec) const = 0; ///< below the name once the step is done
    virtual QList<SpecField> fields() const = 0;
    virtual void store(ClusterSpec &spec) const = 0;
    /// Fills the fields from a spec that was stored before. What cannot be chosen any more stays named as not offered.
    virtual void load(const ClusterSpec &spec) = 0;
    /// Called after any edit of any step: what depends on the others.
    virtual void showSpec(const ClusterSpec &spec) = 0;
    /// `all` = the user asked to go on, so that empty fields are named as well.
    virtual void showProblems(const QList<SpecProblem> &problems, bool all) = 0;
    virtual bool isAcceptable() const { return true; } ///< false while a field holds what cannot be stored
    virtual QWidget *firstField() const = 0;

Q_SIGNALS:
    void edited();

protected:
    /// Problems of one field as text, without the empty ones unless `all`.
    static QString wordsFor(SpecField field, const QList<SpecProblem> &problems, bool all);
};

} // namespace deck::ui
