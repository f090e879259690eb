// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

#include <optional>

namespace deck::ui {

/// A number of GPUs in whole nodes. Arrow keys and buttons step by one node, Page Up and Down by eight. A typed value that is
/// no multiple, or out of range, is refused at the field: it stays as typed, marked, `value()` keeps the last good one,
/// `refusal()` names the two nearest values that would do, and the form must not go on (C18).
class GpuSpinBox : public QSpinBox
{
    Q_OBJECT

public:
    struct Refusal
    {
        QString typed;
        std::optional<int> below; ///< nearest allowed value below, if any
        std::optional<int> above;
        bool operator==(const Refusal &) const = default;
    };

    explicit GpuSpinBox(QWidget *parent = nullptr);

    void setNodeSize(int gpus); ///< 8 at first
    const std::optional<Refusal> &refusal() const { return m_refusal; }
    bool isAcceptable() const { return !m_refusal; }
    /// Takes a value offered by refusal() or by a shortcut button; clears the refusal.
    void take(int value);
    /// Empty until the user gives a number, and again when it is taken out: nothing stands for "as it is". take() with a number
    /// that is known ends that.
    void leaveOpen();
    bool isOpen() const { return m_isOpen; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void refusalChanged();
    void openChanged();

protected:
    QValidator::State validate(QString &text, int &position) const override;
    QString textFromValue(int value) const override;
    void stepBy(int steps) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    void judge();
    std::optional<Refusal> refusalOf(const QString &text) const;
    int nearest(int value, bool up) const;

    int m_nodeSize = 8;
    bool m_mayBeOpen = false;
    bool m_isOpen = false;
    std::optional<Refusal> m_refusal;
};

} // namespace deck::ui
