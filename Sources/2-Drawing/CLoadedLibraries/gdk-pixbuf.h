// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// What is used of gdk-pixbuf's interface (version 2.42, libgdk_pixbuf-2.0.so.0), which librsvg brings
// along. The library is loaded when the first JPEG image is read or written.

#include <glib-object.h>

typedef struct _GdkPixbuf GdkPixbuf;
typedef struct _GdkPixbufLoader GdkPixbufLoader;

typedef GdkPixbufLoader *(*GdkPixbufLoaderNewWithType)(const char *type, GError **error);
typedef gboolean (*GdkPixbufLoaderWrite)(
    GdkPixbufLoader *loader, const guchar *bytes, gsize count, GError **error);
typedef gboolean (*GdkPixbufLoaderClose)(GdkPixbufLoader *loader, GError **error);
typedef GdkPixbuf *(*GdkPixbufLoaderGetPixbuf)(GdkPixbufLoader *loader);
typedef GdkPixbuf *(*GdkPixbufApplyEmbeddedOrientation)(GdkPixbuf *image);
typedef int (*GdkPixbufGetNumber)(const GdkPixbuf *image);
typedef const guint8 *(*GdkPixbufReadPixels)(const GdkPixbuf *image);
typedef GdkPixbuf *(*GdkPixbufNewFromData)(
    const guint8 *pixels, int colorSpace, gboolean hasAlpha, int bitsPerSample, int width, int height,
    int rowLength, void (*freePixels)(guint8 *pixels, gpointer closure), gpointer closure);
typedef gboolean (*GdkPixbufSaveToBuffer)(
    GdkPixbuf *image, gchar **buffer, gsize *count, const char *type, char **keys, char **values,
    GError **error);
