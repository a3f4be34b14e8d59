// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A layout that knows the bodies of its sections.
@MainActor
package protocol SectionLocating: EngineLayout {
  /// The section in whose body a point is: behind its header and before its footer; of a section
  /// without items also its header.
  func section(withBodyAt point: CGPoint) -> Int?
}
