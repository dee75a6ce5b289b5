// SPDX-License-Identifier: Apache-2.0

#ifndef OSMROUTE_BYTE_SCAN_H
#define OSMROUTE_BYTE_SCAN_H

#include <stddef.h>
#include <stdint.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

/// What sixteen bytes hold, a bit for each byte, the first one lowest.
struct byte_marks {
  /// Where a value in quotes ends, or holds what XML resolves or forbids: `&`, `<`, controls.
  uint32_t stops;
  /// What is no ASCII.
  uint32_t non_ascii;
};

/// Marks sixteen bytes of a value; in C, for Swift cannot gather a bit of each byte of a vector.
static inline struct byte_marks value_marks(const uint8_t *bytes, uint8_t quote) {
  struct byte_marks marks = {0, 0};
#if defined(__SSE2__)
  __m128i text = _mm_loadu_si128((const __m128i *)bytes);
  __m128i last_control = _mm_set1_epi8(0x1f);
  __m128i stops = _mm_or_si128(
      _mm_or_si128(_mm_cmpeq_epi8(text, _mm_set1_epi8((char)quote)),
                   _mm_cmpeq_epi8(text, _mm_set1_epi8('&'))),
      _mm_or_si128(_mm_cmpeq_epi8(text, _mm_set1_epi8('<')),
                   _mm_cmpeq_epi8(_mm_max_epu8(text, last_control), last_control)));
  marks.stops = (uint32_t)_mm_movemask_epi8(stops);
  marks.non_ascii = (uint32_t)_mm_movemask_epi8(text);
#elif defined(__aarch64__)
  static const uint8_t bits[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
  uint8x16_t text = vld1q_u8(bytes), bit = vld1q_u8(bits);
  uint8x16_t stops = vorrq_u8(
      vorrq_u8(vceqq_u8(text, vdupq_n_u8(quote)), vceqq_u8(text, vdupq_n_u8('&'))),
      vorrq_u8(vceqq_u8(text, vdupq_n_u8('<')), vcltq_u8(text, vdupq_n_u8(0x20))));
  uint8x16_t high = vcgeq_u8(text, vdupq_n_u8(0x80));
  uint8x16_t sums = vpaddq_u8(vandq_u8(stops, bit), vandq_u8(high, bit));
  sums = vpaddq_u8(sums, sums);
  sums = vpaddq_u8(sums, sums);
  marks.stops = vgetq_lane_u16(vreinterpretq_u16_u8(sums), 0);
  marks.non_ascii = vgetq_lane_u16(vreinterpretq_u16_u8(sums), 1);
#else
  for (int index = 0; index < 16; ++index) {
    uint8_t byte = bytes[index];
    int is_stop = byte == quote || byte == '&' || byte == '<' || byte < 0x20;
    marks.stops |= (uint32_t)is_stop << index;
    marks.non_ascii |= (uint32_t)(byte >> 7) << index;
  }
#endif
  return marks;
}

/// How many bytes of a text have a value.
size_t count_bytes(const uint8_t *bytes, size_t count, uint8_t value);

#endif
