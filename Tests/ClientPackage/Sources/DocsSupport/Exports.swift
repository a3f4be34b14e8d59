// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

// Snippets see the library products of their own package alone: this one brings what they draw with.
@_exported public import Illustrations
@_exported public import UIKit
