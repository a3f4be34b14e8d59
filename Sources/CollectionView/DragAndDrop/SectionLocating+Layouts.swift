// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
package import Foundation

extension UICollectionViewFlowLayout: SectionLocating {
  package func section(withBodyAt point: CGPoint) -> Int? {
    state.layout?.section(withBodyAt: point)
  }
}

extension UICollectionViewCompositionalLayout: SectionLocating {
  package func section(withBodyAt point: CGPoint) -> Int? {
    state.solution?.layout.section(withBodyAt: point)
  }
}
