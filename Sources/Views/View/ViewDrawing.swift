// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// A drawing of a view tree under way.
package struct ViewDrawing {
}
