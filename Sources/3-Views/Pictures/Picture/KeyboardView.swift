// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Views

/// A keyboard without letters, as a picture shows it over the bottom of a view.
///
/// It stands for what a reader would see there: how much is covered. Fonts do not matter to it.
final class KeyboardView: UIWindow {
  /// The weights of the keys of each row, from the top; those of a tablet are the same.
  private static let rows: [[CGFloat]] = [
    Array(repeating: 1, count: 10), Array(repeating: 1, count: 9),
    [1.3] + Array(repeating: 1, count: 7) + [1.3], [2.5, 5, 2.5],
  ]
  /// The height of a row and of what is above the rows, for suggestions, in points.
  private static let (row, suggestions): (CGFloat, CGFloat) = (54, 44)

  private let keys: [[UIView]]
  private let homeArea: CGFloat

  /// - Parameter homeArea: The height below the keys that a home indicator needs, in points.
  init(homeArea: CGFloat) {
    self.homeArea = homeArea
    keys = Self.rows.map { weights in weights.map { _ in UIView() } }
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1)
    }
    for (row, views) in keys.enumerated() {
      for (column, key) in views.enumerated() {
        // Shift, delete, digits and return are darker than letters.
        let isSpecial = row >= 2 && (column == 0 || column == views.count - 1)
        key.backgroundColor = UIColor { traits in
          traits.userInterfaceStyle == .dark
            ? UIColor(white: isSpecial ? 0.27 : 0.42, alpha: 1)
            : isSpecial
              ? UIColor(red: 0.67, green: 0.69, blue: 0.73, alpha: 1) : UIColor(white: 1, alpha: 1)
        }
        key.layer.cornerRadius = 5
        addSubview(key)
      }
    }
  }

  required init?(coder: NSCoder) { fatalError("pictures make it themselves") }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A low keyboard has no suggestions, and then lower keys.
    let space = max(0, bounds.height - homeArea)
    let row = min(Self.row, space / CGFloat(keys.count))
    var top = max(0, min(Self.suggestions, space - row * CGFloat(keys.count)))
    let gap = CGSize(width: 6, height: min(11, row / 4))
    let unit = max(0, (bounds.width - gap.width) / 10)
    for (views, weights) in zip(keys, Self.rows) {
      // The widest row has ten keys; the last one fills the width, too.
      let length = weights.reduce(0, +) * unit
      var x = (bounds.width - length) / 2
      for (key, weight) in zip(views, weights) {
        key.frame = CGRect(
          x: x + gap.width / 2, y: top + gap.height / 2,
          width: max(0, unit * weight - gap.width), height: max(0, row - gap.height))
        x += unit * weight
      }
      top += row
    }
  }
}
