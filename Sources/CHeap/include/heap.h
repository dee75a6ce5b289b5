// SPDX-License-Identifier: Apache-2.0
#ifndef OSMROUTE_HEAP_H
#define OSMROUTE_HEAP_H

/// Has the C library give memory that is freed back to the system at once.
void heap_returns_freed_memory(void);

#endif
