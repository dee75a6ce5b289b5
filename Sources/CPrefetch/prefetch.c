// SPDX-License-Identifier: Apache-2.0

// SwiftPM takes no C target without a source file; all of this one stands in its header.
#include "prefetch.h"
