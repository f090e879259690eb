// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "factgrid.h"
#include "visual.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QLineEdit;
class QVBoxLayout;

namespace deck::ui {

class NoticeBar;
class PlainLabel;
class SentenceLabel;

/// What a confirmation says and what opens it (design-system.md, section 10).
struct Confirmation
{
    enum class Kind {
        Purchase,   ///< a check box with the highest hourly price opens the button
        Removing,   ///< open at once, focus starts on the safe button
        Destroying, ///< the exact name must be typed
    };

    Kind kind = Kind::Removing;
    QString question;                ///< "Buy 16 on-demand GPUs and raise the preemptible target to 96?"
    QString icon;                    ///< "scale", or empty for the kind's glyph
    QVector<Fact> facts;             ///< before → after, cost now, cost when full, undo; nodes and pods affected
    std::optional<Sentence> warning; ///< an amber line below the facts
    Sentence agreement;              ///< Purchase: "I agree to pay up to **$438.08 per hour** until I scale down or delete."
    QString nameToType;              ///< Destroying
    QString extraOption;             ///< an unchecked box ("Delete the volume too (all files are lost)"); empty = none
};

/// The inside of a confirmation, for ConfirmDialog and for the last page of wizard and scale dialog.
class ConfirmPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ConfirmPanel(QWidget *parent = nullptr);

    void setConfirmation(const Confirmation &confirmation);
    /// Prices were read again and moved: shows the new facts and what changed, and clears the check box.
    void setChanged(const Confirmation &confirmation, const Sentence &change);

    bool isOpen() const; ///< whether the deed may be done
    bool extraOptionChosen() const;
    /// Where the focus belongs at the start: the check box, the name field, or nothing (then the safe button).
    QWidget *initialFocus() const;

Q_SIGNALS:
    void openChanged(bool open);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void rebuild();

    Confirmation m_confirmation;
    Sentence m_change;
    QVBoxLayout *m_column;
    QCheckBox *m_agree = nullptr;
    QCheckBox *m_extra = nullptr;
    QLineEdit *m_name = nullptr;
    SentenceLabel *m_nameLabel = nullptr;
    PlainLabel *m_nameHint = nullptr;
};

} // namespace deck::ui
