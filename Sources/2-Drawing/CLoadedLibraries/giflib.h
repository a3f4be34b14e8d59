// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// What is used of giflib's interface (version 5.2, libgif.so.7). The library is loaded when the first
// GIF film is written and is not linked, so that nobody needs it to build.

#include <stdbool.h>

typedef unsigned char GIFByte;

typedef struct {
  GIFByte red, green, blue;
} GIFColor;

typedef struct GIFColorMap GIFColorMap;

typedef struct {
  int left, top, width, height;
  bool isInterlaced;
  GIFColorMap *colorMap;
} GIFImageDescription;

// giflib makes and frees it; only the sink is read here.
typedef struct {
  int width, height, colorResolution, backgroundColor;
  GIFByte aspect;
  GIFColorMap *colorMap;
  int imageCount;
  GIFImageDescription image;
  void *savedImages;
  int extensionCount;
  void *extensions;
  int error;
  void *sink;
  void *implementation;
} GIFFile;

typedef int (*GIFWrite)(GIFFile *file, const GIFByte *bytes, int count);

typedef GIFFile *(*EGifOpen)(void *sink, GIFWrite write, int *error);
typedef int (*EGifCloseFile)(GIFFile *file, int *error);
typedef void (*EGifSetGifVersion)(GIFFile *file, bool is89);
typedef int (*EGifPutScreenDesc)(
    GIFFile *file, int width, int height, int colorResolution, int background,
    const GIFColorMap *map);
typedef int (*EGifPutExtensionLeader)(GIFFile *file, int code);
typedef int (*EGifPutExtensionBlock)(GIFFile *file, int length, const void *bytes);
typedef int (*EGifPutExtensionTrailer)(GIFFile *file);
typedef int (*EGifPutExtension)(GIFFile *file, int code, int length, const void *bytes);
typedef int (*EGifPutImageDesc)(
    GIFFile *file, int left, int top, int width, int height, bool isInterlaced,
    const GIFColorMap *map);
typedef int (*EGifPutLine)(GIFFile *file, GIFByte *line, int length);
typedef GIFColorMap *(*GifMakeMapObject)(int count, const GIFColor *colors);
typedef void (*GifFreeMapObject)(GIFColorMap *map);
