// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import CollectionLayout
import Foundation
import Geometry
import Views

/// Constraints in the view of an element that do not decide where its contents are.
extension ElementExplainer {
  /// Returns what the constraints in a view leave open; nothing where they decide all, and without any.
  ///
  /// - Parameter onScreen: What is on screen.
  /// - Returns: At most one reason.
  /// - Complexity: That of solving the constraints in the view once for each of its subviews.
  func openConstraints(_ onScreen: InspectedElement?) -> [Reason] {
    guard let onScreen else { return [] }
    let view = onScreen.view.node
    let isMeasured = onScreen.attributes.state.sizing.axes?.contains(.height) ?? false
    if isMeasured, let container = ([view] + view.subviews).first(where: \.hangsFromTopAlone) {
      return [
        Reason(
          .measurement, "constraints",
          """
          nothing ties the contents of the \(host.typeName(of: container)) to its bottom: they do \
          not decide its height
          """, remedy: "constrain the lowest view to the bottom as well")
      ]
    }
    guard let ambiguous = view.ambiguousDescendant else { return [] }
    return [
      Reason(
        .measurement, "constraints",
        """
        the \(host.typeName(of: ambiguous)) in it is ambiguous: its constraints allow more than one \
        frame
        """, remedy: "constrain its position and its size along both axes")
    ]
  }
}

extension UIView {
  /// The first view inside whose constraints allow more than one frame; nil if there is none.
  fileprivate var ambiguousDescendant: UIView? {
    for child in subviews {
      if !child.translatesAutoresizingMaskIntoConstraints, child.hasAmbiguousLayout { return child }
      if let found = child.ambiguousDescendant { return found }
    }
    return nil
  }

  /// Whether constraints tie its contents to its top, and none to its bottom, its middle or its height.
  fileprivate var hangsFromTopAlone: Bool {
    let own = constraints.flatMap { constraint in
      [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ].filter { item, _ in item === self || (item as? UILayoutGuide)?.owningView === self }
        .map(\.1)
    }
    guard own.contains(where: { $0 == .top || $0 == .topMargin }) else { return false }
    return !own.contains { attribute in
      [.bottom, .bottomMargin, .height, .centerY, .centerYWithinMargins].contains(attribute)
    }
  }
}
