// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import UIKit

/// A size as `390x844`.
struct SizeOption: SpelledOption {
  static let spelling = "width x height in points, such as 390x844"

  let size: CGSize

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      width.isFinite, height.isFinite
    else { return nil }
    size = CGSize(width: width, height: height)
  }
}

/// A point as `0,120`.
struct PointOption: SpelledOption {
  static let spelling = "two numbers, such as 0,120"

  let point: CGPoint

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite,
      y.isFinite
    else { return nil }
    point = CGPoint(x: x, y: y)
  }
}

/// A section and an offset as `3=900`.
struct SectionOffset: SpelledOption {
  static let spelling = "a section and an offset in points, such as 3=900"

  let section: Int
  let offset: CGFloat

  init(section: Int, offset: CGFloat) {
    self.section = section
    self.offset = offset
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, let section = Int(parts[0]), section >= 0,
      let offset = Double(parts[1]), offset.isFinite
    else { return nil }
    self.section = section
    self.offset = offset
  }
}

/// Which appearances are drawn.
enum Appearance: String, ExpressibleByArgument, CaseIterable {
  case light, dark, both

  var styles: [UIUserInterfaceStyle] {
    switch self {
    case .light: [.light]
    case .dark: [.dark]
    case .both: [.light, .dark]
    }
  }
}

/// The reading direction.
enum Direction: String, ExpressibleByArgument, CaseIterable {
  case ltr, rtl

  var trait: UITraitEnvironmentLayoutDirection { self == .rtl ? .rightToLeft : .leftToRight }
}

/// How text is drawn.
enum TextOption: String, ExpressibleByArgument, CaseIterable {
  case real, blocks

  var trait: TextRendering { self == .real ? .real : .blocks }
}

/// The Dynamic Type sizes under short names.
enum TextSize: String, ExpressibleByArgument, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  var category: UIContentSizeCategory {
    let index = TextSize.allCases.firstIndex(of: self) ?? 3
    return UIContentSizeCategory.allCategories[index]
  }
}

/// Sizes of well-known screens, in points.
enum Device: String, ExpressibleByArgument, CaseIterable {
  case iphoneSE = "iphone-se"
  case iphoneMini = "iphone-mini"
  case iphone = "iphone"
  case iphonePro = "iphone-pro"
  case iphoneMax = "iphone-max"
  case ipadMini = "ipad-mini"
  case ipad = "ipad"
  case ipadPro = "ipad-pro"

  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  var size: CGSize {
    switch self {
    case .iphoneSE: CGSize(width: 375, height: 667)
    case .iphoneMini: CGSize(width: 375, height: 812)
    case .iphone: CGSize(width: 390, height: 844)
    case .iphonePro: CGSize(width: 393, height: 852)
    case .iphoneMax: CGSize(width: 430, height: 932)
    case .ipadMini: CGSize(width: 744, height: 1133)
    case .ipad: CGSize(width: 820, height: 1180)
    case .ipadPro: CGSize(width: 1024, height: 1366)
    }
  }
}
