// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "linkedalert.h"

namespace deck {

Open<AlertSeverity> alertSeverityFromApi(const QString &word)
{
    static constexpr std::array words{
        std::pair{"PHC_SEVERITY_INFO", AlertSeverity::Info},
        std::pair{"PHC_SEVERITY_WARNING", AlertSeverity::Warning},
        std::pair{"PHC_SEVERITY_CRITICAL", AlertSeverity::Critical},
    };
    return openFromApi(words, word);
}

} // namespace deck
