// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
import CollectionEngine
import CollectionLayout
package import Foundation
package import Views

extension UICollectionViewFlowLayout: LayoutAnatomyProviding {
  package func anatomyParts(in rect: CGRect) -> [AnatomyPart] {
    solvedLayout?.anatomyParts(in: rect, viewport: viewport) ?? []
  }

  package func anatomyParts(ofItem place: PresentedIndexPath) -> [AnatomyPart]? {
    solvedLayout?.anatomyParts(ofItem: place)
  }
}
