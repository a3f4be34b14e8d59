// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// How the items of a bar look in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The font and colour of the title; what is not said is the bar's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// An image behind the item, as large as the item; nil for none.
  open var backgroundImage: UIImage?
  /// How far ``backgroundImage`` is moved.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// How the items of a bar look.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  /// How items look that are not touched.
  public let normal = UIBarButtonItemStateAppearance()
  /// How items look under a touch, where that differs from ``normal``.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// How items look that cannot be used, where that differs from ``normal``.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Has no effect: items of bars do not get the focus. How items look that have it.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates an appearance that says nothing.
  public override init() { super.init() }

  /// Creates an appearance that says nothing: the bar knows how done items look.
  ///
  /// - Parameter style: The style of the items.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }

  /// Creates an appearance, for source compatibility: there are no archives here.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) { super.init() }

  /// Says nothing any more.
  ///
  /// - Parameter style: The style of the items.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.take(.init()) }
  }

  /// Returns an appearance of its own that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBarButtonItemAppearance()
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }
}

extension NSCopying where Self: UIBarButtonItemAppearance {
  /// Returns an appearance of its own that says the same.
  ///
  /// - Returns: One of the same class; a class of a client's overrides ``UIBarButtonItemAppearance/copy(with:)``.
  @MainActor public func copy() -> Self {
    guard let copy = copy(with: nil) as? Self else {
      programmerError("\(Self.self) does not override copy(with:).")
    }
    return copy
  }
}
