// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
package import Views

/// The views of elements that previews stand for: hidden in their places, and shown again when they
/// come to show something else (interaction hazard IH-5).
@MainActor
package struct HiddenElements {
  private var views: [ObjectIdentifier: UIView] = [:]

  package init() {}

  package var isEmpty: Bool { views.isEmpty }

  /// Remembers the views that previews have hidden, in place of those before.
  package mutating func take(_ views: [UIView]) {
    self.views = Dictionary(
      views.map { (ObjectIdentifier($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Hides the views that show the elements now, and shows those that no longer do.
  package mutating func update(to shown: [UIView]) {
    let previous = views
    take(shown)
    for (identity, view) in previous where views[identity] == nil { view.fade(to: 1, for: .menu) }
    for view in views.values { view.fade(to: 0, for: .menu) }
  }

  package mutating func showAll() { update(to: []) }
}
