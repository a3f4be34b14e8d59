// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// What a device has around the contents of its screen, in points, as of iOS 17.
struct DeviceMetrics: Hashable {
  /// The height of the status bar; 0 for none.
  var statusBar: CGFloat
  /// What the home indicator keeps clear at the bottom; 0 for none.
  var homeArea: CGFloat
  /// What rounded corners and the camera keep clear at both sides.
  var sides: CGFloat
  /// The radius of the screen's corners.
  var cornerRadius: CGFloat
  /// Whether it is a tablet.
  var isPad: Bool

  /// The home indicator.
  static let homeIndicator = CGSize(width: 134, height: 5)
  /// From the home indicator to the bottom.
  static let homeIndicatorBottom: CGFloat = 8
  /// How wide the frame around a screen is.
  static let bezel: CGFloat = 14

  /// The device whose screen is so large; of other sizes one like it.
  ///
  /// - Parameter size: The screen's size, in points.
  init(screen size: CGSize) {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    let isOnSide = size.width > size.height
    if short >= 700 {
      self.init(statusBar: 24, homeArea: 20, sides: 0, cornerRadius: 18, isPad: true)
    } else if Self.hasHomeButton(short, long) {
      self.init(
        statusBar: isOnSide ? 0 : 20, homeArea: 0, sides: 0, cornerRadius: 0, isPad: false)
    } else {
      let top = Self.statusBar(short, long)
      self.init(
        statusBar: isOnSide ? 0 : top, homeArea: isOnSide ? 21 : 34, sides: isOnSide ? top : 0,
        cornerRadius: top > 50 ? 55 : 47, isPad: false)
    }
  }

  private init(
    statusBar: CGFloat, homeArea: CGFloat, sides: CGFloat, cornerRadius: CGFloat, isPad: Bool
  ) {
    self.statusBar = statusBar
    self.homeArea = homeArea
    self.sides = sides
    self.cornerRadius = cornerRadius
    self.isPad = isPad
  }

  private static func hasHomeButton(_ short: CGFloat, _ long: CGFloat) -> Bool {
    [(320, 480), (320, 568), (375, 667), (414, 736)].contains { $0 == (short, long) }
  }

  /// Of upright phones without a home button.
  private static func statusBar(_ short: CGFloat, _ long: CGFloat) -> CGFloat {
    switch (short, long) {
    case (375, 812): 50
    case (393, 852), (430, 932): 59
    default: 47
    }
  }

  /// What of the screen contents have to keep clear.
  var safeArea: UIEdgeInsets {
    UIEdgeInsets(top: statusBar, left: sides, bottom: homeArea, right: sides)
  }
}
