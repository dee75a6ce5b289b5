// SPDX-License-Identifier: Apache-2.0
#include <stddef.h>
#include <bzlib.h>
