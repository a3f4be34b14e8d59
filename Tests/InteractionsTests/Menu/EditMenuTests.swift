// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Interactions
@testable import Views

/// Interaction rule EM-1.
@Suite("Edit menus") @MainActor
final class EditMenuTests: NSObject, UIEditMenuInteractionDelegate {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let view = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 100))
  private var log: [String] = []
  private var titles = ["Cut", "Copy", "Paste"]
  private var target: CGRect?

  private func present(_ direction: UIEditMenuArrowDirection = .automatic) -> UIEditMenuInteraction
  {
    window.traitOverrides.textRendering = .blocks
    window.addSubview(view)
    let interaction = UIEditMenuInteraction(delegate: self)
    view.addInteraction(interaction)
    let configuration = UIEditMenuConfiguration(
      identifier: "id", sourcePoint: CGPoint(x: 50, y: 20))
    configuration.preferredArrowDirection = direction
    interaction.presentEditMenu(with: configuration)
    return interaction
  }

  private var bar: EditMenuBar? {
    window.previewOverlay?.subviews.lazy.compactMap { $0 as? EditMenuBar }.first
  }

  private func titleFrame(_ title: String) -> CGRect? {
    bar?.subviews.first { ($0 as? UILabel)?.text == title }?.frame
  }

  @Test func `Presenting asks for the menu, then for the place`() throws {
    let interaction = present()
    expectEqual(log, ["menu 0", "will present", "target", "animations"])
    window.advance(to: 1)
    expectEqual(log.last, "presented")
    expectEqual(interaction.location(in: view), CGPoint(x: 50, y: 20))
    try expectEqual(#require(titleFrame("Copy")).maxY, 212)
  }

  @Test func `An arrow that is to point up has the menu below`() throws {
    _ = present(.up)
    // The point is at 220, the arrow 8 high.
    try expectEqual(#require(titleFrame("Copy")).minY, 228)
  }

  @Test func `An arrow that is to point left has the menu at the right, if it fits there`() throws {
    view.frame.origin.x = 50
    _ = present(.left)
    let first = try #require(titleFrame("Cut"))
    // The point is at 100, 220; the arrow is 8 wide.
    expectEqual(first.minX, 108)
    expectEqual(first.midY, 220)
  }

  @Test func `Without space beside it the menu is above`() throws {
    _ = present(.right)
    try expectEqual(#require(titleFrame("Copy")).maxY, 212)
  }

  @Test func `A tap on a title runs its action and lets the menu disappear`() throws {
    _ = present()
    log = []
    let frame = try #require(titleFrame("Copy"))
    window.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    expectEqual(log, ["Copy", "will dismiss", "animations"])
    window.advance(to: 1)
    expectEqual(log.last, "dismissed")
    expectNil(window.previewOverlay)
  }

  @Test func `A tap outside lets the menu disappear, and does nothing else`() {
    _ = present()
    let control = UIControl(frame: CGRect(x: 0, y: 600, width: 100, height: 100))
    control.addAction(UIAction { [unowned self] _ in log.append("tap") }, for: .touchUpInside)
    window.addSubview(control)
    log = []
    window.tap(at: CGPoint(x: 50, y: 650))
    expectEqual(log, ["will dismiss", "animations"])
    window.advance(to: 1)
    window.tap(at: CGPoint(x: 50, y: 650))
    expectEqual(log.last, "tap")
  }

  @Test func `Reloading asks again`() {
    let interaction = present()
    titles = ["Look Up"]
    interaction.reloadVisibleMenu()
    expectNotNil(titleFrame("Look Up"))
    expectNil(titleFrame("Copy"))
    titles = []
    interaction.reloadVisibleMenu()
    expectContains(log, "will dismiss")
  }

  @Test func `Its place is updated, at once or over time`() throws {
    let interaction = present()
    window.advance(to: 1)
    target = CGRect(x: 0, y: 300, width: 100, height: 10)
    interaction.updateVisibleMenuPosition(animated: false)
    expect(!window.isAnimating)
    try expectEqual(#require(titleFrame("Copy")).maxY, 492)
  }

  @Test func `Nothing is shown without anything to offer, or outside a window`() {
    titles = []
    _ = present()
    expectNil(window.previewOverlay)
    let interaction = UIEditMenuInteraction(delegate: self)
    UIView().addInteraction(interaction)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    interaction.dismissMenu()
    expectNil(interaction.presentation)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    log.append("menu \(suggestedActions.count)")
    return UIMenu(
      children: titles.map { title in
        UIAction(title: title) { [unowned self] _ in log.append(title) }
      })
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    log.append("target")
    return target ?? CGRect(origin: configuration.sourcePoint, size: .zero)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    log.append("will present")
    animator.addAnimations { self.log.append("animations") }
    animator.addCompletion { self.log.append("presented") }
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    log.append("will dismiss")
    animator.addAnimations { self.log.append("animations") }
    animator.addCompletion { self.log.append("dismissed") }
  }
}
