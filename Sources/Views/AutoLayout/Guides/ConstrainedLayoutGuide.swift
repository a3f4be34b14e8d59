// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation

/// A guide of the system that constraints of its own place, beside those of clients.
package class ConstrainedLayoutGuide: UILayoutGuide {
  /// What places the guide; empty as long as its owner does.
  private(set) var constraints: [NSLayoutConstraint] = []

  init(in view: UIView, identifier: String) {
    super.init()
    owningView = view
    self.identifier = identifier
  }

  /// Lets constraints place the guide from now on.
  ///
  /// - Parameters:
  ///   - parts: The constraints, with what each of them is called after the guide.
  ///   - view: The view that the guide belongs to.
  func place(by parts: [(name: String, constraint: NSLayoutConstraint)], in view: UIView) {
    for (name, constraint) in parts {
      constraint.identifier = "\(identifier)-\(name)"
      constraint.isOfSystem = true
      constraint.holder = view
    }
    constraints = parts.map(\.constraint)
    view.madeConstraints.constrainedGuides.append(self)
  }

  override var isOfSystem: Bool { true }
  override var hasUnknowns: Bool { !constraints.isEmpty }
}
