// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "project.h"

#include <QComboBox>

namespace deck::ui {

/// Which project: chosen by its name from those that the key may see, or typed as an id. Names are only shown; what counts is
/// the id. Nothing is completed while one types: an id that was guessed would be another project's.
class ProjectBox : public QComboBox
{
    Q_OBJECT
public:
    explicit ProjectBox(QWidget *parent = nullptr);

    /// What the service says this key may see, and the key's own, which is taken when the field is empty.
    void offer(const QList<Project> &projects, const Project &own);
    /// The one of a saved account; its name may be unknown.
    void choose(const Project &project);
    /// The key or the service is another one now: what the former was offered says nothing about it. What a person chose stays.
    void forgetOffers();
    /// The chosen or typed id, empty for none.
    ProjectId project() const;

private:
    void fill(QList<Project> projects);
    void show(const ProjectId &project);

    bool m_isOwn = false; ///< taken from the service, not by a person
    bool m_wasOffered = false;
};

} // namespace deck::ui
