// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Foundation
import Geometry
import LayoutInspection
package import Views

extension UITableView: AnatomyProviding {
  /// The visible rows, headers and footers, in content coordinates.
  package func anatomy(_ request: AnatomyRequest) -> AnatomyContents { engine.anatomy(request) }
}
