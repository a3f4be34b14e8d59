// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

#include "baseline.h"

#include <math.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>

struct baseline_picture {
  double width, height, scale;
  cairo_surface_t *surface;
  cairo_t *context;
  PangoContext *text;
  PangoFontDescription *font;
};

baseline_picture *baseline_picture_create(double width, double height, double scale) {
  baseline_picture *picture = calloc(1, sizeof *picture);
  picture->width = width;
  picture->height = height;
  picture->scale = scale;
  picture->surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, (int)ceil(width * scale), (int)ceil(height * scale));
  picture->context = cairo_create(picture->surface);
  cairo_scale(picture->context, scale, scale);

  picture->text = pango_font_map_create_context(pango_cairo_font_map_get_default());
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(picture->text, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(picture->text, FALSE);

  picture->font = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(picture->font, 28 * PANGO_SCALE);
  return picture;
}

static void rounded_rectangle(
    cairo_t *context, double x, double y, double width, double height, double radius) {
  if (radius <= 0) {
    cairo_rectangle(context, x, y, width, height);
    return;
  }
  cairo_new_sub_path(context);
  cairo_arc(context, x + width - radius, y + radius, radius, -M_PI / 2, 0);
  cairo_arc(context, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
  cairo_arc(context, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
  cairo_arc(context, x + radius, y + radius, radius, M_PI, 3 * M_PI / 2);
  cairo_close_path(context);
}

static void draw_cell(
    baseline_picture *picture, double x, double y, double width, double height, double radius,
    int number) {
  cairo_t *context = picture->context;

  rounded_rectangle(context, x, y, width, height, radius);
  cairo_set_source_rgb(context, 100.0 / 255, 149.0 / 255, 237.0 / 255);
  cairo_fill(context);
  rounded_rectangle(context, x + 0.5, y + 0.5, width - 1, height - 1, fmax(radius - 0.5, 0));
  cairo_set_source_rgb(context, 0, 0, 0);
  cairo_set_line_width(context, 1);
  cairo_stroke(context);

  char text[16];
  snprintf(text, sizeof text, "%d", number);
  PangoLayout *layout = pango_layout_new(picture->text);
  pango_layout_set_font_description(layout, picture->font);
  pango_layout_set_text(layout, text, -1);
  int text_width, text_height;
  pango_layout_get_size(layout, &text_width, &text_height);
  cairo_move_to(
      context, x + (width - (double)text_width / PANGO_SCALE) / 2,
      y + (height - (double)text_height / PANGO_SCALE) / 2);
  pango_cairo_show_layout(context, layout);
  g_object_unref(layout);
}

static void draw_ground(baseline_picture *picture) {
  cairo_set_source_rgb(picture->context, 1, 1, 1);
  cairo_paint(picture->context);
}

int baseline_draw_nested_groups(baseline_picture *picture) {
  double group_height = floor(0.4 * picture->height * 2) / 2;
  double leading = floor(0.7 * picture->width * 2) / 2;
  double trailing = floor(0.3 * picture->width * 2) / 2;
  double half = floor(group_height / 2 * 2) / 2;
  int number = 0;
  draw_ground(picture);
  for (double y = 0; y < picture->height; y += group_height) {
    draw_cell(picture, 10, y + 10, leading - 20, group_height - 20, 8, number++);
    draw_cell(picture, leading + 10, y + 10, trailing - 20, half - 20, 8, number++);
    draw_cell(picture, leading + 10, y + half + 10, trailing - 20, half - 20, 8, number++);
  }
  return number;
}

int baseline_draw_grid(baseline_picture *picture, int count) {
  double side = floor(picture->width / 5 * 2) / 2;
  draw_ground(picture);
  for (int number = 0; number < count; number++) {
    draw_cell(picture, side * (number % 5), side * (number / 5), side, side, 0, number);
  }
  return count;
}

int baseline_picture_write(baseline_picture *picture, const char *path) {
  return cairo_surface_write_to_png(picture->surface, path) == CAIRO_STATUS_SUCCESS ? 0 : 1;
}

void baseline_picture_destroy(baseline_picture *picture) {
  pango_font_description_free(picture->font);
  g_object_unref(picture->text);
  cairo_destroy(picture->context);
  cairo_surface_destroy(picture->surface);
  free(picture);
}
