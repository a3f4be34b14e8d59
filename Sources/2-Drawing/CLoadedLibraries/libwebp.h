// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// What is used of the interfaces of libwebp (version 1.2, libwebp.so.7) and libwebpmux
// (libwebpmux.so.3). The libraries are loaded when the first WebP film is written and are not linked,
// so that nobody needs them to build. Of structures that the libraries fill and read, the first
// fields are declared and room is left for the others.

#include <stddef.h>
#include <stdint.h>

enum { WebPEncoderInterface = 0x020f, WebPMuxInterface = 0x0108 };

typedef struct {
  int lossless;
  float quality;
  int method;
  uint8_t rest[500];
} WebPConfig;

typedef struct {
  int usesARGB;
  int colorSpace;
  int width, height;
  uint64_t rest[120];
} WebPPicture;

typedef struct {
  uint32_t background;
  int loopCount;
  uint8_t rest[248];
} WebPAnimEncoderOptions;

typedef struct {
  const uint8_t *bytes;
  size_t size;
} WebPData;

typedef struct WebPAnimEncoder WebPAnimEncoder;

typedef int (*WebPConfigInitInternal)(
    WebPConfig *config, int preset, float quality, int interface);
typedef int (*WebPPictureInitInternal)(WebPPicture *picture, int interface);
typedef int (*WebPPictureImport)(WebPPicture *picture, const uint8_t *pixels, int stride);
typedef void (*WebPPictureFree)(WebPPicture *picture);
typedef void (*WebPFree)(void *memory);
typedef int (*WebPAnimEncoderOptionsInitInternal)(WebPAnimEncoderOptions *options, int interface);
typedef WebPAnimEncoder *(*WebPAnimEncoderNewInternal)(
    int width, int height, const WebPAnimEncoderOptions *options, int interface);
typedef int (*WebPAnimEncoderAdd)(
    WebPAnimEncoder *encoder, WebPPicture *frame, int milliseconds, const WebPConfig *config);
typedef int (*WebPAnimEncoderAssemble)(WebPAnimEncoder *encoder, WebPData *data);
typedef const char *(*WebPAnimEncoderGetError)(WebPAnimEncoder *encoder);
typedef void (*WebPAnimEncoderDelete)(WebPAnimEncoder *encoder);
