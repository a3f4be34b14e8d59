// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What the components of a colour mean. All colours here are kept in sRGB.
public final class NSColorSpace: NSObject, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// sRGB.
  public static let sRGB = NSColorSpace("sRGB")
  /// Display P3.
  public static let displayP3 = NSColorSpace("Display P3")
  /// The same as sRGB here.
  public static let deviceRGB = NSColorSpace("Device RGB")
  /// The same as sRGB here.
  public static let genericRGB = NSColorSpace("Generic RGB")

  /// The space's name.
  public var localizedName: String? { name }
}
