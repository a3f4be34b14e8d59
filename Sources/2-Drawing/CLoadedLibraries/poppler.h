// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// What is used of poppler's interface (version 0.82 and later, libpoppler-glib.so.8). The library is
// loaded when the first PDF image of an asset catalogue is read, where it is installed.

#include <cairo.h>
#include <glib-object.h>

typedef struct _PopplerDocument PopplerDocument;
typedef struct _PopplerPage PopplerPage;

typedef PopplerDocument *(*PopplerDocumentNewFromBytes)(
    GBytes *bytes, const char *password, GError **error);
typedef PopplerPage *(*PopplerDocumentGetPage)(PopplerDocument *document, int index);
typedef void (*PopplerPageGetSize)(PopplerPage *page, double *width, double *height);
typedef void (*PopplerPageRender)(PopplerPage *page, cairo_t *context);
