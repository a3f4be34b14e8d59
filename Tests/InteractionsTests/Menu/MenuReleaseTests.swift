// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Interactions
@testable import Views

/// A window owns what it shows: nothing of a menu keeps it.
@Suite("Menus of windows that are released") @MainActor
struct MenuReleaseTests {
  private final class Offer: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "A") { _ in }, UIAction(title: "B") { _ in }])
      })
    }
  }

  private struct Released {
    weak var window: UIWindow?
    weak var presentation: MenuPresentation?
    weak var view: UIView?
  }

  /// Opens a menu and lets the window go.
  ///
  /// - Parameters:
  ///   - seconds: How long the touch rests, and the menu is open.
  ///   - isNested: Whether a view is around the view.
  ///   - held: The view; nil for one without another owner.
  private func release(after seconds: TimeInterval, isNested: Bool, _ held: UIView? = nil)
    -> Released
  {
    let offer = Offer()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = held ?? UIView()
    view.frame = CGRect(x: 16, y: 100, width: 110, height: 110)
    let parent = isNested ? UIView(frame: window.bounds) : window
    if isNested { window.addSubview(parent) }
    parent.addSubview(view)
    let interaction = UIContextMenuInteraction(delegate: offer)
    view.addInteraction(interaction)
    window.beginTouch(at: CGPoint(x: 60, y: 150))
    window.advance(to: seconds)
    let presentation = interaction.presentation as? MenuPresentation
    expectNotNil(presentation)
    expectEqual(presentation?.isOpen, (seconds >= 0.5))
    return Released(window: window, presentation: presentation, view: view)
  }

  @Test(arguments: [0.3, 0.5, 0.6, 3], [false, true])
  func `Window, menu and view go together`(seconds: TimeInterval, isNested: Bool) {
    let released = release(after: seconds, isNested: isNested)
    expectNil(released.window)
    expectNil(released.presentation)
    expectNil(released.view)
  }

  @Test func `A view that is held is seen again`() {
    let view = UIView()
    let released = release(after: 3, isNested: false, view)
    expectNil(released.window)
    expectEqual(view.alphaInPlace, 1)
  }
}
