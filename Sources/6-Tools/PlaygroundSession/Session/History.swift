// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import Geometry

/// The actions on a stage, with the window's time, so that they can be repeated.
struct History {
  /// Something that was done.
  enum Action: Hashable {
    case touch(PlaygroundMessage.Phase, CGPoint)
    /// At a point, by so many points.
    case wheel(CGPoint, CGVector)
    case key(String, shift: Bool)
    case scrollTo(CGPoint)
    case settings(PlaygroundSettings)
  }

  struct Entry: Hashable {
    var time: TimeInterval
    var action: Action
  }

  private(set) var entries: [Entry] = []
  /// The number of entries that have been done; those after it lie in the future.
  private(set) var doneCount = 0
  /// The settings before the first change of them; nil if they never changed.
  private(set) var settingsAtFirst: PlaygroundSettings?
  /// The last second that was reached.
  private(set) var end: TimeInterval = 0

  /// An hour of dragging at 60 a second. After that the oldest half is forgotten, with which the
  /// way back is lost.
  static let limit = 216_000

  /// Whether the oldest actions are forgotten.
  private(set) var isCut = false
  /// Whether more was done than a script says: it is too long ago, or too late.
  var isBeyondScripts: Bool { isCut || end > ActionScript.longestTime }

  /// A script of the actions if there are more than offsets and settings say; nil otherwise.
  func script(begins: Bool) -> ActionScript? {
    let done = entries[..<doneCount]
    let hasTouches = done.contains { entry in
      switch entry.action {
      case .touch, .key: true
      case .wheel, .scrollTo, .settings: false
      }
    }
    return hasTouches && !isBeyondScripts ? ActionScript(done, begins: begins) : nil
  }

  /// Whether there are actions that time has not come to yet.
  var hasFuture: Bool { doneCount < entries.count }

  /// Adds something that is done now. What lay in the future is forgotten.
  mutating func add(_ action: Action, at time: TimeInterval) {
    entries.removeSubrange(doneCount...)
    if entries.count >= Self.limit {
      entries.removeFirst(Self.limit / 2)
      isCut = true
    }
    entries.append(Entry(time: time, action: action))
    doneCount = entries.count
    end = time
  }

  /// Adds a change of the settings.
  ///
  /// - Parameters:
  ///   - old: What they were.
  ///   - new: What they are now.
  ///   - time: When, in seconds of the window's time.
  mutating func settingsChanged(
    from old: PlaygroundSettings, to new: PlaygroundSettings, at time: TimeInterval
  ) {
    settingsAtFirst = settingsAtFirst ?? old
    add(.settings(new), at: time)
  }

  /// Records that a time was reached.
  mutating func reach(_ time: TimeInterval) { end = max(end, time) }

  /// Begins again: everything lies in the future.
  mutating func rewind() { doneCount = 0 }

  /// Takes the next action that is due.
  mutating func takeDue(at time: TimeInterval) -> Entry? {
    guard hasFuture, entries[doneCount].time <= time else { return nil }
    doneCount += 1
    return entries[doneCount - 1]
  }
}
