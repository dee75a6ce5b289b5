// SPDX-License-Identifier: Apache-2.0
// What reading costs at the least through expat and through zlib: nothing is done with what is read.
#pragma once

// Parses a file of XML with empty handlers of elements; how many elements began, -1 on failure.
long long expat_with_empty_handlers(const char *path);

// Inflates a file of gzip members; how many bytes that makes, -1 on failure.
long long inflate_alone(const char *path);
