// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import SwiftUI

/// Left out on Linux by the manifest's `exclude`.
extension Order {
  public var color: Color { cents > 10_000 ? .orange : .primary }
}
