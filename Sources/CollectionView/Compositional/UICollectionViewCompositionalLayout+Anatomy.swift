// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
package import Foundation
package import Views

extension UICollectionViewCompositionalLayout: LayoutAnatomyProviding {
  package func anatomyParts(in rect: CGRect) -> [AnatomyPart] {
    state.solution?.layout.anatomyParts(in: rect, viewport: viewport) ?? []
  }

  package func anatomyParts(ofItem path: IndexPath) -> [AnatomyPart]? {
    state.solution?.layout.anatomyParts(ofItem: path, viewport: viewport)
  }
}
