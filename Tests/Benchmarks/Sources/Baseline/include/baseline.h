// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#ifndef BASELINE_H
#define BASELINE_H

#include <stddef.h>

// What somebody would write by hand, in C, for one picture of labelled cells: the opponent of the
// gallery in the benchmark. It does no layout beyond arithmetic and no more than the picture needs.

/// A picture being drawn by hand.
typedef struct baseline_picture baseline_picture;

/// Creates a picture.
///
/// `width` and `height` are points, `scale` pixels per point.
baseline_picture *baseline_picture_create(double width, double height, double scale);

/// Draws a white background, and the cells of the `nested-groups` sample that a view of the picture's size
/// shows.
/// Returns how many.
int baseline_draw_nested_groups(baseline_picture *picture);

/// Draws a white background, and `count` square cells in rows of five, as the `grid` sample does.
/// Returns how many.
int baseline_draw_grid(baseline_picture *picture, int count);

/// Writes the picture with `cairo_surface_write_to_png`. Returns 0 on success.
int baseline_picture_write(baseline_picture *picture, const char *path);

void baseline_picture_destroy(baseline_picture *picture);

/// Reads two PNG files with `cairo_image_surface_create_from_png` and counts the pixels that differ; -1 if
/// one cannot be read.
int baseline_compare(const char *path, const char *other);

/// Encodes opaque pixels with `cairo_surface_write_to_png_stream`, four bytes a pixel, the opacity last, rows
/// without gaps. Returns the number of bytes of the file, which is not kept; 0 on failure.
size_t baseline_encode(const unsigned char *pixels, int width, int height);

/// How many bytes of the heap are in use. Swift's Glibc module leaves out `mallinfo2`.
size_t heap_bytes_in_use(void);

#endif
