// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import Views

/// Interactions come to a view and go (interaction rule IX-9).
@MainActor
struct InteractionTests {
  private final class Recorder: NSObject, UIInteraction {
    let name: String
    private(set) weak var view: UIView?
    static var calls: [String] = []

    init(_ name: String) { self.name = name }

    func willMove(to view: UIView?) {
      Self.calls.append("\(name) will move to \(view.map { "\($0.tag)" } ?? "nothing")")
    }

    func didMove(to view: UIView?) {
      self.view = view
      Self.calls.append("\(name) moved to \(view.map { "\($0.tag)" } ?? "nothing")")
    }
  }

  @Test func `An interaction that is added elsewhere leaves its view first`() {
    Recorder.calls = []
    let (one, other) = (UIView(), UIView())
    (one.tag, other.tag) = (1, 2)
    let interaction = Recorder("a")
    one.addInteraction(interaction)
    other.addInteraction(interaction)
    expectEqual(
      Recorder.calls,
      [
        "a will move to 1", "a moved to 1", "a will move to nothing", "a moved to nothing",
        "a will move to 2", "a moved to 2",
      ])
    expectEmpty(one.interactions)
    expectEqual(other.interactions.count, 1)
  }

  @Test
  func `Adding an interaction twice does nothing, and so does removing one that is not there`() {
    Recorder.calls = []
    let view = UIView()
    let interaction = Recorder("a")
    view.addInteraction(interaction)
    view.addInteraction(interaction)
    view.removeInteraction(Recorder("b"))
    expectEqual(Recorder.calls, ["a will move to 0", "a moved to 0"])
  }

  @Test func `Setting the list removes what is no longer in it and keeps the rest`() {
    let view = UIView()
    let (a, b, c) = (Recorder("a"), Recorder("b"), Recorder("c"))
    view.interactions = [a, b]
    Recorder.calls = []
    view.interactions = [b, c]
    expectEqual(
      Recorder.calls,
      [
        "a will move to nothing", "a moved to nothing", "c will move to 0", "c moved to 0",
      ])
    expectEqual(view.interactions.map { ($0 as? Recorder)?.name }, ["b", "c"])
  }
}
