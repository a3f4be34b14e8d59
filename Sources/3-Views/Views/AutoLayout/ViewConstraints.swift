// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import Geometry

/// The state of a view for layout by constraints; views without any have none.
@MainActor
final class ViewConstraints {
  /// The constraints that the view holds, in order of installation.
  var held: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  let anchors: AnchorStore
  /// The number of active constraints that tie the inside of the view to its outside.
  var crossings = 0
  var wantsEngine = false
  /// The engine that solves the constraints inside the view; nil until they are needed, and in
  /// views that are no root.
  var engine: LayoutEngine?
  var isIntrinsicSizeStale = true
  var intrinsicSize = CGSize.zero
  /// Whether the view was asked for constraints since its class requires them.
  var wasAskedForConstraints = false
  /// Whether the view's own frame is an input of the constraints beside it.
  var isPositionedByMask = false
  var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  var resistance = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )
  /// Whether the view stays where it is though nothing places it: a stack arranges it no longer.
  var keepsFrame = false
  /// Whether the view is a stack whose constraints depend on what is in its arranged views.
  var watchesContents = false
  /// The animation in which the view closes, hidden already.
  weak var closing: AnimationBlock?
  var marginsGuide: InsetGuide?
  var safeAreaGuide: InsetGuide?
  var readableGuide: ReadableContentGuide?
  var constrainedGuides: [ConstrainedLayoutGuide] = []
  var keyboardGuide: UIKeyboardLayoutGuide?
  var topBarGuide: BarLayoutGuide?
  var bottomBarGuide: BarLayoutGuide?
  var contentGuide: ContentLayoutGuide?
  var frameGuide: FrameLayoutGuide?

  init(_ view: UIView) {
    anchors = AnchorStore(view)
    hugging = type(of: view).defaultHugging
  }

  var guidesWithConstraints: [UILayoutGuide] {
    constrainedGuides.isEmpty
      ? guides : guides + constrainedGuides.filter { !($0 is ReadableContentGuide) }
  }

  /// The guides that the system places, as far as they were asked for. The contents of a scroll view
  /// are not among them: constraints ask for those by themselves.
  var systemGuides: [UILayoutGuide] {
    [
      marginsGuide, safeAreaGuide, readableGuide, keyboardGuide, topBarGuide, bottomBarGuide,
      frameGuide,
    ]
    .compactMap(\.self)
  }

  /// Whether the inside of a scroll view may be tied to what stays in place while it scrolls.
  var followsScrolling: Bool {
    frameGuide != nil || marginsGuide != nil || safeAreaGuide != nil || keyboardGuide != nil
      || topBarGuide != nil || bottomBarGuide != nil
      || crossings > 0
  }
}

extension UIView {
  /// The view's state for constraints, made if there is none.
  var madeConstraints: ViewConstraints {
    if let autoLayout { return autoLayout }
    let made = ViewConstraints(self)
    autoLayout = made
    return made
  }

  var anchorStore: AnchorStore { madeConstraints.anchors }

  /// Whether what is in the view is laid out apart from what is around it (auto-layout 6.3).
  var isConstraintBoundary: Bool {
    parent == nil
      || (translatesAutoresizingMaskIntoConstraints && (autoLayout?.crossings ?? 0) == 0)
  }

  var constraintRoot: UIView {
    var view = self
    while !view.isConstraintBoundary, let parent = view.parent { view = parent }
    return view
  }

  // MARK: Changes

  /// Says that numbers changed that the constraints inside the view are made of.
  func constraintInputsChanged() {
    contentSizesChanged()
    let root = constraintRoot
    guard let state = root.autoLayout, state.wantsEngine else { return }
    state.engine?.invalidate()
    root.setNeedsLayout()
  }

  /// Says that the constant or the priority changed of a constraint that the view holds.
  func constraintChanged(_ constraint: NSLayoutConstraint) {
    contentSizesChanged()
    let root = constraintRoot
    root.autoLayout?.engine?.invalidate(constraint)
    root.setNeedsLayout()
  }

