// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// What stands for a screen: there is none, so it is as large as the key window.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The screen.
  public static let main = UIScreen()

  /// The bounds of the window that became key last, in points; 390 x 844 without one.
  public var bounds: CGRect {
    CGRect(origin: .zero, size: UIWindow.key?.bounds.size ?? CGSize(width: 390, height: 844))
  }

  /// Pixels per point.
  public var scale: CGFloat { traitCollection.displayScale }
  /// Pixels per point.
  public var nativeScale: CGFloat { scale }
  /// The traits of the window that became key last; the standard ones without one.
  public var traitCollection: UITraitCollection { UIWindow.key?.traitCollection ?? .standard }
}

/// What stands for a device.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()

  /// What kind of device the traits of the screen speak of.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
}
