// Copyright 2026 the OpenCollectionView authors
// SPDX-License-Identifier: MIT

import UIKit

/// The article's samples as an app: an outline of them, tapped through; columns where there is space.
final class AppViewController: UISplitViewController, ScriptedSample {
  static let name = "app"
  static let summary = "An outline of the samples, tapped through; columns with --size 1024x768."
  static let duration: TimeInterval? = 7
  static let poster: Double? = 0
  static let referenceSize: CGSize? = CGSize(width: 320, height: 568)
  static var ownStates: GoldenState.Changes {
    [
      "pushing": { $0.moment = 0.6 / 7 },
      "wide": { $0.size = CGSize(width: 1024, height: 768) },
      "wide-dark-search": {
        $0.size = CGSize(width: 1024, height: 768)
        $0.style = .dark
        $0.moment = 1
      },
    ]
  }

  var script: Script?
  private let outline: OutlineViewController

  required init(seed: UInt64) {
    outline = OutlineViewController(seed: seed)
    super.init(style: .doubleColumn)
    delegate = self
    setViewController(UINavigationController(rootViewController: outline), for: .primary)
    setViewController(outline.makeFirstScreen(), for: .secondary)
  }

  required init?(coder: NSCoder) {
    fatalError("samples are not read from archives")
  }
}

extension AppViewController: UISplitViewControllerDelegate {
  /// On a phone the outline comes first.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

extension AppViewController {
  func begin() {
    guard let window = view.window else { return }
    var script = Script(in: window)
    for (time, title) in [(0.5, "Grid"), (2.4, "Nested Groups"), (4.3, "Mountains Search")] {
      if time > 1 {
        // The outline is one tap away where its column is not seen.
        script.add(at: time - 0.9) { [weak self] in self?.goBack(in: window) }
        script.add(at: time - 0.5) { [outline] in outline.scroll(toRowTitled: title) }
      }
      script.add(at: time) { [outline] in
        if let row = outline.row(titled: title) { window.tap(at: row.middleInWindow) }
      }
    }
    script.add(at: 5.2) { [outline] in
      if let field = outline.shownSearchField { window.tap(at: field.middleInWindow) }
    }
    for (place, letter) in "peak".enumerated() {
      script.add(at: 5.5 + Double(place) * 0.2) { [outline] in
        outline.shownSearchField?.insertText(String(letter))
      }
    }
    self.script = script
  }

  func move(to time: TimeInterval) { script?.run(to: time) }

  /// Taps the button that leads back, where there is one.
  private func goBack(in window: UIWindow) {
    guard isCollapsed, let bar = outline.navigationController?.navigationBar else { return }
    let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    window.tap(
      at: bar.convert(CGPoint(x: isRightToLeft ? bar.bounds.width - 30 : 30, y: 22), to: nil))
  }
}
