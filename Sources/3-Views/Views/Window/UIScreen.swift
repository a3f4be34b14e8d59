// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Geometry

/// A screen. There is none, so it is as large as the key window.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The screen.
  public static let main = UIScreen()

  /// The environment of new windows; nil for nothing of their own. Set at the start of a program.
  package var environment: WindowEnvironment?

  /// The bounds of the window that became key last, in points; without one those that the program
  /// was started with, else 390 × 844.
  public var bounds: CGRect {
    CGRect(
      origin: .zero,
      size: UIWindow.key?.bounds.size ?? environment?.size ?? CGSize(width: 390, height: 844))
  }
  /// The space of the screen's coordinates, which are those of the window that became key last.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The space of the screen's coordinates when it is upright; nothing turns it.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// The bounds in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The pixels per point of the screen.
  public var scale: CGFloat { traitCollection.displayScale }
  /// The pixels per point of the hardware, which is the scale.
  public var nativeScale: CGFloat { scale }
  /// The number of frames that display links get in a second: 60.
  public var maximumFramesPerSecond: Int { 60 }
  /// The traits of the window that became key last; without one those that the program was started
  /// with, else the standard ones.
  public var traitCollection: UITraitCollection {
    if let window = UIWindow.key { return window.traitCollection }
    guard let environment else { return .standard }
    return UITraitCollection(
      values: UITraitCollection.standard.values.overlaid(by: environment.traits))
  }
}

extension UIScreen: UICoordinateSpace {
  /// Returns the same point in a view's coordinates; of a screen the same.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }
  /// Returns the same point in the screen's coordinates.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }
  /// Returns the smallest upright rectangle around the same place in a view's coordinates.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }
  /// Returns the smallest upright rectangle around the same place in the screen's coordinates.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}

/// A device.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()

  /// The kind of device in the traits of the screen.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }
}
