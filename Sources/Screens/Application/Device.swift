// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry

/// Well-known devices, upright, by the names of the command line.
package enum Device: String, CaseIterable, Sendable {
  case iphoneSE = "iphone-se"
  case iphoneMini = "iphone-mini"
  case iphone
  case iphonePro = "iphone-pro"
  case iphoneMax = "iphone-max"
  case ipadMini = "ipad-mini"
  case ipad
  case ipadPro = "ipad-pro"

  /// The screen's size, in points.
  package var size: CGSize {
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

  /// The status bar, and the place of the home indicator.
  package var safeArea: UIEdgeInsets {
    switch self {
    case .iphoneSE: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    case .iphoneMini: UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
    case .iphone: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    case .iphonePro, .iphoneMax: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    case .ipadMini, .ipad, .ipadPro: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    }
  }
}
