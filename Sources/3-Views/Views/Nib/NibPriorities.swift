// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// The priorities with which a view of a document holds its contents.
@MainActor
package struct NibPriorities {
  package let hugging, resistance: (horizontal: UILayoutPriority, vertical: UILayoutPriority)

  package init(_ element: NibElement) {
    func priority(_ attribute: String, _ value: Float) -> UILayoutPriority {
      UILayoutPriority(element.element.priority(attribute).map { Float($0) } ?? value)
    }
    hugging = (
      priority("horizontalHuggingPriority", 250), priority("verticalHuggingPriority", 250)
    )
    resistance = (
      priority("horizontalCompressionResistancePriority", 750),
      priority("verticalCompressionResistancePriority", 750)
    )
  }

  /// Setting a priority makes the view's state for constraints, which most views need none of.
  func set(on view: UIView) {
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    for (axis, value) in zip(axes, [hugging.horizontal, hugging.vertical])
    where view.hugging(axis) != value { view.setContentHuggingPriority(value, for: axis) }
    for (axis, value) in zip(axes, [resistance.horizontal, resistance.vertical])
    where view.resistance(axis) != value {
      view.setContentCompressionResistancePriority(value, for: axis)
    }
  }
}
