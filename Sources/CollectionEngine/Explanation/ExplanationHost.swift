// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Views

/// A host that explains its elements: it knows what clients call things.
@MainActor
package protocol ExplanationHost: EngineHost {
  /// Whether the data are ahead of what is shown.
  var isUpdating: Bool { get }
  /// Whether anything supplies data.
  var hasData: Bool { get }
  /// The size that a layout is described for, in points.
  var viewportSize: CGSize { get }
  /// What its methods are called in explanations.
  var explanationWords: ExplanationWords { get }
  /// The type of a view as the client knows it.
  func typeName(of view: UIView) -> String
}