  /// Says that there are other items or constraints inside the view.
  func constraintStructureChanged() {
    contentSizesChanged()
    let root = constraintRoot
    let state = root.madeConstraints
    state.wantsEngine = true
    state.engine?.invalidateStructure()
    root.setNeedsLayout()
  }

  /// Says that the sizes may change which contents ask for, here and around.
  private func contentSizesChanged() {
    var view = self
    while let parent = view.parent {
      if parent.autoLayout?.watchesContents ?? false {
        (parent as? UIStackView)?.contentsChanged(of: view)
      }
      guard !view.isConstraintBoundary else { return }
      view = parent
    }
  }

  /// Says that the view was placed from outside, if constraints beside it care.
  func frameWasSet() {
    guard let autoLayout, autoLayout.isPositionedByMask else { return }
    parent?.constraintInputsChanged()
  }

  /// Asks for the intrinsic size again, if constraints know of it.
  func intrinsicSizeChanged() {
    guard let autoLayout else { return }
    autoLayout.isIntrinsicSizeStale = true
    contentSizesChanged()
    let root = constraintRoot
    guard let state = root.autoLayout, state.wantsEngine else { return }
    state.engine?.invalidateContent(of: self)
    root.setNeedsLayout()
  }

  /// The intrinsic size, asked once after each change.
  var knownIntrinsicSize: CGSize {
    let state = madeConstraints
    if state.isIntrinsicSizeStale {
      state.isIntrinsicSizeStale = false
      state.intrinsicSize = usable(
        (self as? any WrappingContent)?.unwrappedSize ?? intrinsicContentSize)
    }
    return state.intrinsicSize
  }

  /// An intrinsic size with valid lengths alone: others count as no metric, and lengths too large
  /// to be exact are clamped (auto-layout section 7).
  func usable(_ size: CGSize) -> CGSize {
    func usable(_ length: CGFloat) -> CGFloat {
      length.isFinite ? CGFloat(LinearConstraint.clamped(Double(length))) : Self.noIntrinsicMetric
    }
    if !size.width.isFinite || !size.height.isFinite {
      consoleMessage(
        "The intrinsic content size of \(type(of: self)) is \(size.compactDescription); lengths that"
          + " are not finite are ignored.")
    }
    return CGSize(width: usable(size.width), height: usable(size.height))
  }

  // MARK: Installing

  private static var installations = 0

