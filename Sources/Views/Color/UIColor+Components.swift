// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
import Geometry

extension UIColor {
  /// Reads the sRGB components in the current traits.
  ///
  /// - Parameters:
  ///   - red: Receives red, 0…1.
  ///   - green: Receives green, 0…1.
  ///   - blue: Receives blue, 0…1.
  ///   - alpha: Receives alpha, 0…1.
  /// - Returns: true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = value(in: .current)
    red?.pointee = value.red
    green?.pointee = value.green
    blue?.pointee = value.blue
    alpha?.pointee = value.alpha
    return true
  }

  /// Reads hue, saturation and brightness in the current traits.
  ///
  /// - Parameters:
  ///   - hue: Receives the hue, 0…1.
  ///   - saturation: Receives the saturation, 0…1.
  ///   - brightness: Receives the brightness, 0…1.
  ///   - alpha: Receives alpha, 0…1.
  /// - Returns: true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = value(in: .current)
    let parts = value.hueSaturationBrightness
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = value.alpha
    return true
  }

  /// Reads the lightness in the current traits.
  ///
  /// - Parameters:
  ///   - white: Receives the lightness, 0…1.
  ///   - alpha: Receives alpha, 0…1.
  /// - Returns: Whether the colour is a grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = value(in: .current)
    guard value.red == value.green, value.green == value.blue else { return false }
    white?.pointee = value.red
    alpha?.pointee = value.alpha
    return true
  }
}
