// SPDX-License-Identifier: Apache-2.0

#ifndef OSMROUTE_PREFETCH_H
#define OSMROUTE_PREFETCH_H

/// Asks for the cache line at an address, which need not be a valid one; inlined into Swift.
static inline void prefetch(const void *address) { __builtin_prefetch(address); }

#endif
