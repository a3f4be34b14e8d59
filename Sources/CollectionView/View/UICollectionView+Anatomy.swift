// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
package import Views

extension UICollectionView: AnatomyProviding {
  /// The visible parts of the layout, in content coordinates.
  package func anatomy(_ request: AnatomyRequest) -> AnatomyContents { engine.anatomy(request) }
}
