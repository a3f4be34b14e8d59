// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// A tolerance is written in tests, which import PictureTesting alone.
@_exported public import struct ImageComparison.PixelTolerance
