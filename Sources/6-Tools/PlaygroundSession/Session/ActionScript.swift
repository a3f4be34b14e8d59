// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

package import Foundation
import Geometry
import UIKit

/// The actions on a stage as text: a line an action, with its second of the window's time, in their
/// order.
///
/// ```
/// 0 begin
/// 0.35 touch began 120,340
/// 0.4 touch moved 120,322.5
/// 0.5 wheel 100,300 by 0,120
/// 0.6 scroll 0,400
/// 0.75 key shift Tab
/// 1.2 set --size 320x500 --appearance dark
/// ```
///
/// `begin` begins what the content shows by itself, and comes first if it comes. Empty lines and those
/// that begin with `#` say nothing. Numbers are written so that the same ones are read again. So are
/// the names of keys: a blank is `Space`, and what would not be one word is written by its number, such
/// as `\u{A}` for a line break.
package struct ActionScript: Hashable {
  /// Whether what the content shows by itself is begun.
  var begins: Bool
  var entries: [History.Entry]

  /// The last second that something may be done at.
  static let longestTime: TimeInterval = 600

  /// The second of the last action; 0 without any.
  package var end: TimeInterval { entries.last?.time ?? 0 }

  init(_ entries: some Sequence<History.Entry>, begins: Bool) {
    self.begins = begins
    self.entries = Array(entries)
  }

  // MARK: Text

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - settings: What the knobs say at first; `set` changes it.
  /// - Throws: ``PlaygroundError`` that names the first line that is not an action.
  package init(_ text: String, from settings: PlaygroundSettings) throws(PlaygroundError) {
    self.init([], begins: false)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      guard let time = Double(first), (end...Self.longestTime).contains(time) else {
        throw PlaygroundError(
          "Line \(index + 1) begins with '\(first.prefix(40))'; it must begin with a time from "
            + "\(Self.number(end)) to 600 seconds.")
      }
      if words.dropFirst() == ["begin"], time == 0, entries.isEmpty {
        begins = true
        continue
      }
      guard let action = History.Action(words: words.dropFirst(), settings) else {
        throw PlaygroundError(
          "Line \(index + 1), '\(line.prefix(80))', needs touch, wheel, scroll, key or set.")
      }
      entries.append(History.Entry(time: time, action: action))
    }
  }

  /// The script as text; it ends with a line break.
  package var text: String {
    let lines = entries.map { "\(Self.number($0.time)) \($0.action.words)" }
    return ((begins ? ["0 begin"] : []) + lines).map { $0 + "\n" }.joined()
  }

  /// The shortest text that is read as the same number.
  package static func number(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
  }

  // MARK: Doing it

  /// Does it all on a stage that was just made.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - time: The second that is shown in the end; that of the last action if it is later.
  @MainActor
  package func run(on stage: any PlaygroundStage, to time: TimeInterval) {
    var run = ActionRun(self, on: stage, begins: begins)
    run.advance(to: max(time, end))
  }

  /// Returns whether an action changes the size or the scale of the picture.
  ///
  /// - Parameter settings: What the knobs say at first.
  /// - Returns: False if all frames have one size.
  package func changesSize(from settings: PlaygroundSettings) -> Bool {
    entries.contains { entry in
      guard case .settings(let new) = entry.action else { return false }
      return new.width != settings.width || new.height != settings.height
        || new.scale != settings.scale
    }
  }
}

/// The actions of a script that are still to be done on a stage, each at its own time.
@MainActor
package struct ActionRun {
  private let stage: any PlaygroundStage
  private let begins: Bool
  private var rest: ArraySlice<History.Entry>

  /// Begins a run on a stage that was just made.
  package init(_ script: ActionScript, on stage: any PlaygroundStage, begins: Bool) {
    self.stage = stage
    self.begins = begins
    rest = script.entries[...]
    stage.window.scrollsOverTime = true
    if begins { stage.begin() }
  }

  /// Does what comes up to a time, and goes on to it.
  ///
  /// - Parameter time: A second of the window's time; one that is over counts as the present one.
  package mutating func advance(to time: TimeInterval) {
    while let entry = rest.first, entry.time <= time {
      rest.removeFirst()
      stage.advance(to: max(entry.time, stage.window.currentTime), hasBegun: begins)
      stage.carryOut(entry.action)
    }
    stage.advance(to: max(time, stage.window.currentTime), hasBegun: begins)
  }
}

extension History.Action {
  fileprivate var words: String {
    switch self {
    case .touch(let phase, let point): "touch \(phase.rawValue) \(Self.text(point))"
    case .wheel(let point, let vector):
      "wheel \(Self.text(point)) by \(Self.text(CGPoint(x: vector.dx, y: vector.dy)))"
    case .scrollTo(let point): "scroll \(Self.text(point))"
    case .key(let name, let shift):
      "key \(shift ? "shift " : "")\(Self.word(ofKey: name))"
    case .settings(let settings): "set \(settings.knobs.joined(separator: " "))"
    }
  }

  fileprivate init?(words: ArraySlice<String>, _ settings: PlaygroundSettings) {
    let parts = Array(words.dropFirst())
    switch (words.first, parts.count) {
    case ("touch", 2):
      guard let phase = PlaygroundMessage.Phase(rawValue: parts[0]),
        let point = Self.point(parts[1])
      else { return nil }
      self = .touch(phase, point)
    case ("wheel", 3) where parts[1] == "by":
      guard let point = Self.point(parts[0]), let way = Self.point(parts[2]) else { return nil }
      self = .wheel(point, CGVector(dx: way.x, dy: way.y))
    case ("scroll", 1):
      guard let point = Self.point(parts[0]) else { return nil }
      self = .scrollTo(point)
    case ("key", 1): self = .key(Self.key(parts[0]), shift: false)
    case ("key", 2) where parts[0] == "shift": self = .key(Self.key(parts[1]), shift: true)
    case ("set", _):
      guard let changed = settings.turned(parts) else { return nil }
      self = .settings(changed)
    default: return nil
    }
  }

  /// The name of a key as one word. Names come from anybody who sees the page, and the script is
  /// pasted into shells.
  private static func word(ofKey name: String) -> String {
    guard name != " " else { return "Space" }
    return name.unicodeScalars.map { scalar -> String in
      switch scalar.properties.generalCategory {
      case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator:
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: scalar == "\\" ? "\\u{5C}" : "\(scalar)"
      }
    }.joined()
  }

  private static func key(_ word: String) -> String {
    guard word != "Space" else { return " " }
    return word.replacing(#/\\u\{([0-9A-Fa-f]{1,6})\}/#) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { "\($0)" } ?? "\(match.0)"
    }
  }

  private static func text(_ point: CGPoint) -> String {
    "\(ActionScript.number(point.x)),\(ActionScript.number(point.y))"
  }

  private static func point(_ word: String) -> CGPoint? {
    let numbers = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1],
      PlaygroundMessage.lengths.contains(x), PlaygroundMessage.lengths.contains(y)
    else { return nil }
    return CGPoint(x: x, y: y)
  }
}
