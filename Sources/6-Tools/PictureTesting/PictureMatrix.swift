// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Pictures

/// The combinations in which a picture is drawn. A dimension that is nil is not one.
struct PictureMatrix {
  var devices: [PictureDevice]?
  var sizes: [CGSize]?
  var appearances: [UIUserInterfaceStyle]?
  var designs: [InterfaceDesign]?
  var textSizes: [UIContentSizeCategory]?
  var directions: [UITraitEnvironmentLayoutDirection]?
  var scales: [CGFloat]?
  var locales: [Locale]?

  struct Combination {
    /// Its part of the name: `iphone`, `dark`, `AX5`; empty for the only one.
    var words: [String] = []
    var setup: PictureSetup
  }

  /// Why there are no combinations.
  struct Mistake: Error { let message: String }

  var setsSize: Bool { devices != nil || sizes != nil }

  /// Combines the values.
  ///
  /// - Returns: The combinations, the last dimension changing fastest.
  /// - Throws: What is wrong with the dimensions.
  func combinations(of setup: PictureSetup) throws(Mistake) -> [Combination] {
    guard devices == nil || sizes == nil else {
      throw Mistake(message: "Give devices or sizes, not both: a device has a size.")
    }
    let empty = [
      ("devices", devices?.isEmpty), ("sizes", sizes?.isEmpty),
      ("appearances", appearances?.isEmpty), ("designs", designs?.isEmpty),
      ("textSizes", textSizes?.isEmpty),
      ("directions", directions?.isEmpty), ("scales", scales?.isEmpty),
      ("locales", locales?.isEmpty),
    ].first { $0.1 == true }
    if let empty {
      throw Mistake(message: "There is nothing to compare: '\(empty.0)' is empty.")
    }
    var all = [Combination(setup: setup)]
    func vary<Value>(
      _ values: [Value]?, _ word: (Value) -> String, _ set: (inout PictureSetup, Value) -> Void
    ) {
      guard let values else { return }
      all = all.flatMap { combination in
        values.map { value in
          var combination = combination
          combination.words.append(word(value))
          set(&combination.setup, value)
          return combination
        }
      }
    }
    vary(devices, \.name) { setup, device in
      setup.device = device
      setup.size = nil
    }
    vary(sizes, { "\(Self.word($0.width))x\(Self.word($0.height))" }) { $0.size = $1 }
    vary(appearances, Self.word) { setup, style in
      setup.setTraits { $0.userInterfaceStyle = style }
    }
    vary(designs, { "iOS\($0.rawValue)" }) { $0.design = $1 }
    vary(textSizes, Self.word) { setup, category in
      setup.setTraits { $0.preferredContentSizeCategory = category }
    }
    vary(directions, Self.word) { setup, direction in
      setup.setTraits { $0.layoutDirection = direction }
    }
    vary(scales, { Self.word($0) + "x" }) { $0.scale = $1 }
    vary(locales, \.identifier) { $0.locale = $1 }
    var seen: Set<[String]> = []
    if let twin = all.first(where: { !seen.insert($0.words).inserted }) {
      throw Mistake(
        message: """
          Two combinations are named '\(twin.words.joined(separator: "-"))'. Give each value once.
          """)
    }
    return all
  }

  private static func word(_ number: CGFloat) -> String { number.compactDescription }

  private static func word(_ style: UIUserInterfaceStyle) -> String {
    switch style {
    case .light: "light"
    case .dark: "dark"
    case .unspecified: "unspecified"
    }
  }

  private static func word(_ direction: UITraitEnvironmentLayoutDirection) -> String {
    switch direction {
    case .leftToRight: "ltr"
    case .rightToLeft: "rtl"
    case .unspecified: "unspecified"
    }
  }

  private static func word(_ category: UIContentSizeCategory) -> String {
    switch category {
    case .extraSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    case .extraLarge: "XL"
    case .extraExtraLarge: "XXL"
    case .extraExtraExtraLarge: "XXXL"
    case .accessibilityMedium: "AX1"
    case .accessibilityLarge: "AX2"
    case .accessibilityExtraLarge: "AX3"
    case .accessibilityExtraExtraLarge: "AX4"
    case .accessibilityExtraExtraExtraLarge: "AX5"
    default: "unspecified"
    }
  }
}
