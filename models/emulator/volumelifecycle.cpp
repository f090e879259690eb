// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "volumelifecycle.h"

namespace deck::emulator {

Volume &VolumeLifecycle::create(Volume wish, int sizeTib, const QString &key)
{
    auto stream = m_context.stream(QStringLiteral("volume/") + key);
    auto volume = std::make_unique<Volume>(std::move(wish));
    volume->id = stream.uuid();
    volume->sizes = {{sizeTib, m_context.now()}};
    Volume &made = *volume;
    m_context.world.volumes.push_back(std::move(volume));
    change(made, VolumeState::Provisioning);
    m_context.queue.scheduleIn(stream.within(m_context.timing().volumeProvisioning), [this, id = made.id] {
        Volume *found = m_context.world.volume(id);
        if (found && found->state == VolumeState::Provisioning)
            change(*found, VolumeState::Available);
    });
    return made;
}

void VolumeLifecycle::resize(Volume &volume, int sizeTib)
{
    if (volume.sizeTib() == sizeTib)
        return;
    if (volume.sizes.back().from == m_context.now())
        volume.sizes.back().sizeTib = sizeTib;
    else
        volume.sizes.push_back({sizeTib, m_context.now()});
    ++m_context.world.revision;
}

void VolumeLifecycle::attach(Volume &volume)
{
    change(volume, VolumeState::Bound);
}

void VolumeLifecycle::detach(Volume &volume)
{
    if (volume.outlivesCluster)
        change(volume, volume.state == VolumeState::Bound ? VolumeState::Available : volume.state);
    else
        remove(volume);
}

void VolumeLifecycle::remove(Volume &volume)
{
    if (volume.billedTo)
        return;
    volume.billedTo = m_context.now();
    change(volume, VolumeState::Deleting);
    auto stream = m_context.stream(QStringLiteral("volume/deleting/") + volume.id);
    m_context.queue.scheduleIn(stream.within(m_context.timing().volumeDeleting), [this, id = volume.id] {
        if (Volume *found = m_context.world.volume(id)) {
            found->gone = true;
            ++m_context.world.revision;
        }
    });
}

void VolumeLifecycle::change(Volume &volume, VolumeState state)
{
    volume.state = state;
    ++m_context.world.revision;
}

} // namespace deck::emulator
