// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
package import Foundation
package import UIKit

/// A content in a window.
@MainActor
package protocol PlaygroundStage: AnyObject {
  var window: UIWindow { get }
  /// The origin of the window in the picture, in points.
  var origin: CGPoint { get }
  /// Seconds of what it shows over time by itself; nil if it shows nothing so.
  var duration: TimeInterval? { get }
  /// The parts of the layout that are drawn over the window; nil for none.
  var anatomy: PictureAnatomy? { get set }

  /// Begins what it shows over time.
  func begin()
  /// Goes on to a second of the window's time; never back.
  ///
  /// - Parameters:
  ///   - time: The second.
  ///   - hasBegun: Whether ``begin()`` was called, at second 0.
  func advance(to time: TimeInterval, hasBegun: Bool)
  /// Changes what the knobs say, without beginning again.
  ///
  /// - Returns: Whether that can be done; if not, a new stage is to be made.
  /// - Throws: ``PlaygroundError`` for settings that do not fit.
  func apply(_ settings: PlaygroundSettings) throws(PlaygroundError) -> Bool
  /// Hands a touch to what takes none of UIKit's, such as a window of the Mac.
  ///
  /// - Returns: Whether it was taken.
  func touch(_ phase: PlaygroundMessage.Phase, at point: CGPoint) -> Bool
  /// Scrolls what is no scroll view of UIKit.
  ///
  /// - Parameters:
  ///   - point: Where the pointer is.
  ///   - vector: How far to go on in the contents, in points.
  /// - Returns: Whether it was taken.
  func scroll(at point: CGPoint, by vector: CGVector) -> Bool
  /// Hands a key to what takes none of UIKit's.
  ///
  /// - Parameters:
  ///   - key: The key's name, as browsers have it.
  ///   - shift: Whether the shift key is held.
  /// - Returns: Whether it was taken.
  func press(_ key: String, shift: Bool) -> Bool
  /// Draws what is shown now.
  func frame() throws(PlaygroundError) -> Raster
  /// Returns a file of what is shown now: `png`, `svg`, `pdf`, `json`, `txt`, or `apng` of what it
  /// shows over time.
  func file(_ format: String) throws(PlaygroundError) -> Data
  /// Returns the command that draws what is shown: the part that the stage knows.
  ///
  /// - Parameters:
  ///   - settings: What the knobs say.
  ///   - kinds: The kinds of parts of the layout that are shown.
  ///   - script: What was done, if touches or keys have changed more than offsets; nil otherwise.
  ///   - time: The second that is shown; nil while what it shows by itself has not begun, and nothing
  ///     was done.
  /// - Returns: The command, and a sentence about what it does not say; nil if it says all.
  func command(
    _ settings: PlaygroundSettings, kinds: [String], script: ActionScript?, time: TimeInterval?
  ) -> (text: String, note: String?)
}

/// Something that a playground can show.
package struct PlaygroundContent: Codable, Hashable, Sendable {
  /// Its name, unique in its catalogue.
  var name: String
  /// One sentence: what to look at.
  var summary: String
  /// A Boolean value that says whether it shows something over time by itself.
  var isAnimated: Bool
  /// The names of its own options, such as `--query`, with the values to choose from; none for any
  /// text.
  var options: [Option]

  /// An option that this content has and others may not.
  package struct Option: Codable, Hashable, Sendable {
    var name: String
    /// The values to choose from; empty for any text.
    var values: [String]
    /// An example of a value.
    var example: String

    package init(name: String, values: [String], example: String) {
      self.name = name
      self.values = values
      self.example = example
    }
  }

  package init(
    name: String, summary: String, isAnimated: Bool = false, options: [Option] = []
  ) {
    self.name = name
    self.summary = summary
    self.isAnimated = isAnimated
    self.options = options
  }
}
