// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
package import Foundation
import Geometry

/// A view that one of its subviews fills, as a content view fills its cell.
///
/// The subview has no constraints of its own that say so. Where constraints tie what is in it to the
/// view, they are solved with the subview at its place in a view of any size (auto-layout rule ALF-6).
@MainActor
package protocol ContentHolder: UIView {
  var contentView: UIView { get }
  /// Returns the frame of the subview in a view of a size.
  ///
  /// - Parameter bounds: The view's bounds, at the origin.
  /// - Returns: The subview's frame in them.
  func contentFrame(in bounds: CGRect) -> CGRect
}

extension ContentHolder {
  func contentInsets(in size: CGSize) -> UIEdgeInsets {
    let frame = contentFrame(in: CGRect(origin: .zero, size: size))
    return UIEdgeInsets(
      top: frame.minY, left: frame.minX, bottom: size.height - frame.maxY,
      right: size.width - frame.maxX)
  }

  /// Whether constraints of a client's name the view itself or what it has beside its content view, so
  /// that the view is fitted as a whole.
  package var isFittedAsWhole: Bool { !constraints.isEmpty }

  /// Whether constraints say anything of what is in the content view.
  package var hasConstrainedContents: Bool { contentView.isConstrainedInside }
}

extension UIView {
  /// Whether constraints place what is in the view.
  fileprivate var isConstrainedInside: Bool {
    guard let autoLayout else { return hasConstrainedSubviews }
    return autoLayout.wantsEngine || !autoLayout.held.isEmpty || autoLayout.crossings > 0
      || hasConstrainedSubviews
  }
}

extension LayoutEngine {
  /// The insets of a view's content view, if an item is that and the view is to decide its frame.
  func contentInsets(of view: UIView, in parent: UIView) -> UIEdgeInsets? {
    guard let holder = parent as? any ContentHolder, holder.contentView === view else { return nil }
    if let target, parent === root { return target.contentInsets }
    return holder.contentInsets(in: parent.bounds.size)
  }

  /// A content view fills its holder, whatever the size of that (auto-layout rule ALF-6).
  func fillRow(
    _ item: Int, _ part: Int, in outer: Int, insets: UIEdgeInsets
  ) -> LinearConstraint {
    let (axis, isLength) = (part % 2, part < 2)
    let (inner, around) = (items[item].insets, items[outer].insets)
    let start = axis == 0 ? insets.left : insets.top
    guard isLength else {
      return LinearConstraint(
        [LinearTerm(Self.unknown(axis, of: item))], .equal,
        Double(start + (axis == 0 ? inner.left : inner.top)), priority: .required)
    }
    func sum(_ insets: UIEdgeInsets) -> CGFloat {
      axis == 0 ? insets.left + insets.right : insets.top + insets.bottom
    }
    return LinearConstraint(
      [
        LinearTerm(Self.unknown(2 + axis, of: item)),
        LinearTerm(-1, Self.unknown(2 + axis, of: outer)),
      ], .equal, Double(sum(around) - sum(insets) - sum(inner)), priority: .required)
  }
}

/// A view that is as high as its width makes it: constraints find the width first
/// (auto-layout section 2.11).
@MainActor
package protocol WrappingContent: UIView {
  /// The intrinsic size before the width is known.
  var unwrappedSize: CGSize { get }

  /// Whether the size can be another in a width that has space for the unwrapped one.
  var isSizedByAnyWidth: Bool { get }

  /// Returns the intrinsic size in a width; nil if it is the same in any.
  func wrappedSize(in width: CGFloat) -> CGSize?
}

extension WrappingContent {
  package var isSizedByAnyWidth: Bool { false }
}

/// A view that follows changes of the constraints inside it or inside its content view.
@MainActor
package protocol ConstraintObserver: UIView {
  func constraintsDidChange()
}

/// The observer of the constraints inside a view: the view or its superview, if either does.
@MainActor
struct ConstraintObservation {
  private(set) weak var observer: (any ConstraintObserver)?
  private weak var superview: UIView?

  init(of root: UIView) {
    superview = root.parent
    observer = (root as? any ConstraintObserver) ?? (root.parent as? any ConstraintObserver)
  }

  /// Returns whether the view is still where it was.
  func isCurrent(for root: UIView) -> Bool { root.parent === superview }
}
