// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Foundation

extension NSCollectionView {
  /// Begins to scroll if what is dragged is held near an edge, and stops if it is not (interaction
  /// rules DP-6 and DP-15).
  func updateAutoScroll() {
    guard clip != nil, let location = drag.location else { return engine.endAutoScroll() }
    engine.autoScroll(at: convert(location, from: nil)) { [weak self] _ in
      // What is below the mouse now is another place.
      self?.window?.drag?.update()
    }
  }
}
