// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

package struct ViewMargins {
  /// Nil as long as none were set.
  var own: NSDirectionalEdgeInsets?
  var preservesSuperview = false
  /// Whether those above and below are preserved as well; see ``UIView/preservesVerticalMargins``.
  var preservesVertically = true
  var insetsFromSafeArea = true
  /// Whether the view keeps its safe area as a transform moves it; see
  /// ``UIView/keepsSafeAreaInTransforms``.
  var keepsSafeArea = false
  /// The safe area of the view's last notification.
  var knownSafeArea = UIEdgeInsets.zero
}

extension UIView {
  func setMargins(_ own: NSDirectionalEdgeInsets) { changeMargins { $0.own = own } }

  func changeMargins(_ change: (inout ViewMargins) -> Void) {
    let before = effectiveMargins
    let preserving = viewsPreservingMargins
    change(&margins)
    guard effectiveMargins != before else { return }
    marginsChanged()
    for (view, margins) in preserving where view.effectiveMargins != margins {
      view.marginsChanged()
    }
  }

  private func marginsChanged() {
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    if autoLayout != nil { constraintInputsChanged() }
    setNeedsLayout()
  }

  /// The views inside whose margins follow the view's, with what they are, from the outside in.
  private var viewsPreservingMargins: [(view: UIView, margins: NSDirectionalEdgeInsets)] {
    var views: [(view: UIView, margins: NSDirectionalEdgeInsets)] = []
    for child in children where child.margins.preservesSuperview {
      views.append((child, child.effectiveMargins))
      views += child.viewsPreservingMargins
    }
    return views
  }

  /// Has constraints look again at margins that depend on where the view is in its superview.
  func preservedMarginsMayHaveChanged() {
    guard margins.preservesSuperview, autoLayout != nil else { return }
    constraintInputsChanged()
    setNeedsLayout()
  }

  /// The margins, at least what is left of the superview's where asked for, and the safe area.
  var effectiveMargins: NSDirectionalEdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    var result = margins.own ?? usualMargins
    if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
      let least = controller.systemMinimumLayoutMargins
      result.leading = max(result.leading, least.leading)
      result.trailing = max(result.trailing, least.trailing)
    }
    if margins.insetsFromSafeArea {
      let safe = NSDirectionalEdgeInsets(safeAreaInsets, direction)
      result.top += safe.top
      result.leading += safe.leading
      result.bottom += safe.bottom
      result.trailing += safe.trailing
    }
    if margins.preservesSuperview, let parent {
      let left = NSDirectionalEdgeInsets(
        remainder(of: parent.effectiveMargins.sided(direction), in: parent), direction)
      result.leading = max(result.leading, left.leading)
      result.trailing = max(result.trailing, left.trailing)
      if margins.preservesVertically {
        result.top = max(result.top, left.top)
        result.bottom = max(result.bottom, left.bottom)
      }
    }
    return result
  }

  /// Whether a view that preserves its superview's margins has those above and below, too; true unless set.
  package var preservesVerticalMargins: Bool {
    get { margins.preservesVertically }
    set { changeMargins { $0.preservesVertically = newValue } }
  }

  /// The margins of a view for which none were set: 8 on all sides and, of a controller's root view,
  /// none at top and bottom (auto-layout rule ALG-9).
  private var usualMargins: NSDirectionalEdgeInsets {
    let vertical: CGFloat = controller == nil ? 8 : 0
    return NSDirectionalEdgeInsets(top: vertical, leading: 8, bottom: vertical, trailing: 8)
  }

  /// Whether the safe area of the view is that of its place without its transform, as that of a screen which
  /// a transition moves or which steps back: so of each view of a controller, and of others as set.
  package var keepsSafeAreaInTransforms: Bool {
    get { controller != nil || margins.keepsSafeArea }
    set { margins.keepsSafeArea = newValue }
  }

  /// Returns what insets of the superview still cover of this view. The part of the view that is
  /// outside of its superview is not covered by them.
  func remainder(of insets: UIEdgeInsets, in parent: UIView) -> UIEdgeInsets {
    let frame = keepsSafeAreaInTransforms ? geometry.untransformedFrame : frame
    let outer = parent.bounds
    guard frame.isFinite, outer.isFinite else { return .zero }
    func covered(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      max(0, inset - max(0, distance))
    }
    return UIEdgeInsets(
      top: covered(insets.top, frame.minY - outer.minY),
      left: covered(insets.left, frame.minX - outer.minX),
      bottom: covered(insets.bottom, outer.maxY - frame.maxY),
      right: covered(insets.right, outer.maxX - frame.maxX))
  }

  /// Tells the view and what is in it; only windows with a safe area have views that care.
  func safeAreaMayHaveChanged() {
    guard let root, root !== self else { return }
    guard
      root.safeAreaInsets != .zero || root.hasAdditionalSafeArea || margins.knownSafeArea != .zero
    else { return }
    announceSafeArea()
  }

  func announceSafeArea() {
    // The contents moved or the view did: its children may be covered in another way in either
    // case, theirs only if they are.
    tellSafeArea()
    for child in children where child.tellSafeArea() { child.announceSafeArea() }
  }

  @discardableResult
  private func tellSafeArea() -> Bool {
    let now = safeAreaInsets
    guard now != margins.knownSafeArea else { return false }
    margins.knownSafeArea = now
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    if margins.insetsFromSafeArea {
      layoutMarginsDidChange()
      controller?.viewLayoutMarginsDidChange()
    }
    if autoLayout != nil { constraintInputsChanged() }
    setNeedsLayout()
    return true
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
    let isFlipped = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isFlipped ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isFlipped ? insets.left : insets.right)
  }

  /// The same insets by side.
  func sided(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isFlipped = direction == .rightToLeft
    return UIEdgeInsets(
      top: top, left: isFlipped ? trailing : leading, bottom: bottom,
      right: isFlipped ? leading : trailing)
  }
}
