// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import CollectionEngine
import Views

/// Constraints in the view of an element that do not decide where its contents are.
extension ElementExplainer {
  /// Returns what the constraints in a view leave open, or cannot meet; nothing where they decide all, and
  /// without any.
  ///
  /// - Complexity: That of solving the constraints in the view once for each of its subviews.
  func openConstraints(_ onScreen: InspectedElement?) -> [Reason] {
    guard let onScreen else { return [] }
    let view = onScreen.view.node
    let fault =
      ContentFault.heightLeftOpen(in: onScreen, of: host)
      ?? ContentFault.contradiction(in: view, of: host)
    if let fault {
      return [Reason(.measurement, "constraints", fault.reason, remedy: fault.repair)]
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
}
