// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// The heights of bars in a window, in points, as of iOS 17.
package struct BarMetrics: Hashable, Sendable {
  /// A navigation bar without a large title.
  package let navigationBar: CGFloat
  /// What a large title adds; 0 where there is none.
  package let largeTitle: CGFloat
  /// A toolbar, above the home area.
  let toolbar: CGFloat
  /// The line of words above a title.
  let prompt: CGFloat
  /// From the sides to the first item.
  let margin: CGFloat

  /// The size of a phone's window, for bars that are in none.
  static let phone = CGSize(width: 390, height: 844)

  /// - Parameters:
  ///   - size: The window's size, in points.
  ///   - idiom: What kind of device it is on.
  package init(windowSize size: CGSize, idiom: UIUserInterfaceIdiom) {
    let isPad = idiom == .pad
    let isLow = !isPad && size.width > size.height
    navigationBar = isPad ? 50 : isLow ? 32 : 44
    largeTitle = isLow ? 0 : 52
    toolbar = isPad ? 50 : isLow ? 32 : 44
    prompt = 30
    margin = size.width < 414 ? 16 : 20
  }

  /// How far above the end of the status bar's area a navigation bar begins, in points: phones with a
  /// Dynamic Island keep more clear than their bars do (behaviour rule NB-3).
  ///
  /// - Parameter safeTop: The top of the window's safe area, in points.
  /// - Returns: The distance in points.
  static func overlap(underSafeTop safeTop: CGFloat) -> CGFloat {
    switch safeTop {
    case 59: 59 - 161 / 3
    case 62: 62 - 169 / 3
    default: 0
    }
  }

  /// Whether bars are low, as on a phone on its side.
  var isCompact: Bool { navigationBar < 44 }
}
