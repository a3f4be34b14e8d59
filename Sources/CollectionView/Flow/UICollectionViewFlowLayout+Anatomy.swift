// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
package import Foundation
package import Views

extension UICollectionViewFlowLayout: LayoutAnatomyProviding {
  package func anatomyParts(in rect: CGRect) -> [AnatomyPart] {
    solvedLayout?.anatomyParts(in: rect, viewport: viewport) ?? []
  }

  package func anatomyParts(ofItem path: IndexPath) -> [AnatomyPart]? {
    solvedLayout?.anatomyParts(ofItem: path)
  }
}
