// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// How a toolbar looks: its background and its items.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// Creates an appearance with the default background.
  public override init() { super.init() }

  /// Creates an appearance with the background of another and, of another toolbar, with everything
  /// that it says.
  ///
  /// - Parameter barAppearance: The other.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
  }

  /// Creates an appearance, for source compatibility: there are no archives here.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How plain items look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How items look that are done.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  /// Returns an appearance of its own that says the same.
  open override func copy(with zone: NSZone? = nil) -> Any {
    UIToolbarAppearance(barAppearance: self)
  }
}
