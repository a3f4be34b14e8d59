// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// The place that bars cover at the top or the bottom of a controller's view, for code before iOS 11.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the place, in points.
  var length: CGFloat { get }
  /// The place's upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The place's lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The place's height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide between an edge of a view and its safe area.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let isBottom: Bool

  init(_ view: UIView, isBottom: Bool) {
    self.isBottom = isBottom
    super.init()
    owningView = view
    identifier = isBottom ? "_UIViewControllerBottom" : "_UIViewControllerTop"
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return isBottom ? insets.bottom : insets.top
  }

  override var isOfSystem: Bool { true }

  override func span(on axis: NSLayoutConstraint.Axis) -> GuideSpan? {
    guard axis == .vertical else { return GuideSpan(.zero, axis) }
    return isBottom ? GuideSpan(atEnd: length) : GuideSpan(atStart: length)
  }

  override var layoutFrame: CGRect {
    get { systemFrame }
    set {}
  }
}
