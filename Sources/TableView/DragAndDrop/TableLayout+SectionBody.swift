// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation

extension TableLayout: SectionLocating {
  func section(withBodyAt point: CGPoint) -> Int? { solved?.section(withBodyAt: point) }
}
