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

extension PlaygroundStage {
  /// Does something now.
  ///
  /// - Parameter action: What. Settings that do not fit change nothing.
  func carryOut(_ action: History.Action) {
    switch action {
    case .touch(let phase, let point) where touch(phase, at: point): break
    case .touch(.began, let point): window.beginTouch(at: point)
    case .touch(.moved, let point): window.moveTouch(to: point)
    case .touch(.ended, let point):
      window.moveTouch(to: point)
      window.endTouch()
    case .touch(.cancelled, _): window.cancelTouch()
    case .wheel(let point, let vector):
      guard !scroll(at: point, by: vector) else { break }
      // On whole pixels, so that what moves is moved and not drawn again.
      let scale = max(window.traitCollection.displayScale, 1)
      window.scrollWheel(
        at: point,
        by: CGVector(
          dx: (vector.dx * scale).rounded() / scale, dy: (vector.dy * scale).rounded() / scale))
    case .scrollTo(let point):
      if let view = window.largestScrollView {
        view.setContentOffset(view.clamped(point), animated: false)
      }
    case .key(let name, let shift):
      guard !press(name, shift: shift) else { break }
      if let code = UIKeyboardHIDUsage(browserName: name) {
        window.press(code, modifiers: shift ? .shift : [])
      }
    // It was checked when it was done for the first time.
    case .settings(let settings): _ = try? apply(settings)
    }
    window.layoutIfNeeded()
  }
}

extension UIWindow {
  /// The scroll view with the largest area, of those that are not inside another.
  var largestScrollView: UIScrollView? {
    func found(in view: UIView) -> [UIScrollView] {
      if let view = view as? UIScrollView { return [view] }
      return view.subviews.flatMap { found(in: $0) }
    }
    return found(in: self).max { left, right in
      left.bounds.width * left.bounds.height < right.bounds.width * right.bounds.height
    }
  }
}

extension UIKeyboardHIDUsage {
  /// The key that a browser calls so (`KeyboardEvent.key`); nil for one that moves no focus.
  fileprivate init?(browserName name: String) {
    switch name {
    case "ArrowUp": self = .keyboardUpArrow
    case "ArrowDown": self = .keyboardDownArrow
    case "ArrowLeft": self = .keyboardLeftArrow
    case "ArrowRight": self = .keyboardRightArrow
    case "Tab": self = .keyboardTab
    case "Enter": self = .keyboardReturnOrEnter
    case " ": self = .keyboardSpacebar
    case "Escape": self = .keyboardEscape
    case "PageUp": self = .keyboardPageUp
    case "PageDown": self = .keyboardPageDown
    case "Home": self = .keyboardHome
    case "End": self = .keyboardEnd
    default: return nil
    }
  }
}
