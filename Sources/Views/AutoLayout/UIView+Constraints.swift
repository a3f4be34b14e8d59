// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension UIView {
  // MARK: Constraints

  /// The constraints that the view holds: among itself and what is in it, in order of installation.
  public var constraints: [NSLayoutConstraint] { autoLayout?.held ?? [] }

  /// Holds a constraint, which is active from now on.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    for item in [constraint.firstItem, constraint.secondItem] {
      guard item == nil || Self.owner(of: item)?.isDescendant(of: self) ?? false else {
        programmerError(
          "\(type(of: self)) cannot hold \(constraint): it is no superview of both items.")
      }
    }
    hold(constraint)
  }

  /// Holds constraints, which are active from now on.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Lets go of a constraint, which is inactive from now on.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall(constraint) }

  /// Lets go of constraints, which are inactive from now on.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { uninstall(constraint) }
  }

  // MARK: Content size

  /// How much the view resists being larger than its contents; 250 unless set.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = autoLayout?.hugging ?? (.defaultLow, .defaultLow)
    return axis == .horizontal ? priorities.0 : priorities.1
  }

  /// Sets how much the view resists being larger than its contents.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    checkPriority(priority)
    let state = madeConstraints
    if axis == .horizontal {
      state.hugging.horizontal = priority
    } else {
      state.hugging.vertical = priority
    }
    constraintInputsChanged()
  }

  /// How much the view resists being smaller than its contents; 750 unless set.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    let priorities = autoLayout?.resistance ?? (.defaultHigh, .defaultHigh)
    return axis == .horizontal ? priorities.0 : priorities.1
  }

  /// Sets how much the view resists being smaller than its contents.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    checkPriority(priority)
    let state = madeConstraints
    if axis == .horizontal {
      state.resistance.horizontal = priority
    } else {
      state.resistance.vertical = priority
    }
    constraintInputsChanged()
  }

  private func checkPriority(_ priority: UILayoutPriority) {
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      programmerError("A priority cannot be \(priority.rawValue): it is above 0, at most 1000.")
    }
  }

  // MARK: Guides

  /// The guides of the view: those added, and the system's that were asked for.
  public var layoutGuides: [UILayoutGuide] {
    guard let autoLayout else { return [] }
    return autoLayout.guides
      + [autoLayout.marginsGuide, autoLayout.safeAreaGuide].compactMap(\.self)
  }

  /// Takes a guide, whose rectangle constraints decide then.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    madeConstraints.guides.append(guide)
    constraintStructureChanged()
  }

  /// Returns whether a guide was added, so that constraints place it.
  func hasAdded(_ guide: UILayoutGuide) -> Bool {
    autoLayout?.guides.contains { $0 === guide } ?? false
  }

  /// Gives back a guide, with the constraints that name it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self, let autoLayout, hasAdded(guide) else { return }
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.constraints
      where constraint.firstItem === guide || constraint.secondItem === guide {
        view.uninstall(constraint)
      }
      holder = view.parent
    }
    autoLayout.guides.removeAll { $0 === guide }
    guide.owningView = nil
    constraintStructureChanged()
  }

  /// The rectangle inside the margins.
  public var layoutMarginsGuide: UILayoutGuide {
    let state = madeConstraints
    if let guide = state.marginsGuide { return guide }
    let guide = InsetGuide(self, "UIViewLayoutMarginsGuide") { $0.layoutMargins }
    state.marginsGuide = guide
    return guide
  }

  /// The rectangle that bars and corners of the screen leave free.
  public var safeAreaLayoutGuide: UILayoutGuide {
    let state = madeConstraints
    if let guide = state.safeAreaGuide { return guide }
    let guide = InsetGuide(self, "UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
    state.safeAreaGuide = guide
    return guide
  }

  // MARK: Updates

  /// Calls ``updateConstraints()`` where it was asked for, in the view and what is in it.
  public func updateConstraintsIfNeeded() { updateConstraintTree() }

  /// Whether ``updateConstraints()`` will be called in the next pass.
  public func needsUpdateConstraints() -> Bool { layoutState.wantsConstraints }

  func markConstraintsNeeded() {
    layoutState.wantsConstraints = true
    markConstraintsNeededAbove()
    setNeedsLayout()
  }

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

/// A guide that follows its view at fixed distances from the edges.
final class InsetGuide: UILayoutGuide {
  private let read: @MainActor (UIView) -> UIEdgeInsets

  init(_ view: UIView, _ identifier: String, _ read: @escaping @MainActor (UIView) -> UIEdgeInsets)
  {
    self.read = read
    super.init()
    owningView = view
    self.identifier = identifier
  }

  var insets: UIEdgeInsets { owningView.map(read) ?? .zero }

  override var layoutFrame: CGRect {
    get {
      guard let owningView else { return .zero }
      let (bounds, insets) = (owningView.bounds, insets)
      return CGRect(
        x: bounds.minX + insets.left, y: bounds.minY + insets.top,
        width: max(0, bounds.width - insets.left - insets.right),
        height: max(0, bounds.height - insets.top - insets.bottom))
    }
    set {}
  }
}
