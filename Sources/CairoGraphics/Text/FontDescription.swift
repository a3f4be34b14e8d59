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
  /// What is added to the advance of each letter, in points; less than 0 moves letters together.
  ///
  /// Letters that fonts for Latin, Greek and Cyrillic texts have are spaced; others come from other
  /// fonts, and some of them are joined. Blocks are not spaced.
  public var letterSpacing: Double

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - family: The family's name.
  ///   - size: The size of an em, in points.
  ///   - weight: The weight as in CSS, 100…900.
  ///   - isItalic: Whether the letters lean.
  ///   - hasMonospacedDigits: Whether all digits are equally wide.
  ///   - letterSpacing: What is added to the advance of each letter, in points.
  public init(
    family: String, size: Double, weight: Int = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, letterSpacing: Double = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.letterSpacing = letterSpacing
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
