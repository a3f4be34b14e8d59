// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

package struct LayoutState {
  /// Whether the view asked for `layoutSubviews()`.
  package var isNeeded = true
  /// Whether a view somewhere in this one asked.
  var isNeededBelow = false
  /// Whether the view is laying out its subviews now.
  package var isRunning = false
  /// Whether the view asked for `updateConstraints()`.
  package var wantsConstraints = false
  /// Whether a view somewhere in this one asked.
  var wantsConstraintsBelow = false

  /// Whether the console has said that the view's layout never ends.
  var hasAnnouncedLoop = false
  var isObserved = false

  var isPending: Bool { isNeeded || isNeededBelow }
}

extension UIView {
  /// The number of times that a tree is laid out again before what views still ask for is left for
  /// the next time.
  static let passLimit = 32

  func markSubtreeNeedsLayout() {
    var view: UIView? = self
    while let current = view, !current.layoutState.isNeededBelow {
      current.layoutState.isNeededBelow = true
      view = current.parent
    }
  }

  /// Says once which view asks for layout again whenever it is laid out.
  func announceEndlessLayout() {
    var view = self
    while !view.layoutState.isNeeded {
      guard let child = view.children.first(where: { $0.layoutState.isPending }) else { return }
      view = child
    }
    // A view that is being laid out is not asked again before it is done.
    guard !view.layoutState.isRunning, !view.layoutState.hasAnnouncedLoop else { return }
    view.layoutState.hasAnnouncedLoop = true
    consoleMessage(
      "\(type(of: view)) still needs layout after \(Self.passLimit) passes. Something that its"
        + " layoutSubviews() or updateConstraints() changes requests it again; the rest waits for"
        + " the next layout.")
  }

  /// Lays out what needs it at or below the view, but views that are being laid out already.
  ///
  /// - Returns: Whether there was any such view.
  func layOutTree() -> Bool {
    var laidOut = false
    if layoutState.isNeeded, !layoutState.isRunning {
      laidOut = true
      layoutState.isNeeded = false
      layoutState.isRunning = true
      let traits = currentTraits
      if traits === UITraitCollection.current {
        layOutOnce()
      } else {
        traits.performAsCurrent { layOutOnce() }
      }
      layoutState.isRunning = false
    }
    guard layoutState.isNeededBelow else { return laidOut }
    layoutState.isNeededBelow = false
    for child in children where child.layoutState.isPending {
      if child.layOutTree() { laidOut = true }
      // One that is being laid out is found again when that is over.
      if child.layoutState.isPending { layoutState.isNeededBelow = true }
    }
    return laidOut
  }

  private func layOutOnce() {
    // The engine may be new: what is deep in the tree gets its first result here.
    if autoLayout?.wantsEngine == true, isConstraintBoundary { placingEngine?.announceChanges() }
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  func fittingSize(
    for target: CGSize, isWidthRequired: Bool, isHeightRequired: Bool
  ) -> CGSize {
    if isWidthRequired, isHeightRequired { return target }
    // What wraps by itself says what it is like before anything about its width is known.
    let intrinsic = (self as? any WrappingContent)?.unwrappedSize ?? intrinsicContentSize
    let hasWidth = isWidthRequired || intrinsic.width != Self.noIntrinsicMetric
    // An intrinsic height is that of the intrinsic width; under a required width it is asked again.
    // Contents that wrap and have no width of their own said it for the width that they have now.
    let isOfOtherWidth =
      intrinsic.width == Self.noIntrinsicMetric && self is any WrappingContent
    let hasHeight =
      isHeightRequired
      || (!isWidthRequired && !isOfOtherWidth && intrinsic.height != Self.noIntrinsicMetric)
    var size = CGSize(
      width: isWidthRequired ? target.width : intrinsic.width,
      height: isHeightRequired ? target.height : intrinsic.height)
    if hasWidth, hasHeight { return size }
    let unlimited = CGFloat.greatestFiniteMagnitude
    let fitted = sizeThatFits(
      CGSize(
        width: isWidthRequired || target.width > 0 ? target.width : unlimited,
        height: isHeightRequired || target.height > 0 ? target.height : unlimited))
    if !hasWidth { size.width = fitted.width }
    if !hasHeight { size.height = fitted.height }
    return size
  }
}
