// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import DrawnPixels
import Foundation
import Geometry

@testable import Views

/// A stack at (10, 20) in a view of 600 × 600.
@MainActor
struct StackScene {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
  let stack: UIStackView

  /// - Parameters:
  ///   - stack: The stack.
  ///   - width: Its width; nil for that of its views.
  ///   - height: Its height; nil for that of its views.
  ///   - scale: Pixels per point.
  init(
    _ stack: UIStackView, width: CGFloat? = nil, height: CGFloat? = nil, scale: CGFloat = 2
  ) {
    self.stack = stack
    root.traitOverrides.displayScale = scale
    root.traitOverrides.textRendering = .blocks
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  /// The frames of the arranged views, in the root.
  func frames() -> [CGRect] {
    root.layoutIfNeeded()
    return stack.arrangedSubviews.map { root.convert($0.bounds, from: $0) }
  }

  /// Starts and lengths from side to side, one after the other.
  func columns() -> [CGFloat] { frames().flatMap { [$0.minX, $0.width] } }
  /// Starts and lengths from top to bottom, one after the other.
  func rows() -> [CGFloat] { frames().flatMap { [$0.minY, $0.height] } }

  var size: CGSize {
    root.layoutIfNeeded()
    return stack.frame.size
  }
}

extension UIStackView {
  /// A stack of views with contents of those sizes.
  convenience init(
    _ axis: NSLayoutConstraint.Axis, _ sizes: [(CGFloat, CGFloat)], spacing: CGFloat = 0
  ) {
    self.init(arrangedSubviews: sizes.map { SizedView($0.0, $0.1) })
    self.axis = axis
    self.spacing = spacing
  }
}
