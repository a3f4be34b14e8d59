// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension UIView {
  /// Constraints decide where the view is from now on, or no longer do.
  func placementChanged() {
    autoLayout?.engine = nil
    if translatesAutoresizingMaskIntoConstraints { becomesConstraintRoot() }
    parent?.constraintStructureChanged()
    setNeedsUpdateConstraints()
  }

  /// Lets the owner of a collection's element place it by its frame, whatever the view says of itself:
  /// constraints inside are tied to that (behaviour rule RE-12, appkit rule MI-13).
  package func becomePlacedByOwner() {
    guard !translatesAutoresizingMaskIntoConstraints else { return }
    translatesAutoresizingMaskIntoConstraints = true
  }

  // MARK: Holding constraints

  /// Adds a constraint between the view and its descendants; any other one is a programmer error.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    do { try checkCanHold(constraint) } catch { programmerError(error.message) }
    hold(constraint)
  }
  /// Adds constraints, as ``addConstraint(_:)`` does.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  /// Removes a constraint that the view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall(constraint) }
  /// Removes constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Moves the view between frames that satisfy its ambiguous constraints.
  public func exerciseAmbiguityInLayout() {
    guard let engine = UIView.engine(around: [self]), engine.isAmbiguous(self) else { return }
    engine.exerciseAmbiguity(of: self)
    engine.root?.layoutIfNeeded()
  }

  // MARK: Content size

  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = autoLayout?.hugging ?? type(of: self).defaultHugging
    return axis == .horizontal ? priorities.horizontal : priorities.vertical
  }

  func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = autoLayout?.resistance ?? (.defaultHigh, .defaultHigh)
    return axis == .horizontal ? priorities.horizontal : priorities.vertical
  }

  func setContentPriority(
    _ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis,
    _ path: ReferenceWritableKeyPath<
      ViewConstraints, (horizontal: UILayoutPriority, vertical: UILayoutPriority)
    >
  ) {
    do { try priority.validate() } catch { programmerError(error.message) }
    var priorities = madeConstraints[keyPath: path]
    let previous = priorities
    if axis == .horizontal {
      priorities.horizontal = priority
    } else {
      priorities.vertical = priority
    }
    guard priorities != previous else { return }
    madeConstraints[keyPath: path] = priorities
    constraintInputsChanged()
  }

  // MARK: Alignment

  /// The insets of the alignment rectangle from the frame, also where a subclass says it by
  /// rectangles (auto-layout rule ALE-2).
  var alignmentInsets: UIEdgeInsets {
    let insets = alignmentRectInsets
    // A view that has no size yet may have no room for what is outside of the rectangle.
    for size in [geometry.bounds.size, CGSize(width: 1024, height: 1024)] {
      let frame = CGRect(origin: .zero, size: size)
      let inner = alignmentRect(forFrame: frame)
      guard frame.isFinite, inner.isFinite else { continue }
      // Exactly the insets where they say it all: sums of rounded numbers would be others.
      if inner == UIView.rect(frame, less: insets) { return insets }
      return UIEdgeInsets(
        top: inner.origin.y, left: inner.origin.x,
        bottom: size.height - inner.origin.y - inner.size.height,
        right: size.width - inner.origin.x - inner.size.width)
    }
    return insets
  }

  static func rect(_ frame: CGRect, less insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: frame.origin.x + insets.left, y: frame.origin.y + insets.top,
      width: frame.size.width - insets.left - insets.right,
      height: frame.size.height - insets.top - insets.bottom)
  }

  static func rect(_ rect: CGRect, with insets: UIEdgeInsets) -> CGRect {
    self.rect(
      rect,
      less: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  // MARK: Updates

  func markConstraintsNeededAbove() {
    var view = parent
    while let current = view, !current.layoutState.wantsConstraintsBelow {
      current.layoutState.wantsConstraintsBelow = true
      view = current.parent
    }
  }

  /// The first half of a pass: children before parents (auto-layout rule ALL-1).
  func updateConstraintTree() {
    if layoutState.wantsConstraintsBelow {
      layoutState.wantsConstraintsBelow = false
      for child in children { child.updateConstraintTree() }
    }
    guard layoutState.wantsConstraints else { return }
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    layoutState.wantsConstraints = false
  }
}
