// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
package import Geometry
import PlaygroundRecords

/// A message to a session: from a viewer, or from the server that time goes on.
package enum PlaygroundMessage: Hashable, Sendable {
  /// Shows a content from its beginning.
  case open(String)
  /// Turns knobs.
  case set(PlaygroundSettings.Change)
  /// A touch, in the window's points.
  case touch(Touch)
  /// A wheel or a trackpad scrolls, in points; positive moves on in the contents.
  case wheel(at: CGPoint, by: CGVector)
  /// Scrolls the largest scroll view to an offset, as far as that goes.
  case scrollTo(CGPoint)
  /// A key of a keyboard, by the name that browsers give it.
  case key(String, shift: Bool)
  case inspect(CGPoint)
  /// Shows kinds of parts of the layout; none to show the view alone.
  case anatomy([String])
  /// Lets time go on; from the beginning, if it has come to the end.
  case play
  /// Stops time.
  case pause
  /// Goes to a second of the time line, and stops there.
  case scrub(Double)
  /// The rate of time: 1 is real, a quarter is slow motion.
  case rate(Double)
  /// Shows the content as it was at first.
  case restart
  /// Asks for the command that draws what is seen.
  case command
  /// Asks for a file of what is seen. The number comes back with it.
  case export(format: String, number: Int)
  /// A second of the server's clock, which goes before what happens then.
  case clock(Double)
  /// Asks for a whole frame, for a viewer that is new or has missed one.
  case whole
  case other(type: String, Data)

  package enum Phase: String, Codable, Hashable, Sendable {
    case began, moved, ended, cancelled
  }

  package struct Touch: Hashable, Sendable {
    var phase: Phase
    var point: CGPoint
  }

  /// Numbers that any view can take.
  static let lengths = -1e7...1e7
  /// The longest name of a key, in bytes: names are kept as long as what they did.
  static let longestKey = 64

  /// Reads a message.
  ///
  /// - Parameter data: JSON: an object with a `type`.
  /// - Returns: The message, and the number that its sender gave it; nil without one.
  /// - Throws: ``PlaygroundError`` for anything but messages of finite numbers.
  static func read(
    _ data: Data
  ) throws(PlaygroundError) -> (message: PlaygroundMessage, input: Int?) {
    try check(data, longest: MessageLimits.escapedTextMessage)
    let fields: Fields
    do { fields = try JSONDecoder().decode(Fields.self, from: data) } catch {
      throw PlaygroundError("Invalid playground message.")
    }
    let message = try fields.message(data)
    if case .other = message { return (message, fields.input) }
    try check(data, longest: MessageLimits.message)
    return (message, fields.input)
  }

  /// Checks a second of the server's clock.
  static func time(_ second: Double) throws(PlaygroundError) -> Double {
    guard lengths.contains(second) else {
      throw PlaygroundError("The time \(second) is out of range.")
    }
    return second
  }

  private static func check(_ data: Data, longest: Int) throws(PlaygroundError) {
    guard data.count > longest else { return }
    throw PlaygroundError("A message has \(data.count) bytes; at most \(longest) are read.")
  }

  private struct Fields: Decodable {
    let type: String
    var input: Int?
    var name: String?
    var settings: PlaygroundSettings.Change?
    var phase: Phase?
    var x: Double?
    var y: Double?
    var dx: Double?
    var dy: Double?
    var key: String?
    var shift: Bool?
    var kinds: [String]?
    var time: Double?
    var rate: Double?
    var format: String?
    var number: Int?

    func message(_ data: Data) throws(PlaygroundError) -> PlaygroundMessage {
      switch type {
      case "open": .open(try required(name, "name"))
      case "set": .set(try required(settings, "settings"))
      case "touch": .touch(Touch(phase: try required(phase, "phase"), point: try point()))
      case "wheel":
        .wheel(
          at: try point(), by: CGVector(dx: try length(dx, "dx"), dy: try length(dy, "dy")))
      case "scrollTo": .scrollTo(try point())
      case "key": .key(try keyName(), shift: shift ?? false)
      case "inspect": .inspect(try point())
      case "anatomy": .anatomy(try required(kinds, "kinds"))
      case "play": .play
      case "pause": .pause
      case "scrub": .scrub(try length(time, "time"))
      case "rate": .rate(try length(rate, "rate"))
      case "restart": .restart
      case "command": .command
      case "export": .export(format: try required(format, "format"), number: number ?? 0)
      case "clock": .clock(try length(time, "time"))
      case "whole": .whole
      default: .other(type: type, data)
      }
    }

    private func required<Value>(_ value: Value?, _ name: String) throws(PlaygroundError) -> Value {
      guard let value else { throw PlaygroundError("'\(type)' needs '\(name)'.") }
      return value
    }

    private func keyName() throws(PlaygroundError) -> String {
      let name = try required(key, "key")
      guard name.utf8.count <= PlaygroundMessage.longestKey else {
        throw PlaygroundError("Unknown key '\(name.prefix(20))…'.")
      }
      return name
    }

    private func point() throws(PlaygroundError) -> CGPoint {
      CGPoint(x: try length(x, "x"), y: try length(y, "y"))
    }

    /// A number that any view can take.
    private func length(_ value: Double?, _ name: String) throws(PlaygroundError) -> Double {
      let value = try required(value, name)
      guard PlaygroundMessage.lengths.contains(value) else {
        throw PlaygroundError("'\(name)' of '\(type)' is \(value), which is out of range.")
      }
      return value
    }
  }
}

/// Why something that a viewer asked for was not done: a sentence for the page.
package struct PlaygroundError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
