// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// A label in Courier at 14 points, as far as layout sees it: every letter 0.6001 em wide, lines 17
/// points high, broken between words.
@MainActor
final class CourierLabel: UIView, WrappingContent {
  private static let advance: CGFloat = 14 * 0.60009765625
  private static let lineHeight: CGFloat = 17

  var text = "" { didSet { if text != oldValue { invalidateIntrinsicContentSize() } } }

  /// 81 letters: three lines of 36 letters, five of 21.
  static let long = [10, 10, 11, 10, 10, 11, 13].map { String(repeating: "x", count: $0) }
    .joined(separator: " ")

  override var intrinsicContentSize: CGSize { size(in: .infinity) }

  var unwrappedSize: CGSize { intrinsicContentSize }

  func wrappedSize(in width: CGFloat) -> CGSize? { size(in: width) }

  private func size(in width: CGFloat) -> CGSize {
    let limit = min(width / Self.advance, 1e6)
    var lines: [Int] = []
    for word in text.split(separator: " ").map(\.count) {
      if let last = lines.last, CGFloat(last + 1 + word) <= limit {
        lines[lines.count - 1] = last + 1 + word
      } else {
        lines.append(word)
      }
    }
    let longest = CGFloat(lines.max() ?? 0) * Self.advance
    return CGSize(
      width: PixelGrid(scale: 2).ceil(longest), height: CGFloat(lines.count) * Self.lineHeight)
  }
}
