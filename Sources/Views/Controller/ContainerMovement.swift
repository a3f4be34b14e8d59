// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Whether a controller appears or disappears since its container takes it in or gives it up.
package enum ContainerMovement {
  case none
  case toParent
  case fromParent
}
