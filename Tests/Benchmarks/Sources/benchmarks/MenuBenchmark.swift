// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Lays out a long context menu anew while it is open.
@MainActor enum MenuBenchmark {
  private static let rows = 1_000

  static func run(_ report: inout Report) {
    report.section("Menus at 390 × 844 @2x")
    let menu = OpenMenu(rows: rows)
    menu.open()
    let time = Stopwatch.median(of: 21) { menu.update() }
    report.row("a menu of \(rows) rows laid out, with its visible rows", time, "ms", atMost: 2)
  }
}

/// A menu of actions in a window.
@MainActor
private final class OpenMenu: NSObject, UIContextMenuInteractionDelegate {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let view = UIView(frame: CGRect(x: 16, y: 100, width: 110, height: 110))
  private lazy var interaction = UIContextMenuInteraction(delegate: self)
  private let actions: [UIAction]

  init(rows: Int) {
    actions = (0..<rows).map { row in UIAction(title: "Row \(row)") { _ in } }
    super.init()
    window.addSubview(view)
    view.addInteraction(interaction)
  }

  func open() {
    window.longPress(at: CGPoint(x: 60, y: 150))
    window.advance(to: window.currentTime + 1)
    window.endTouch()
    precondition(window.visibleMenu != nil, "The menu is not open.")
  }

  func update() {
    UIView.performWithoutAnimation {
      interaction.updateVisibleMenu { $0 }
      window.layoutIfNeeded()
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [actions] _ in UIMenu(children: actions) })
  }
}
