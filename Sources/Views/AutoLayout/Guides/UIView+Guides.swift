// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension UIView {
  /// The guides of the view: those added, and the system's that were asked for.
  var knownGuides: [UILayoutGuide] {
    guard let autoLayout else { return [] }
    return autoLayout.guides + autoLayout.systemGuides
  }

  func add(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    do { try checkRemoval(of: guide) } catch { programmerError(error.message) }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    madeConstraints.guides.append(guide)
    constraintStructureChanged()
  }

  func remove(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    do { try checkRemoval(of: guide) } catch { programmerError(error.message) }
    guard let autoLayout, hasAdded(guide) else { return }
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.constraints where constraint.items.contains(where: { $0 === guide }) {
        view.uninstall(constraint)
      }
      holder = view.parent
    }
    autoLayout.guides.removeAll { $0 === guide }
    guide.owningView = nil
    constraintStructureChanged()
  }

  /// Returns whether a guide was added, so that constraints place it.
  func hasAdded(_ guide: UILayoutGuide) -> Bool {
    autoLayout?.guides.contains { $0 === guide } ?? false
  }

  /// Checks that a guide may leave its view.
  func checkRemoval(of guide: UILayoutGuide) throws(LayoutConstraintError) {
    guard guide.isOfSystem else { return }
    let owner = guide.owningView.map { "\(type(of: $0))" } ?? "its view"
    throw LayoutConstraintError(
      message: "Cannot remove the guide \(guide.identifier) from \(owner): it is the system's.")
  }

  var marginsGuide: UILayoutGuide {
    madeOnce(\.marginsGuide) { InsetGuide(self, "UIViewLayoutMarginsGuide") { $0.layoutMargins } }
  }

  var safeAreaGuide: UILayoutGuide {
    madeOnce(\.safeAreaGuide) {
      InsetGuide(self, "UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
    }
  }

  var readableGuide: UILayoutGuide { madeOnce(\.readableGuide) { ReadableContentGuide(self) } }

  var keyboardGuide: UIKeyboardLayoutGuide {
    madeOnce(\.keyboardGuide) {
      let guide = UIKeyboardLayoutGuide()
      guide.owningView = self
      guide.identifier = "UIViewKeyboardLayoutGuide"
      return guide
    }
  }

  /// The guide that the view keeps, made when it is first asked for.
  fileprivate func madeOnce<Guide: UILayoutGuide>(
    _ path: ReferenceWritableKeyPath<ViewConstraints, Guide?>, _ make: () -> Guide
  ) -> Guide {
    let state = madeConstraints
    if let guide = state[keyPath: path] { return guide }
    let guide = make()
    state[keyPath: path] = guide
    return guide
  }
}

extension UIScrollView {
  var contentGuide: UILayoutGuide { madeOnce(\.contentGuide) { ContentLayoutGuide(self) } }

  var frameGuide: UILayoutGuide { madeOnce(\.frameGuide) { FrameLayoutGuide(self) } }
}
