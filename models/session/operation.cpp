// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "operation.h"
#include "fleetsession.h"
#include "sessionhost.h"