  static func owner(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  static func install(_ constraint: NSLayoutConstraint) {
    do {
      if let holder = try holder(for: constraint) { holder.hold(constraint) }
    } catch { programmerError(error.message) }
  }

  /// Returns the nearest view that is, or is above, all items of a constraint (rule ALH-1).
  ///
  /// - Returns: The view; nil if an item is gone or is a guide without a view.
  /// - Throws: That the items are in no common view.
  static func holder(
    for constraint: NSLayoutConstraint
  ) throws(LayoutConstraintError) -> UIView? {
    guard constraint.isComplete, let first = owner(of: constraint.firstItem) else { return nil }
    guard constraint.hasSecondItem || constraint.firstOffset != nil else { return first }
    var ancestor: UIView? = first
    for item in constraint.items {
      guard let other = owner(of: item) else { return nil }
      while let view = ancestor, !other.isDescendant(of: view) { ancestor = view.parent }
    }
    if let ancestor { return ancestor }
    let body = ConstraintDescription.text(of: constraint)
    throw LayoutConstraintError(
      message: "The constraint \(body) cannot be active: its items have no common superview. They"
        + " are in different hierarchies; add the views to one first.")
  }

  func checkCanHold(_ constraint: NSLayoutConstraint) throws(LayoutConstraintError) {
    for item in constraint.items {
      if let owner = Self.owner(of: item), owner.isDescendant(of: self) { continue }
      let body = ConstraintDescription.text(of: constraint)
      throw LayoutConstraintError(
        message:
          "\(type(of: self)) cannot hold the constraint \(body): it is not a superview of all"
          + " its items.")
    }
  }

  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder == nil else { return }
    constraint.holder = self
    Self.installations += 1
    constraint.installation = Self.installations
    madeConstraints.held.append(constraint)
    var isOtherStructure = count(constraint, 1)
    for item in constraint.items where item !== self {
      // Views first: nearly all items are, and a cast that fails takes long.
      if let view = item as? UIView {
        guard let state = view.autoLayout, state.keepsFrame else { continue }
        // Now something places it.
        state.keepsFrame = false
        isOtherStructure = true
      } else if let guide = item as? UILayoutGuide, guide.becameNamed() {
        isOtherStructure = true
      }
    }
    if isOtherStructure { return constraintStructureChanged() }
    contentSizesChanged()
    let root = constraintRoot
    let state = root.madeConstraints
    state.wantsEngine = true
    state.engine?.insert(constraint)
    root.setNeedsLayout()
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    autoLayout?.held.removeAll { $0 === constraint }
    if count(constraint, -1) { return constraintStructureChanged() }
    contentSizesChanged()
    let root = constraintRoot
    root.autoLayout?.engine?.remove(constraint)
    root.setNeedsLayout()
  }

  /// Counts a constraint at the views whose edge it crosses.
  ///
  /// - Returns: Whether a view became the root of an engine by it, or part of another's.
  private func count(_ constraint: NSLayoutConstraint, _ change: Int) -> Bool {
    var isAny = false
    for item in constraint.items {
      var view = item is UIView ? Self.owner(of: item)?.parent : Self.owner(of: item)
      if item === self { continue }
      while let current = view, current !== self {
        let wasBoundary = current.isConstraintBoundary
        let state = current.madeConstraints
        state.crossings = max(0, state.crossings + change)
        if current.isConstraintBoundary != wasBoundary {
          // What was a root of its own becomes a part of another, or the other way round.
          isAny = true
          state.engine = nil
          if state.crossings == 0 { state.wantsEngine = true }
          current.setNeedsLayout()
        }
        view = current.parent
      }
    }
    return isAny
  }

  /// Drops the constraints that tie the view or what is in it to what is outside (ALH-5).
  func dropConstraintsToOutside() {
    (parent as? UIStackView)?.forget(self)
    var ancestor = parent
    while let current = ancestor {
      if let held = current.autoLayout?.held {
        for constraint in held where names(constraint, in: self) { current.uninstall(constraint) }
      }
      ancestor = current.parent
    }
    if autoLayout != nil || !translatesAutoresizingMaskIntoConstraints {
      parent?.constraintStructureChanged()
    }
    becomesConstraintRoot()
  }

  private func names(_ constraint: NSLayoutConstraint, in view: UIView) -> Bool {
    constraint.items.contains {
      Self.owner(of: $0)?.isDescendant(of: view) ?? false
    }
  }

  /// Lets what is inside be laid out apart from what was around it, if constraints place it.
  func becomesConstraintRoot() {
    let holdsAny = autoLayout.map { !$0.held.isEmpty || $0.wantsEngine } ?? false
    guard holdsAny || hasConstrainedSubviews else { return }
    madeConstraints.wantsEngine = true
  }

  func constraintsDidInsert(_ view: UIView) {
    if type(of: view).requiresConstraintBasedLayout, !view.madeConstraints.wasAskedForConstraints {
      view.madeConstraints.wasAskedForConstraints = true
      view.setNeedsUpdateConstraints()
    }
    if view.layoutState.wantsConstraints || view.layoutState.wantsConstraintsBelow {
      view.markConstraintsNeededAbove()
    }
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    view.autoLayout?.engine = nil
    constraintStructureChanged()
  }
}
