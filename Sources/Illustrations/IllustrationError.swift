// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

public import Foundation
public import Views

/// Why an illustration could not be drawn or written. No file of it was left or changed.
public enum IllustrationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name cannot be a file's, or is not DocC's; with what is wrong.
  case name(String)
  /// The program drew another illustration with the same name, or one that differs from it only in
  /// capitals.
  case drawnTwice(String)
  /// DocC knows pictures of 1, 2 and 3 pixels per point.
  case scale(CGFloat)
  /// No appearance was named, or one that is neither light nor dark.
  case appearances
  /// An animation is of more than 0 and at most 60 seconds.
  case duration(TimeInterval)
  /// An animation has 1 to 60 frames in a second.
  case framesPerSecond(Int)
  /// A file that was not drawn by `illustrate` has the name; it is kept.
  case otherMake(path: String)
  /// The view could not be drawn, or the file not be written.
  case picture(PictureError)

  /// What went wrong, and what to do.
  public var description: String {
    switch self {
    case .name(let reason): reason
    case .drawnTwice(let name):
      "'\(name)' is drawn twice: give each illustration a different name."
    case .scale(let scale):
      "An illustration has 1, 2 or 3 pixels per point, as DocC knows them (was \(scale))."
    case .appearances: "An illustration needs appearances: .light, .dark, or both."
    case .duration(let seconds):
      "The duration of an illustration is above 0 and at most 60 seconds (was \(seconds))."
    case .framesPerSecond(let number):
      "An illustration has 1 to 60 frames in a second (was \(number))."
    case .otherMake(let path):
      """
      '\(path)' was not drawn by illustrate and is kept: move it away, or give the illustration \
      another name.
      """
    case .picture(let error): error.description
    }
  }
}
