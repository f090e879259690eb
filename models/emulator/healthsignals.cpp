// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "healthsignals.h"

namespace deck::emulator {

namespace {

constexpr auto migrate = RemediationMode::HostAware;
constexpr auto reprovision = RemediationMode::VmOnly;
constexpr auto reboot = RemediationMode::RebootVm;

/// DmesgXidError when its code says that the GPU is gone.
const HealthSignal fallenOffBus{u"DmesgXidError", migrate, true, true, u"Xid error in the kernel log",
                                u"The driver can no longer reach a GPU."};

} // namespace

const std::vector<HealthSignal> &healthSignals()
{
    static const std::vector<HealthSignal> all{
        {u"DmesgGpuFallenOffBus", migrate, true, true, u"A GPU is gone from the bus", u"The host no longer sees one of its GPUs."},
        {u"GpuSmClockThermalThrottle", migrate, false, false, u"A GPU is slowed down by heat",
         u"The clock of a GPU stays below its rating because it is too hot."},
        {u"GpuPcieReplayRateHigh", migrate, false, false, u"Many repeated transfers to a GPU",
         u"The link between host and GPU has to repeat transfers too often."},
        {u"IBRailsDownOrDegraded", migrate, true, false, u"InfiniBand rails are down",
         u"Fewer than eight rails run at their full rate."},
        {u"IBLinkFlapping", migrate, false, false, u"An InfiniBand link comes and goes", u"A rail loses its link again and again."},
        {u"NpdCperHardwareErrorFatal", reprovision, true, true, u"Fatal hardware error",
         u"The firmware reported an error it could not correct."},
        {u"NpdReadonlyFilesystem", reprovision, true, true, u"A file system is read-only",
         u"The kernel stopped writing to a local file system."},
        {u"NpdXfsShutdown", reprovision, true, true, u"A file system was shut down", u"XFS stopped after an internal error."},
        {u"DmesgXidError", reboot, false, false, u"Xid error in the kernel log", u"The driver reported a fault of a GPU."},
        {u"GpuEccDoubleBitError", reboot, true, false, u"Uncorrectable memory error", u"A GPU lost data in its memory."},
        {u"GpuRowRemapFailure", reboot, true, false, u"GPU memory could not be remapped",
         u"A faulty row of GPU memory has no spare left."},
        {u"NpdKernelDeadlock", reboot, true, true, u"The kernel is stuck", u"Tasks of the kernel wait for each other."},
        {u"NpdFrequentKubeletRestart", reboot, false, false, u"The kubelet restarts often", u"The node's agent does not stay up."},
        {u"NpdFrequentContainerdRestart", reboot, false, false, u"The container runtime restarts often",
         u"containerd does not stay up."},
        {u"NpdFrequentUnregisterNetDevice", reboot, false, false, u"Network devices do not go away",
         u"The kernel waits for network devices that should be gone."},
        {u"KubeNodeMemoryPressure", reboot, false, false, u"Short of memory", u"Kubernetes evicts pods to free memory."},
        {u"KubeNodePIDPressure", reboot, false, false, u"Short of process numbers", u"Kubernetes evicts pods to free process numbers."},
        {u"KubeNodeDiskPressure", std::nullopt, false, false, u"Short of disk space", u"Kubernetes evicts pods to free disk space."},
        {u"SlurmNodeUnavailable", std::nullopt, false, false, u"Slurm gives it no work", u"Slurm has drained the node."},
    };
    return all;
}

const HealthSignal *findSignal(QStringView name, int xid)
{
    if (isXidSignal(name) && xid == xidFallenOffBus)
        return &fallenOffBus;
    for (const HealthSignal &signal : healthSignals()) {
        if (name == QStringView(signal.name))
            return &signal;
    }
    return nullptr;
}

bool isXidSignal(QStringView name)
{
    return name == u"DmesgXidError";
}

QString xidMnemonic(int xid)
{
    switch (xid) {
    case 31: return QStringLiteral("MMU_FAULT");
    case 48: return QStringLiteral("DOUBLE_BIT_ECC");
    case 63: return QStringLiteral("ROW_REMAP_PENDING");
    case 74: return QStringLiteral("NVLINK_ERROR");
    case xidFallenOffBus: return QStringLiteral("GPU_FALLEN_OFF_BUS");
    default: return QString();
    }
}

} // namespace deck::emulator
