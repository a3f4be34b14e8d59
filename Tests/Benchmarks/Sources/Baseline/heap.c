// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#include <malloc.h>

#include "baseline.h"

size_t heap_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  // Large blocks are mapped on their own.
  return info.uordblks + info.hblkhd;
}
