// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Views

extension UINavigationBar {
  private static var template: UINavigationBar?

  /// Returns a bar that is never shown: bars that are made later take over what is set on it.
  ///
  /// > Note: Differs from UIKit: appearances, tint, large titles and what is translucent are taken
  /// > over when a bar is made, not when it comes into a window.
  ///
  /// - Returns: The same bar at each call.
  public class func appearance() -> UINavigationBar {
    if let template { return template }
    let bar = UINavigationBar(frame: .zero)
    template = bar
    return bar
  }

  /// Takes over what was set for all bars.
  func takeDefaults() {
    guard let template = Self.template else { return }
    standardAppearance = template.standardAppearance
    compactAppearance = template.compactAppearance
    scrollEdgeAppearance = template.scrollEdgeAppearance
    compactScrollEdgeAppearance = template.compactScrollEdgeAppearance
    prefersLargeTitles = template.prefersLargeTitles
    isTranslucent = template.isTranslucent
    barStyle = template.barStyle
    barTintColor = template.barTintColor
    titleTextAttributes = template.titleTextAttributes
    largeTitleTextAttributes = template.largeTitleTextAttributes
    shadowImage = template.shadowImage
    if let image = template.backgroundImage(for: .default) {
      setBackgroundImage(image, for: .default)
    }
    if let tint = template.tintColorSet { tintColor = tint }
  }

  private var tintColorSet: UIColor? { ownTint }
}
