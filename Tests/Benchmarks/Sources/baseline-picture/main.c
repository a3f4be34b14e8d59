// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#include <stdio.h>

#include "baseline.h"

// Draws what `gallery nested-groups --out FILE` draws, by hand.
int main(int count, char **arguments) {
  if (count != 2) {
    fprintf(stderr, "usage: baseline-picture FILE.png\n");
    return 64;
  }
  baseline_picture *picture = baseline_picture_create(390, 844, 2);
  baseline_draw_nested_groups(picture);
  int status = baseline_picture_write(picture, arguments[1]);
  baseline_picture_destroy(picture);
  return status;
}
