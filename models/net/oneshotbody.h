// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QIODevice>

namespace deck {

/// A request body that can be read once: sequential and not resettable, so that Qt cannot send it a second time by itself
/// when a connection closes before the answer (DESIGN.md, decision 10). Qt then reports ContentReSendError.
class OneShotBody final : public QIODevice
{
public:
    explicit OneShotBody(QByteArray bytes, QObject *parent = nullptr);

    bool isSequential() const override { return true; }
    bool reset() override { return false; }
    qint64 bytesAvailable() const override { return m_bytes.size() - m_read + QIODevice::bytesAvailable(); }
    /// Whether any byte was handed out, that is, may be on its way.
    bool isTouched() const { return m_read > 0; }

protected:
    qint64 readData(char *data, qint64 size) override;
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QByteArray m_bytes;
    qint64 m_read = 0;
};

} // namespace deck
