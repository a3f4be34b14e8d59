// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Geometry

/// What around a collection view its layout depends on.
struct ContainerInsets: Equatable {
  var safeArea = UIEdgeInsets.zero
  var margins = UIEdgeInsets.zero
}
