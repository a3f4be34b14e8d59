// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#include "baseline.h"

#include <cairo.h>
#include <stdint.h>

static int count_differences(cairo_surface_t *surface, cairo_surface_t *other) {
  if (cairo_surface_status(surface) || cairo_surface_status(other)) return -1;
  int width = cairo_image_surface_get_width(surface);
  int height = cairo_image_surface_get_height(surface);
  if (width != cairo_image_surface_get_width(other)) return -1;
  if (height != cairo_image_surface_get_height(other)) return -1;
  int count = 0;
  for (int row = 0; row < height; row++) {
    const uint32_t *pixels = (const uint32_t *)(cairo_image_surface_get_data(surface) +
                                                row * cairo_image_surface_get_stride(surface));
    const uint32_t *others = (const uint32_t *)(cairo_image_surface_get_data(other) +
                                                row * cairo_image_surface_get_stride(other));
    for (int column = 0; column < width; column++) count += pixels[column] != others[column];
  }
  return count;
}

int baseline_compare(const char *path, const char *other) {
  cairo_surface_t *surface = cairo_image_surface_create_from_png(path);
  cairo_surface_t *second = cairo_image_surface_create_from_png(other);
  int count = count_differences(surface, second);
  cairo_surface_destroy(surface);
  cairo_surface_destroy(second);
  return count;
}

static cairo_status_t count_bytes(void *count, const unsigned char *bytes, unsigned int length) {
  (void)bytes;
  *(size_t *)count += length;
  return CAIRO_STATUS_SUCCESS;
}

size_t baseline_encode(const unsigned char *pixels, int width, int height) {
  // Cairo only reads what it writes to a file.
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      (unsigned char *)pixels, CAIRO_FORMAT_ARGB32, width, height, 4 * width);
  size_t count = 0;
  cairo_status_t status = cairo_surface_write_to_png_stream(surface, count_bytes, &count);
  cairo_surface_destroy(surface);
  return status == CAIRO_STATUS_SUCCESS ? count : 0;
}
