// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

/// How a navigation bar looks: its background, its titles and its items.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Creates an appearance with the default background.
  public override init() { super.init() }

  /// Creates an appearance with the background of another and, of another navigation bar, with
  /// everything that it says.
  ///
  /// - Parameter barAppearance: The other.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.copy()
    doneButtonAppearance = other.doneButtonAppearance.copy()
    backButtonAppearance = other.backButtonAppearance.copy()
    ownBackIndicator = other.ownBackIndicator
  }

  /// Creates an appearance, for source compatibility: there are no archives here.
  ///
  /// - Parameter coder: Not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The font and colour of the title in the middle; what is not said is 17 points, half bold, in
  /// `label`.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title in the middle is moved.
  open var titlePositionAdjustment = UIOffset.zero
  /// The font and colour of the large title; what is not said is 34 points, bold, in `label`.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How plain items look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How items look that are done.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// How the button looks that leads back.
  open var backButtonAppearance = UIBarButtonItemAppearance()

  private var ownBackIndicator: UIImage?

  /// The image before the words of the button that leads back.
  open var backIndicatorImage: UIImage { ownBackIndicator ?? Self.chevron }
  /// The image before the words of the button that leads back; it does not change in transitions
  /// here.
  open var backIndicatorTransitionMaskImage: UIImage { backIndicatorImage }

  /// Sets the image before the words of the button that leads back.
  ///
  /// - Parameters:
  ///   - backIndicatorImage: The image; nil for the system's.
  ///   - backIndicatorTransitionMaskImage: Not read: the image does not change in transitions.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    ownBackIndicator = backIndicatorImage
  }

  // Not the symbol: iOS's ink is 11 points wide and 19 high, 1.333 from the image's left (behaviour rule
  // NB-2), which no weight or size of the symbol is.
  private static let chevron: UIImage = {
    let document = """
      <svg xmlns="http://www.w3.org/2000/svg" width="14" height="21" viewBox="0 0 14 21" fill="none">
      <path d="M11.133 2.2 2.533 10.5 11.133 18.8" stroke="currentColor" stroke-width="2.4"
      stroke-linecap="round" stroke-linejoin="round"/></svg>
      """
    guard let image = UIImage(data: Data(document.utf8)) else {
      programmerError("The back indicator's drawing cannot be read.")
    }
    return image.withRenderingMode(.alwaysTemplate).imageFlippedForRightToLeftLayoutDirection()
  }()

  /// Returns an appearance of its own that says the same.
  open override func copy(with zone: NSZone? = nil) -> Any {
    UINavigationBarAppearance(barAppearance: self)
  }
}
