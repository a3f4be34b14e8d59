// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// What a view still has to lay out.
package struct LayoutState {
  /// Whether the view asked for `layoutSubviews()`.
  package var isNeeded = true
  /// Whether a view somewhere in this one asked.
  package var isNeededBelow = false
  /// Whether the view is laying out its subviews now.
  package var isRunning = false
  /// Whether the view asked for `updateConstraints()`.
  package var wantsConstraints = false
  /// Whether a view somewhere in this one asked.
  package var wantsConstraintsBelow = false

  /// Whether there is anything to do at or below the view.
  package var isPending: Bool { isNeeded || isNeededBelow }
}

extension UIView {
  /// How often a tree is laid out again before what views still ask for is left for the next time.
  private static let passLimit = 32

  func markNeedsLayout() {
    guard !layoutState.isNeeded else { return }
    layoutState.isNeeded = true
    parent?.markSubtreeNeedsLayout()
  }

  func markSubtreeNeedsLayout() {
    var view: UIView? = self
    while let current = view, !current.layoutState.isNeededBelow {
      current.layoutState.isNeededBelow = true
      view = current.parent
    }
  }

  func performLayout() {
    updateConstraintTree()
    solveConstraints()
    // As Core Animation does: start at the topmost of the ancestors that all wait for layout.
    var top = self
    while let parent = top.parent, parent.layoutState.isNeeded, !parent.layoutState.isRunning {
      top = parent
    }
    var passes = 0
    while top.layoutState.isPending, passes < Self.passLimit {
      top.updateConstraintTree()
      top.layOutTree()
      passes += 1
    }
  }

  private func layOutTree() {
    if layoutState.isNeeded, !layoutState.isRunning {
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
    guard layoutState.isNeededBelow else { return }
    layoutState.isNeededBelow = false
    for child in children where child.layoutState.isPending { child.layOutTree() }
  }

  private func layOutOnce() {
    autoLayout?.engine?.announceChanges()
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  func fittingSize(
    for target: CGSize, isWidthRequired: Bool, isHeightRequired: Bool
  ) -> CGSize {
    if isWidthRequired, isHeightRequired { return target }
    let intrinsic = intrinsicContentSize
    let hasWidth = isWidthRequired || intrinsic.width != Self.noIntrinsicMetric
    // An intrinsic height is that of the intrinsic width; under a required width it is asked again.
    let hasHeight =
      isHeightRequired || (!isWidthRequired && intrinsic.height != Self.noIntrinsicMetric)
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
