// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// What is used of librsvg's interface (version 2.52 and later, librsvg-2.so.2). The library is loaded
// when the first SVG image is read and is not linked, so its own header, whose pkg-config entry would
// link it, is not read either.

#include <cairo.h>
#include <glib-object.h>

typedef struct _RsvgHandle RsvgHandle;

typedef struct {
  double x, y, width, height;
} RsvgRectangle;

typedef struct {
  double length;
  int unit;
} RsvgLength;

typedef RsvgHandle *(*RsvgHandleNewFromData)(const guint8 *data, gsize length, GError **error);
typedef void (*RsvgHandleSetDpi)(RsvgHandle *handle, double dpi);
typedef gboolean (*RsvgHandleSetStylesheet)(
    RsvgHandle *handle, const guint8 *css, gsize length, GError **error);
typedef gboolean (*RsvgHandleRenderDocument)(
    RsvgHandle *handle, cairo_t *context, const RsvgRectangle *viewport, GError **error);
typedef gboolean (*RsvgHandleHasSub)(RsvgHandle *handle, const char *id);
typedef gboolean (*RsvgHandleGetGeometryForLayer)(
    RsvgHandle *handle, const char *id, const RsvgRectangle *viewport, RsvgRectangle *ink,
    RsvgRectangle *logical, GError **error);
typedef gboolean (*RsvgHandleRenderLayer)(
    RsvgHandle *handle, cairo_t *context, const char *id, const RsvgRectangle *viewport,
    GError **error);
typedef gboolean (*RsvgHandleGetIntrinsicSizeInPixels)(
    RsvgHandle *handle, double *width, double *height);
typedef void (*RsvgHandleGetIntrinsicDimensions)(
    RsvgHandle *handle, gboolean *has_width, RsvgLength *width, gboolean *has_height,
    RsvgLength *height, gboolean *has_viewbox, RsvgRectangle *viewbox);
