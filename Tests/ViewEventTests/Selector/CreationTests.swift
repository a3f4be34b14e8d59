// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Testing
import Views
import WaitingSuites

@MainActor
@Suite("Objects from classes")
struct CreationTests {
  private class Card: UIView {
    var log = "none"
    override init(frame: CGRect) {
      super.init(frame: frame)
      log = "card"
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Loud: Card {}

  private final class Box<Content>: Card {
    override init(frame: CGRect) {
      super.init(frame: frame)
      log += " of \(Content.self)"
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Controller: UIViewController {
    var log = "none"
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      log = "controller"
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Delegate: UIResponder {
    var log = "delegate"
  }

  private final class Coded: UIView {
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private func make<View: UIView>(_ type: View.Type) -> View {
    type.objectiveCInit(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `A view is made by its class's own initializer`() {
    expectEqual(make(Card.self).log, "card")
    expectEqual(make(Loud.self).log, "card")
    expect(type(of: make(Loud.self)) == Loud.self)
    expectEqual(make(Box<Int>.self).log, "card of Int")
    expectEqual(make(UIView.self).frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    let type: UIView.Type = Loud.self
    expectEqual((type.objectiveCInit(frame: .zero) as? Loud)?.log, "card")
  }

  @Test func `A responder is made without arguments`() {
    expectEqual(Controller.objectiveCInit().log, "controller")
    expectEqual(Delegate.objectiveCInit().log, "delegate")
    expectEqual(Loud.objectiveCInit().log, "card")
  }

  @Test(.waitsForProcesses) func `A class without the initializer stops with Swift's message`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Coded.objectiveCInit(frame: .zero) }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(message, "Use of unimplemented initializer 'init(frame:)'")
  }
}
