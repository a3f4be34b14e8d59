// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Expectations
import Foundation
import Geometry
import Testing

@testable import Interactions
@testable import Views

/// The forms of previews from iOS 13, which know the configuration alone (interaction rule CM-4).
@Suite("Previews of menus")
@MainActor
struct MenuPreviewTests {
  private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    weak var shown: UIView?

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(
        identifier: "item" as NSString,
        actionProvider: { _ in UIMenu(children: [UIAction(title: "A") { _ in }]) })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("highlight \(configuration.identifier)")
      return shown.map { UITargetedPreview(view: $0) }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("dismissal \(configuration.identifier)")
      return shown.map { UITargetedPreview(view: $0) }
    }
  }

  @Test func `They are asked when the menu opens and closes`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIView(frame: CGRect(x: 16, y: 100, width: 110, height: 110))
    let part = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 30))
    view.addSubview(part)
    window.addSubview(view)
    let delegate = Delegate()
    delegate.shown = part
    view.addInteraction(UIContextMenuInteraction(delegate: delegate))
    window.longPress(at: CGPoint(x: 60, y: 150))
    window.advance(to: window.currentTime + 1)
    window.endTouch()
    expectEqual(delegate.log, ["highlight item"])
    expectNotNil(window.visibleMenu)
    expect(window.chooseMenuElement(titled: "A"))
    window.advance(to: window.currentTime + 1)
    expectEqual(delegate.log, ["highlight item", "dismissal item"])
    expectEqual(part.alphaInPlace, 1, "it is shown in its place again")
  }
}
