// SPDX-License-Identifier: Apache-2.0

#include <stddef.h>
#include <stdint.h>

// What libFuzzer gives to mutators. Source: https://llvm.org/docs/LibFuzzer.html
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
