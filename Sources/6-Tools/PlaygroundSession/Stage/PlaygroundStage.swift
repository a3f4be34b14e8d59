// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
package import Foundation
package import UIKit

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
  /// The name of the panels that the page opens beside the view; nil for those of all contents alone.
  var panels: String? { get }
  /// Handles a message that the session does not know.
  ///
  /// - Parameters:
  ///   - message: The message as JSON.
  ///   - time: A second of the server's clock.
  /// - Returns: What follows from it; nil if the stage does not know it either.
  /// - Throws: ``PlaygroundError`` for what cannot be done.
  func receive(_ message: Data, at time: Double) throws(PlaygroundError) -> StageReply?
  /// Returns the replies that may come after the frame: they do not delay it.
  func takeLateReplies() -> [Data]
  /// Says which messages wait behind the next one: what they replace need not be laid out.
  func expect(_ messages: ArraySlice<Data>)
  /// Draws what is shown now.
  func frame() throws(PlaygroundError) -> Raster
  /// Says how long the last frame took, from the messages before it to its record.
  func frameWasMade(in seconds: Double)
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

/// A stage whose window fills the picture, which UIKit's views take all input of, and which knows no
/// messages of its own.
extension PlaygroundStage {
  package var origin: CGPoint { .zero }
  package var panels: String? { nil }

  package func touch(_ phase: PlaygroundMessage.Phase, at point: CGPoint) -> Bool { false }
  package func scroll(at point: CGPoint, by vector: CGVector) -> Bool { false }
  package func press(_ key: String, shift: Bool) -> Bool { false }

  package func receive(
    _ message: Data, at time: Double
  ) throws(PlaygroundError) -> StageReply? { nil }

  package func takeLateReplies() -> [Data] { [] }
  package func expect(_ messages: ArraySlice<Data>) {}
  package func frameWasMade(in seconds: Double) {}
}

package struct StageReply: Sendable {
  /// Replies for all viewers: JSON with a `type`.
  let replies: [Data]
  /// Whether what is seen may have changed.
  let changesPicture: Bool
  let changesSize: Bool

  package init(replies: [Data], changesPicture: Bool, changesSize: Bool = false) {
    self.replies = replies
    self.changesPicture = changesPicture
    self.changesSize = changesSize
  }
}

package struct PlaygroundContent: Codable, Hashable, Sendable {
  /// Its name, unique in its catalogue.
  package var name: String
  /// One sentence: what to look at.
  var summary: String
  /// A Boolean value that says whether it shows something over time by itself.
  var isAnimated: Bool
  /// The names of its options, such as `--query`, with the values to choose from, if any.
  var options: [Option]

  package struct Option: Codable, Hashable, Sendable {
    var name: String
    /// The values to choose from; empty for any text.
    var values: [String]
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
