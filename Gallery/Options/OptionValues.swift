// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Pictures
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
enum Appearance: String, WordOption {
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
enum Direction: String, WordOption {
  case ltr, rtl

  var trait: UITraitEnvironmentLayoutDirection { self == .rtl ? .rightToLeft : .leftToRight }
}

/// How text is drawn.
enum TextOption: String, WordOption {
  case real, blocks

  var trait: TextRendering { self == .real ? .real : .blocks }
}

extension TextSize: WordOption {}

extension InterfaceDesign: WordOption {}
