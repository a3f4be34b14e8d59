// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CollectionData
import CollectionEngine
import CollectionLayout
package import Foundation
package import Views

extension NSCollectionViewCompositionalLayout: LayoutAnatomyProviding {
  package func anatomyParts(in rect: CGRect) -> [AnatomyPart] {
    solved?.anatomyParts(in: rect, viewport: viewport) ?? []
  }

  package func anatomyParts(ofItem place: PresentedIndexPath) -> [AnatomyPart]? {
    solved?.anatomyParts(ofItem: place, viewport: viewport)
  }
}
