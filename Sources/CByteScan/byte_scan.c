// SPDX-License-Identifier: Apache-2.0

#include "byte_scan.h"

// Sums that fit a byte, so that compilers make vectors of them.
enum { LANES = 64, ROUNDS = 255 };

static size_t count_block(const uint8_t *bytes, int rounds, uint8_t value) {
  uint8_t sums[LANES] = {0};
  for (int round = 0; round < rounds; ++round)
    for (int lane = 0; lane < LANES; ++lane)
      sums[lane] += bytes[round * LANES + lane] == value;
  size_t sum = 0;
  for (int lane = 0; lane < LANES; ++lane) sum += sums[lane];
  return sum;
}

size_t count_bytes(const uint8_t *bytes, size_t count, uint8_t value) {
  size_t sum = 0, offset = 0;
  while (count - offset >= LANES) {
    size_t rounds = (count - offset) / LANES;
    if (rounds > ROUNDS) rounds = ROUNDS;
    sum += count_block(bytes + offset, (int)rounds, value);
    offset += rounds * LANES;
  }
  for (; offset < count; ++offset) sum += bytes[offset] == value;
  return sum;
}
