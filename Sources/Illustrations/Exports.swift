// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// What both faces of illustrations have in common.
@_exported public import enum IllustrationDrawing.IllustrationError
@_exported public import enum IllustrationDrawing.IllustrationFormat
