// SPDX-License-Identifier: Apache-2.0
#include "reading_baselines.h"

#include <stdio.h>
#include <string.h>
#include <zlib.h>

enum { chunk_size = 1 << 20 };

static unsigned char packed[chunk_size], unpacked[chunk_size];

long long inflate_alone(const char *path) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  // 15 bits of window, +16: gzip framing with its checksum.
  if (inflateInit2(&stream, 15 + 16) != Z_OK) return -1;
  FILE *file = fopen(path, "rb");
  long long count = 0;
  int status = file == NULL ? Z_ERRNO : Z_OK;
  while (status == Z_OK && (stream.avail_in = (uInt)fread(packed, 1, chunk_size, file)) > 0) {
    stream.next_in = packed;
    while (status == Z_OK && stream.avail_in > 0) {
      stream.next_out = unpacked;
      stream.avail_out = chunk_size;
      status = inflate(&stream, Z_NO_FLUSH);
      count += chunk_size - (long long)stream.avail_out;
      // The next member, if there is one.
      if (status == Z_STREAM_END) status = inflateReset(&stream);
      if (status == Z_BUF_ERROR) status = Z_OK;
    }
  }
  inflateEnd(&stream);
  if (file != NULL) fclose(file);
  return status == Z_OK ? count : -1;
}
