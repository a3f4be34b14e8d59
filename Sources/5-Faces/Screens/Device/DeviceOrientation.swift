// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// The way that a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// A Boolean value that says whether the device stands upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that says whether the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that says whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value that says whether the device stands upright or lies on its side.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
  /// The orientation: portrait if the screen is at least as high as wide, else landscape left.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// Has no effect: the device is not turned, and it is never posted. Posted when the device is
  /// turned.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Has no effect: the device is not turned. Begins to observe the orientation.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Has no effect: the device is not turned. Ends the observation of the orientation.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// Has no effect: the device is not turned. A Boolean value that says whether orientation
  /// notifications are posted.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
}
