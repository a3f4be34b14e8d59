// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

extension UIView {
  /// Returns whether a guide was added, so that constraints place it.
  func hasAdded(_ guide: UILayoutGuide) -> Bool {
    autoLayout?.guides.contains { $0 === guide } ?? false
  }

  func checkRemoval(of guide: UILayoutGuide) throws(LayoutConstraintError) {
    guard guide.isOfSystem else { return }
    let owner = guide.owningView.map { "\(type(of: $0))" } ?? "its view"
    throw LayoutConstraintError(
      message: "Cannot remove the guide \(guide.identifier) from \(owner): it is the system's.")
  }

  var marginsGuide: UILayoutGuide {
    madeOnce(\.marginsGuide) { InsetGuide(self, "UIViewLayoutMarginsGuide") { $0.layoutMargins } }
  }

  var topBarGuide: BarLayoutGuide {
    madeOnce(\.topBarGuide) { BarLayoutGuide(self, isBottom: false) }
  }

  var bottomBarGuide: BarLayoutGuide {
    madeOnce(\.bottomBarGuide) { BarLayoutGuide(self, isBottom: true) }
  }

  /// The guide that the view keeps, made when it is first asked for.
  func madeOnce<Guide: UILayoutGuide>(
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
}

/// The span of a guide in its view on one axis, in terms of the view's length.
struct GuideSpan {
  /// The start: a share of the view's length, and points.
  var near: (share: CGFloat, points: CGFloat)
  /// The length: a share of the view's length, and points.
  var length: (share: CGFloat, points: CGFloat)

  /// The whole view, less insets.
  init(_ insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis) {
    let (first, last) =
      axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    near = (0, first)
    length = (1, -first - last)
  }

  /// A stretch at the far edge.
  init(atEnd points: CGFloat) {
    near = (1, -points)
    length = (0, points)
  }

  /// A stretch at the near edge.
  init(atStart points: CGFloat) {
    near = (0, 0)
    length = (0, points)
  }

  /// The place in a view's bounds.
  func range(in start: CGFloat, _ whole: CGFloat) -> (near: CGFloat, length: CGFloat) {
    (
      start + near.share * whole + near.points,
      max(0, length.share * whole + length.points)
    )
  }
}

extension UILayoutGuide {
  /// The rectangle of a guide that the system places in its view's bounds.
  var systemFrame: CGRect {
    guard let bounds = owningView?.bounds, let horizontal = span(on: .horizontal),
      let vertical = span(on: .vertical)
    else { return .zero }
    let (x, width) = horizontal.range(in: bounds.minX, bounds.width)
    let (y, height) = vertical.range(in: bounds.minY, bounds.height)
    return CGRect(x: x, y: y, width: width, height: height)
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

  override var isOfSystem: Bool { true }

  override func span(on axis: NSLayoutConstraint.Axis) -> GuideSpan? {
    GuideSpan(owningView.map(read) ?? .zero, axis)
  }

  override var layoutFrame: CGRect {
    get { systemFrame }
    set {}
  }
}

/// A guide of the system that constraints of its own place, beside those of clients.
package class ConstrainedLayoutGuide: UILayoutGuide {
  /// The constraints of the guide; empty as long as its owner does.
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
  func constrain(by parts: [(name: String, constraint: NSLayoutConstraint)], in view: UIView) {
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
