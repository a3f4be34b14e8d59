// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Geometry

/// What is true of a header, a footer or another view that is no cell (behaviour rule ST-1).
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// Where the view is shown.
  public var traitCollection: UITraitCollection
  /// A Boolean value that says whether the view takes no touches.
  public var isDisabled = false
  /// A Boolean value that says whether a touch is on the view.
  public var isHighlighted = false
  /// A Boolean value that says whether the view is selected.
  public var isSelected = false
  /// A Boolean value that says whether the view has focus.
  public var isFocused = false
  /// A Boolean value that says whether the view sticks to an edge of what scrolls.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a view of which nothing is true.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A state of the client's own; nil if it was never set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
