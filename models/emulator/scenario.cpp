// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario.h"

#include "scenariotable.h"

namespace deck::emulator {

std::vector<Region> standardRegions()
{
    const auto driver = [](const char16_t *id, const char16_t *cuda, const char16_t *version, const char16_t *os) {
        return DriverVersion{QString::fromUtf16(id), QString::fromUtf16(cuda), QString::fromUtf16(version),
                             QString::fromUtf16(os)};
    };
    return {
        {QStringLiteral("us-central-8"),
         {QStringLiteral("H100_SXM"), QStringLiteral("H200_SXM"), QStringLiteral("B200_SXM")},
         {driver(u"c41f6a52-9d0e-4b1c-8a37-2f5e6d7b8c01", u"12.8", u"570", u"ubuntu-22.04"),
          driver(u"c41f6a52-9d0e-4b1c-8a37-2f5e6d7b8c02", u"12.6", u"560", u"ubuntu-22.04"),
          driver(u"c41f6a52-9d0e-4b1c-8a37-2f5e6d7b8c03", u"13.0", u"580", u"ubuntu-24.04")}},
        {QStringLiteral("us-east-1"),
         {QStringLiteral("H100_SXM"), QStringLiteral("B200_SXM")},
         {driver(u"7be02d94-31c5-4f68-b0a9-8d1c2e3f4a11", u"12.8", u"570", u"ubuntu-22.04"),
          driver(u"7be02d94-31c5-4f68-b0a9-8d1c2e3f4a12", u"12.9", u"575", u"ubuntu-24.04")}},
        {QStringLiteral("us-west-2"),
         {QStringLiteral("H200_SXM"), QStringLiteral("B300_SXM")},
         {driver(u"2d95c8e1-6f4b-4a07-95d3-b1a0c9e8f721", u"12.6", u"560", u"ubuntu-22.04"),
          driver(u"2d95c8e1-6f4b-4a07-95d3-b1a0c9e8f722", u"13.0", u"580", u"ubuntu-24.04")}},
        {QStringLiteral("us-central-2"),
         {QStringLiteral("RTX_6000_PCI"), QStringLiteral("L40_PCIE")},
         {driver(u"e8a3b7f0-5c29-4d16-a4e8-0b9d8c7f6e31", u"12.8", u"570", u"ubuntu-24.04")}},
    };
}

namespace {

const std::vector<Scenario> &table()
{
    static const std::vector<Scenario> all{defaultScenario(), calmScenario()};
    return all;
}

} // namespace

std::vector<ScenarioInfo> scenarios()
{
    std::vector<ScenarioInfo> infos;
    for (const Scenario &scenario : table())
        infos.push_back(scenario.info);
    return infos;
}

std::optional<ScenarioInfo> findScenario(QStringView name)
{
    for (const Scenario &scenario : table()) {
        if (scenario.info.name == name)
            return scenario.info;
    }
    return std::nullopt;
}

std::optional<Scenario> loadScenario(QStringView name)
{
    for (const Scenario &scenario : table()) {
        if (scenario.info.name == name)
            return scenario;
    }
    return std::nullopt;
}

} // namespace deck::emulator
