// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// What can be shown is separate from what serves it: a file that `gallery serve` compiles is linked
// with the one and not with the other.
@_exported public import PlaygroundSession
