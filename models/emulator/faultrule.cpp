// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultrule.h"

namespace deck::emulator {

bool FaultRule::concerns(const QByteArray &method, const QString &calledPath) const
{
    return (methods.isEmpty() || methods.contains(method))
        && (path.pattern().isEmpty() || path.match(calledPath).hasMatch());
}

const char *faultGrammar()
{
    return "What goes wrong, as FIELD[=VALUE] joined by ';' (\\; within a value). Which calls:\n"
           "method=GET,POST path=GLOB regex=EXPRESSION skip=N count=N chance=0..1\n"
           "What happens: delay=2s|250ms drop reset cut=N|N% throttle=BYTES_PER_SECOND\n"
           "status=N body=TEXT html header=NAME:VALUE truncate=N|N% skew=90s|-90s\n"
           "rival=[CLUSTER:]standard+8,preemptible=96 (somebody else scales it)\n"
           "when=before|after the call has had its effect (default before)";
}

} // namespace deck::emulator
