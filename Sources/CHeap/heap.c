// SPDX-License-Identifier: Apache-2.0
#include "heap.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

// glibc keeps more and more of it the larger the pieces that are freed, unless it is told a limit.
void heap_returns_freed_memory(void) {
  mallopt(M_MMAP_THRESHOLD, 1 << 17);
  mallopt(M_TRIM_THRESHOLD, 1 << 17);
}

#else

void heap_returns_freed_memory(void) {}

#endif
