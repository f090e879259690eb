// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "projectbox.h"

#include "buttonrole.h"
#include "visibletext.h"

#include <QLineEdit>

#include <algorithm>

namespace deck::ui {

namespace {

constexpr int longestName = 60;

QString shownName(const Project &project)
{
    const QString name = project.name.isEmpty() ? project.slug : project.name;
    return name.isEmpty() ? visibleText(project.id.toString(), longestName) : visibleText(name, longestName);
}

} // namespace

ProjectBox::ProjectBox(QWidget *parent) : QComboBox(parent)
{
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setCompleter(nullptr);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(8);
    setControlSize(this, ControlSize::Dialog);
    connect(this, &QComboBox::activated, this, [this] { m_isOwn = false; });
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] { m_isOwn = false; });
}

void ProjectBox::offer(const QList<Project> &projects, const Project &own)
{
    const ProjectId before = project();
    QList<Project> all = projects;
    const auto isOwn = [&own](const Project &each) { return each.id == own.id; };
    if (!own.id.isEmpty() && std::none_of(all.cbegin(), all.cend(), isOwn))
        all.prepend(own);
    fill(all);
    m_wasOffered = true;
    if (before.isEmpty())
        m_isOwn = !own.id.isEmpty();
    show(before.isEmpty() ? own.id : before);
}

void ProjectBox::choose(const Project &project)
{
    fill(project.id.isEmpty() ? QList<Project>() : QList<Project>{project});
    m_isOwn = m_wasOffered = false;
    show(project.id);
}

void ProjectBox::forgetOffers()
{
    if (!m_wasOffered)
        return;
    const ProjectId kept = m_isOwn ? ProjectId() : project();
    fill({});
    m_isOwn = m_wasOffered = false;
    show(kept);
}

ProjectId ProjectBox::project() const
{
    const QString text = currentText();
    const int row = findText(text, Qt::MatchExactly | Qt::MatchCaseSensitive);
    return ProjectId(row < 0 ? text.trimmed() : itemData(row).toString());
}

/// Two projects of one name are told apart by their ids.
void ProjectBox::fill(QList<Project> projects)
{
    std::stable_sort(projects.begin(), projects.end(),
                     [](const Project &a, const Project &b) { return shownName(a).localeAwareCompare(shownName(b)) < 0; });
    clear();
    for (const Project &each : projects) {
        const QString name = shownName(each);
        const auto isNamesake = [&name](const Project &other) { return shownName(other) == name; };
        const QString id = visibleText(each.id.toString(), longestName);
        addItem(std::count_if(projects.cbegin(), projects.cend(), isNamesake) > 1 ? QStringLiteral("%1 (%2)").arg(name, id) : name,
                each.id.toString());
        setItemData(count() - 1, id, Qt::ToolTipRole);
    }
}

void ProjectBox::show(const ProjectId &project)
{
    const int row = project.isEmpty() ? -1 : findData(project.toString());
    setCurrentIndex(row);
    setEditText(row < 0 ? project.toString() : itemText(row));
}

} // namespace deck::ui
