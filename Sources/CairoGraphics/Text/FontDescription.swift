// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

/// Which font a text is set in.
public struct FontDescription: Hashable, Sendable {
  /// The family's name, such as `Inter`.
  public var family: String
  /// The size of an em, in points.
  public var size: Double
  /// The weight as in CSS: 100 thin, 400 regular, 700 bold, 900 black.
  public var weight: Int
  /// A Boolean value that says whether the letters lean.
  public var isItalic: Bool
  /// A Boolean value that says whether all digits are equally wide.
  public var hasMonospacedDigits: Bool

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - family: The family's name.
  ///   - size: The size of an em, in points.
  ///   - weight: The weight as in CSS, 100…900.
  ///   - isItalic: Whether the letters lean.
  ///   - hasMonospacedDigits: Whether all digits are equally wide.
  public init(
    family: String, size: Double, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

/// A font that is needed and not there.
public struct MissingFontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The family's name.
  public let family: String

  /// Creates the error.
  public init(family: String) { self.family = family }

  /// What is missing and how it is installed.
  public var description: String {
    let package = family == "Inter" ? "; install it: apt-get install fonts-inter" : ""
    return "The font '\(family)' is not installed\(package)"
  }
}
