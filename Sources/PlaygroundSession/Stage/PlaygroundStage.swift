// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import CairoGraphics
package import Foundation
package import UIKit

/// A content in a window.
@MainActor
package protocol PlaygroundStage: AnyObject {
  var window: UIWindow { get }
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
  ///   - time: Seconds since what it shows by itself began; nil before that.
  ///   - isTouched: Whether touches or keys have changed more than offsets.
  /// - Returns: The command, and a sentence about what it does not say; nil if it says all.
  func command(
    _ settings: PlaygroundSettings, kinds: [String], time: TimeInterval?, isTouched: Bool
  ) -> (text: String, note: String?)
}
