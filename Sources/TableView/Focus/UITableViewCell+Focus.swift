// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CellContents
import CollectionEngine
package import Views

extension UITableViewCell: FocusEffectSource {
  /// Nothing where the background says it (interaction rules, section 3.6).
  package var defaultFocusEffect: UIFocusEffect? {
    configurations.backgroundView == nil ? UIFocusHaloEffect() : nil
  }
}
