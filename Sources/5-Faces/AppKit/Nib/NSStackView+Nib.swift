// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

extension NSStackView {
  /// Reads what an element says of a stack view, with AppKit's defaults for what it leaves out.
  static func nibStep(_ element: NibElement) -> NibStep<NSStackView>? {
    guard element.name == "stackView" else { return nil }
    let orientation =
      element.choice("orientation", ["horizontal": .horizontal, "vertical": .vertical])
      ?? NSUserInterfaceLayoutOrientation.horizontal
    let distribution = element.choice("distribution", nibDistributions) ?? .gravityAreas
    let alignment = element.choice("alignment", nibAlignments)
    let spacing = element.number("spacing") ?? 8
    let detaches = element.flag("detachesHiddenViews", otherwise: false)
    let insets = element.insets(for: "edgeInsets")
    let horizontal = element.number("horizontalStackHuggingPriority")
    let vertical = element.number("verticalStackHuggingPriority")
    return { stack, _ in
      stack.orientation = orientation
      stack.distribution = distribution
      if let alignment { stack.alignment = alignment }
      stack.spacing = spacing
      stack.detachesHiddenViews = detaches
      if let insets {
        stack.edgeInsets = NSEdgeInsets(
          top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
      }
      for (priority, axis) in [
        (horizontal, NSLayoutConstraint.Orientation.horizontal), (vertical, .vertical),
      ] {
        guard let priority else { continue }
        stack.setHuggingPriority(
          NSLayoutConstraint.Priority(Float(min(max(priority, 1), 1000))), for: axis)
      }
    }
  }

  private static let nibDistributions: KeyValuePairs<String, Distribution> = [
    "gravityAreas": .gravityAreas, "fill": .fill, "fillEqually": .fillEqually,
    "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
    "equalCentering": .equalCentering,
  ]

  private static let nibAlignments: KeyValuePairs<String, NSLayoutConstraint.Attribute> = [
    "leading": .leading, "left": .left, "centerX": .centerX, "trailing": .trailing,
    "right": .right, "top": .top, "centerY": .centerY, "bottom": .bottom, "width": .width,
    "height": .height, "firstBaseline": .firstBaseline, "baseline": .lastBaseline,
    "lastBaseline": .lastBaseline,
  ]
}
